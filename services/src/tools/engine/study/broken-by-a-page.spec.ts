import { studySentencesOf } from './document.js';

const FIRST = `Staff booklet for the kitchens group
Section 3 Cleaning
Surfaces are wiped every hour of each shift by two people.
`;
const NEXT = `does not kill bacteria. A disinfectant is a chemical
that reduces bacteria to a safe level. A sanitiser is
a product that cleans and disinfects in one go.`;

const headings = (cut: string) => new Set(studySentencesOf(`${FIRST}${cut}\f${NEXT}`).map(({ under }) => under));

describe('the end of a page', () => {
  it.each([
    'Detergent is a chemical that dissolves grease; it',
    'Bleach is strong and must be kept away from the',
    'A cloth that has been used on raw meat must be',
    'The cleaning record is signed by the chef and',
    'Floors are mopped at night, and',
    'A hot wash has to reach 82 degrees, which is the',
    'Gloves are worn by everybody who works with',
    'The dishwasher has a filter that',
    'Sanitiser will dry by itself and is',
    'Waste bins can be emptied by either of',
  ])('cuts a sentence and makes no heading of it: %s', (cut) => {
    expect([...headings(cut)]).not.toContain(cut);
  });

  it.each([
    'Section 4 Chemicals',
    'What staff must do',
    'Where it is kept',
    'Cleaning in and out of hours',
    'Detergents and bleach',
  ])('may be a heading: %s', (heading) => {
    expect([...headings(heading)]).toContain(heading);
  });
});
