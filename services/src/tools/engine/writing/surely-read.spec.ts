import type { CvFacts } from '../reading/cv-facts.js';
import { readCv } from '../reading/cv-reader.js';
import { isSurelyRead, isWholeSum } from './surely-read.js';

const TODAY = new Date('2024-03-15');
const cv = (experience: string, more = ''): CvFacts =>
  readCv(`Priya Sharma\nLeeds\n\nExperience\n${experience}\n\n${more}`, TODAY);
const POST = 'Staff Nurse, Hill Hospital, Leeds, 2018 - present\n- Gave wound care';

describe('a CV is surely read', () => {
  it.each([
    ['a post that goes on', POST, ''],
    ['posts that follow each other', `${POST}\nHealthcare Assistant, Oak House, York, 2014 - 2018`, ''],
    ['studies under their heading', POST, 'Education\nBSc Nursing, University of Hull, 2014 - 2017'],
    ['a paper with its years', POST, 'Certificates\nALS provider, valid until 2087'],
    ['what is done besides', POST, 'Volunteering\nTreasurer, Some Church, 2015 - 2020'],
    ['a year within its work', `${POST}\n- Won a ward award in 2021`, ''],
    ['an employer alone, until the day it was read', '2019 - now Some Transport, Goole: artic tanker nights', ''],
  ])('of which every row with dates was understood: %s', (_, experience, more) =>
    expect(isSurelyRead(cv(experience, more))).toBe(true),
  );

  it.each([
    ['a row of years that no post was read in', `${POST}\n2012 - 2014 Zwrkl and sons`],
    ['work that has no dates of its own', `${POST}\nCurrently: cleaner at Some School`],
    ['a post without dates', `${POST}\nHealthcare Assistant, Oak House, York`],
    ['two posts by one row of dates', '2018 - 2020\nStaff Nurse, Hill Hospital\nWard Sister, Oak House'],
  ])('and not with %s', (_, experience) => expect(isSurelyRead(cv(experience))).toBe(false));

  it('by the day it was read on, whatever day it is now', () => {
    const read = cv(`2019 - now Some Transport, Goole: artic tanker nights\n${POST}`);
    expect(isSurelyRead({ ...read, today: new Date('2040-03-15') })).toBe(false);
    expect(isSurelyRead(read)).toBe(true);
  });
});

describe('the years of a CV are all of them', () => {
  it.each(['Staff Nurse, Oak House, 2014 - 2018', 'Before 2014 I was at school'])('beside %s', (line) =>
    expect(isWholeSum(cv(`${POST}\n${line}`))).toBe(true),
  );

  it.each([
    'Before 2014: apprentice',
    'Kitchen porter, various pubs, until 2014',
    'Bar work. Before that 3 years at sea',
  ])('and not beside %s', (line) => expect(isWholeSum(cv(`${POST}\n${line}`))).toBe(false));
});
