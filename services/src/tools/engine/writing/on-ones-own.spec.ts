import { rankOf } from '../reading/seniority.js';
import { articled, postSaid } from './post-said.js';

describe('a post of one’s own', () => {
  it.each([
    ['Self-employed (subbie for Mercer M&E, Dodd Group)', 'a self-employed subbie for Mercer M&E and Dodd Group'],
    ['Self-employed (subcontractor to Dodd Group)', 'a self-employed subcontractor to Dodd Group'],
    ['Freelance (designer for small shops)', 'a freelance designer for small shops'],
    ['Self employed (plumber)', 'a self employed plumber'],
    ['Self-employed joiner', 'a self-employed joiner'],
  ])('is named by what its bracket says: %s', (title, said) => {
    expect(articled(postSaid(title))).toBe(said);
  });

  it('keeps a bracket that says where', () => {
    expect(articled(postSaid('Self-employed (domestic sites)'))).not.toMatch(/^an? self-employed domestic/);
  });
});

describe('an associate', () => {
  it.each(['Associate Dentist', 'Dental Associate', 'Associate Solicitor', 'Associate Vet'])(
    'who is fully qualified is no junior: %s',
    (title) => {
      expect(rankOf(title)).toBe(2);
    },
  );

  it.each(['Associate Software Engineer', 'Associate Product Manager', 'Junior Associate'])(
    'is a junior elsewhere: %s',
    (title) => {
      expect(rankOf(title)).toBe(1);
    },
  );
});
