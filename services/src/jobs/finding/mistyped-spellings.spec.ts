import { inOslo, titlesOf } from './testing/answers.js';
import { searchAmong } from './testing/search-among.js';

describe('a typing error in a word that jobs have as it is spelled across the ocean', () => {
  const titles = [
    'Pediatrician', 'Anesthetist', 'Hematologist', 'Behavioral Therapist', 'Labour Officer', 'Fiber Splicer',
    'Organisation Analyst', 'Jewelry Setter', 'Traveling Fitter', 'Diarrhea Researcher',
  ]; // prettier-ignore
  const found = titlesOf(searchAmong(inOslo(titles)));

  it.each([
    ['paediatrcian', 'paediatrician', 'Pediatrician'],
    ['paediatrican', 'paediatrician', 'Pediatrician'],
    ['padeiatrician', 'paediatrician', 'Pediatrician'],
    ['anaesthtist', 'anaesthetist', 'Anesthetist'],
    ['anaesthetst', 'anaesthetist', 'Anesthetist'],
    ['anaestetist', 'anaesthetist', 'Anesthetist'],
    ['haematlogist', 'haematologist', 'Hematologist'],
    ['haematologst oslo', 'haematologist oslo', 'Hematologist'],
    ['behavoural', 'behavioural', 'Behavioral Therapist'],
    ['behaviourl therapst', 'behavioural therapist', 'Behavioral Therapist'],
    ['labro officer', 'labor officer', 'Labour Officer'],
    ['fibrre', 'fibre', 'Fiber Splicer'],
    ['organizaton', 'organization', 'Organisation Analyst'],
    ['jewelery', 'jewelry', 'Jewelry Setter'],
    ['jewllery', 'jewellery', 'Jewelry Setter'],
    ['travelllng fitter', 'travelling fitter', 'Traveling Fitter'],
  ])('is corrected like any other, in the spelling that was begun: %s', async (typed, corrected, title) => {
    expect(await found(typed)).toEqual({ corrected, titles: [title] });
  });

  it.each(['paediatrician', 'anaesthetists', 'haematologist', 'organization', 'jewellery', 'travelling fitter'])(
    'is none where the word is spelled right: %s',
    async (typed) => {
      const { corrected, titles } = await found(typed);
      expect(corrected).toBeUndefined();
      expect(titles).toHaveLength(1);
    },
  );

  it.each([
    ['pediatrcian', 'pediatrician'],
    ['hematologst', 'hematologist'],
    ['labuor', 'labour'],
    ['behaviuoral', 'behavioral'],
    ['travellng', 'traveling'],
    ['organisaton', 'organisation'],
  ])('is corrected to the word that jobs have where that is as near: %s', async (typed, corrected) => {
    expect((await found(typed)).corrected).toBe(corrected);
  });

  it.each(['padiatrcian', 'zaemazologist', 'fbr'])(
    'is not looked for where there are more errors: %s',
    async (typed) => {
      expect(await found(typed)).toEqual({ corrected: undefined, titles: [] });
    },
  );
});
