import { roleFit } from '../match/role-fit.js';
import { readAdvert } from './advert-reader.js';
import { readCv } from './cv-reader.js';
import { isHeld } from './post-held.js';
import { mayHoldIn, workRightIn } from './rights.js';
import { spansIn, yearsCovered } from './time-spans.js';
import { latestPost } from '../writing/latest-post.js';
import { otherWork } from '../writing/other-work.js';

const today = new Date('2026-11-22');
const read = (cv: string) => readCv(cv, today);

describe('years', () => {
  it.each([
    ['2021 - 2024', 3],
    ['2019-2020', 1],
    ['Jan 2020 - Dec 2023', 4],
    ['09/2020 - 08/2022', 2],
    ['2022 - 2022', 0.5],
  ])('of “%s” are %d', (text, years) => {
    expect(yearsCovered(spansIn(text, today))).toBe(years);
  });

  it('of posts that follow each other in one year are not counted twice', () => {
    expect(yearsCovered(['2021-2024', '2024-2025'].flatMap((text) => spansIn(text, today)))).toBe(4);
  });

  it.each([
    'School\nVocational certificate, Some Technikum, 2007 - 2011',
    'Bootcamp student, Some Academy, 2007 - 2011',
  ])('of learning are none of work: %s', (learning) => {
    const cv = `Experience\nElectrician, Some Firm, Jan 2020 - Dec 2021\n\n${learning}`;
    expect(read(cv).years).toBe(2);
  });
});

describe('a post', () => {
  const heldIn = (cv: string) =>
    read(cv)
      .posts.filter(isHeld)
      .map(({ title }) => title);

  it.each([
    ['Plumber, Some Pipes Ltd, 2016 - 2024. Fitted boilers in 40 homes.', 'Plumber, Some Pipes Ltd'],
    [
      'Jan 2020 – present: Dental Nurse, Mill Lane Surgery, York. Chairside help.',
      'Dental Nurse, Mill Lane Surgery, York',
    ],
    ['Payroll clerk, Hill Foods, 2018 - 2023: weekly pay for 300 people, pensions, P11D.', 'Payroll clerk, Hill Foods'],
  ])('may be told in one line with its dates: %s', (line, title) => {
    expect(heldIn(`Ada Lee, Leeds\n${line}`)).toEqual([title]);
  });

  it.each([
    'Nurse | Leeds | ada@example.org | Graduate visa until 14 March 2087',
    'Level 3 food hygiene training (2024)',
    'Ada Lee – Electrician',
    'BSc Nursing, Some University, 2013 - 2017',
  ])('is not what somebody is, learned or can be reached at: %s', (line) => {
    expect(heldIn(`Ada Lee\n${line}\nI am punctual.`)).toEqual([]);
  });

  it('held last is the one that ends last, whether its trade is known or not', () => {
    const cv =
      'Work\n2016–2024 Some Yard, Hull – Welder on towers\n2024–now Self-employed, site repairs\n2011–2016 Some Docks – Welder';
    expect(latestPost(read(cv))?.post.title).toBe('Self-employed, site repairs');
  });

  it('is not claimed to be the last beside a later line that could not be read', () => {
    const cv = 'Ada Lee, Leeds\n2021-2024 Some Depot: forklift driver\n2024-2025 Some Dock: zwrkler';
    expect(latestPost(read(cv))?.isSure).toBe(false);
  });

  it('at the top of a CV is not the last one held', () => {
    expect(latestPost(read('Ada Lee\nStaff Nurse\nI am punctual.'))).toBeNull();
  });
});

describe('the same work', () => {
  const fit = (post: string, job: string) => {
    const [held] = read(`Experience\n${post}, Some Firm, 2015 - 2024`).posts;
    return held && roleFit(held, readAdvert(`${job}\nRequirements\n- Communication`));
  };

  it.each([
    ['Management Accountant', 'Management Accountant'],
    ['Care Assistant', 'Care Assistant'],
    ['Teaching Assistant', 'Teaching Assistant'],
    ['Assistant Accountant', 'Assistant Accountant'],
  ])('is %s for %s', (post, job) => expect(fit(post, job)).toBe('same'));

  it.each([
    ['Assistant Accountant', 'Management Accountant'],
    ['Assistant Accountant', 'Treasury Accountant'],
    ['Trainee Electrician', 'Electrician'],
    ['Apprentice Plumber', 'Plumber'],
    ['Junior Sous Chef', 'Sous Chef'],
  ])('is not %s for %s', (post, job) => expect(fit(post, job)).not.toBe('same'));

  it('is all that is told as an example of it', () => {
    const cv = read(
      'Experience\nCare Assistant, Some Home, 2023 - 2026\n- Helped ten residents to wash and dress\nCleaner, Some Offices, 2020 - 2023\n- Cleaned offices in the evening',
    );
    expect([...otherWork(readAdvert('Care Assistant\nRequirements\n- Patient care'), cv)]).toEqual([
      'Cleaner, Some Offices, 2020 - 2023',
      'Cleaned offices in the evening',
    ]);
  });
});

describe('permission to work', () => {
  it.each([
    ['Currently on a Skilled Worker visa with Some Trust', 'needs'],
    ['I would need a new certificate of sponsorship to change employer', 'needs'],
    ['I am looking for a company who can sponsor me', 'needs'],
    ['Sponsorship required', 'needs'],
    ['I hold a Health and Care Worker visa', 'needs'],
    ['Hoping for an employer that will sponsor my visa', 'needs'],
    ['EU Settled Status (no sponsorship needed)', 'has'],
    ['I do not need visa sponsorship', 'has'],
    ['Graduate visa until March 2087', 'has'],
    ['I don’t need much training', null],
  ])('is read from “%s”: %s', (line, says) => expect(workRightIn(line)).toBe(says));

  it.each([
    ['Graduate visa until March 2087', 'Canada', false],
    ['EU Settled Status', 'Canada', false],
    ['EU Settled Status', 'United Kingdom', true],
    ['Authorised to work in Canada', 'Canada', true],
    ['US citizen', 'United Kingdom', false],
    ['US citizen', 'United States', true],
    ['Irish citizen', 'United Kingdom', true],
    ['EU citizen', 'United Kingdom', false],
  ])('by “%s” may hold in %s: %s', (line, country, holds) => expect(mayHoldIn(line, country)).toBe(holds));
});

describe('the name of a CV', () => {
  it.each([
    ['Priya Sharma, ACCA (part-qualified)', 'Priya Sharma'],
    ['TOMASZ WRÓBEL – Coded Welder', 'TOMASZ WRÓBEL'],
    ['Name: Michael Asante', 'Michael Asante'],
    ['Grace Adeyemi RN', 'Grace Adeyemi'],
  ])('is the one of its first line: %s', (line, name) => expect(read(`${line}\nLeeds`).name).toBe(name));

  it.each(['Registered Nurse', 'Senior Software Engineer, London'])('is not its trade: %s', (line) =>
    expect(read(`${line}\nI am punctual.`).name).toBeNull(),
  );
});

it('An address shows no skill', () => {
  expect(read('Ada Lee\nEmail: ada@example.org').shown.size).toBe(0);
});
