import { mayBePerson } from './legal-forms.js';

describe('the name of an entry', () => {
  it.each([
    'john alistair ross johnston and the trustees of the late mrs deborah j jess johnston',
    'The Trustees of the late Harold Example',
    'Trustees of Mary Example',
    'Mr and Mrs Example',
    'John Example and Jane Sample',
    'Mrs A Church',
    'Mr J Bank T/A Corner Club',
    'Tamsin Harbourne t/a Harbour School Wear Ltd',
  ])('may be a person: %s', (name) => {
    expect(mayBePerson(name)).toBe(true);
  });

  it.each([
    'Trustees of the Example Foundation',
    'The Trustees of Example School',
    'Trustees of St Example Church',
    'Trustees of the Example Museum',
    'The Board of Trustees of the Example Armouries',
    'example roman catholic diocesan trustees',
    'Mr Example Limited',
    'Smith and Example LLP',
    'Leeds Example University',
  ])('is an organisation: %s', (name) => {
    expect(mayBePerson(name)).toBe(false);
  });
});
