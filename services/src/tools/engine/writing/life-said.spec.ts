import { readCv } from '../reading/cv-reader.js';
import { LeftOut } from './left-out.js';
import { LifeSaid } from './life-said.js';
import { toldCv } from './told-cv.js';
import { wishesIn } from './wishes.js';

const TODAY = new Date('2024-06-15');
function factsOf(experience: string, customizations = '', ownWords: readonly string[] = []): string[] {
  const told = toldCv(readCv(`Priya Sharma\nLeeds\n\n${experience}`, TODAY), wishesIn(customizations));
  return new LifeSaid(told, new LeftOut(told.left, told.years)).facts(ownWords);
}
const POSTS =
  'Experience\nStaff Nurse, Hill Hospital, Leeds, 2018 - present\n- Gave wound care\nHealthcare Assistant, Oak House, York, 2014 - 2018\n- Served meals';

describe('of a life a letter says', () => {
  it('as what and where somebody works, and for how long on the day that the CV was read', () => {
    const [work, years] = factsOf(POSTS);
    expect(work).toMatch(/^I work as a Staff Nurse at Hill Hospital/);
    expect(years).toBe('I have 10 years of work experience in all');
  });

  it('that a post is over, where it is known to have been the last', () =>
    expect(factsOf(POSTS.replace('present', '2023'))[0]).toMatch(/^I last worked as a Staff Nurse/));

  it('neither which post was the last nor a sum where a row with dates was not understood', () => {
    const facts = factsOf(`${POSTS}\n2012 - 2014 Zwrkl and sons`);
    expect(facts.join()).not.toMatch(/last worked|years of work/);
  });

  it('no years beside a sentence of the person that says them', () =>
    expect(factsOf(POSTS, '', ['I have ten years of experience.']).join()).not.toContain('years of work'));

  it('the degree of whoever has hardly worked', () =>
    expect(factsOf('Education\nBSc Nursing, University of Hull, 2021 - 2024')).toEqual([
      expect.stringMatching(/^I hold the following degree: BSc Nursing/),
    ]));

  it.each([
    ['leave out my years of experience', /years of work/],
    ['do not mention Hill Hospital', /Hill Hospital/],
  ])('nothing of what is to be left out: %s', (wish, said) => expect(factsOf(POSTS, wish).join()).not.toMatch(said));
});
