import { headingOf } from './cv-sections.js';

describe('a heading that says in what field the experience is', () => {
  it.each([
    'Legal Experience',
    'Relevant Legal Experience',
    'LEGAL EXPERIENCE',
    'Teaching Experience',
    'Clinical Experience',
    'Hospitality experience:',
    'Kitchen & Bar Experience',
    'Other Experience',
    'Military Employment',
  ])('heads posts: %s', (line) => expect(headingOf(line)).toBe('experience'));

  it.each([
    'Customer Experience',
    'User Experience',
    'No experience',
    'Some retail experience',
    'Five years experience',
    'Head of Customer Experience',
    'Extensive legal experience',
    'legal experience',
    'I have legal experience',
    '- Retail experience',
  ])('is told from an amount of it, and from the experience of others: %s', (line) =>
    expect(headingOf(line)).not.toBe('experience'),
  );
  it('leaves volunteering its own', () => expect(headingOf('Volunteer Experience')).toBe('volunteering'));
});
