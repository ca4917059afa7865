import { letter } from '../testing/texts.js';
import { readCv } from './cv-reader.js';
import { occupationOf } from './occupation-families.js';
import { placed } from './work-done.js';

const today = new Date(2026, 5, 15);

interface Job {
  role: string;
  employer: string;
  town: string;
  dates: string;
  work: string;
}

/** How people set the head of a post, with the town or without. */
const LAYOUTS: readonly [string, (job: Job) => string][] = [
  ['employer, town / title, dates', (j) => `${j.employer}\n${j.town} / ${j.role}\n${j.dates}`],
  ['employer and town, title, dates', (j) => `${j.employer}, ${j.town}\n${j.role}\n${j.dates}`],
  ['employer, town, title, dates', (j) => `${j.employer}\n${j.town}\n${j.role}\n${j.dates}`],
  ['title, employer, dates', (j) => `${j.role}\n${j.employer}, ${j.town}\n${j.dates}`],
  ['title, employer with dates', (j) => `${j.role}\n${j.employer}, ${j.town} | ${j.dates}`],
  ['dates, title, employer', (j) => `${j.dates}\n${j.role}\n${j.employer}, ${j.town}`],
  ['employer, dates / title', (j) => `${j.employer}, ${j.town}\n${j.dates} / ${j.role}`],
  ['employer, dates, title', (j) => `${j.employer}, ${j.town}\n${j.dates}\n${j.role}`],
  ['employer with dates, title', (j) => `${j.employer}, ${j.town}   ${j.dates}\n${j.role}`],
  ['title / employer, dates', (j) => `${j.role} / ${j.employer}, ${j.town}\n${j.dates}`],
  ['employer – title, dates', (j) => `${j.employer} – ${j.role}\n${j.dates}`],
  ['dates, title and employer in one line', (j) => `${j.dates}   ${j.role}, ${j.employer}, ${j.town}`],
];

const CONVEYANCER: Job = {
  ...{ role: 'Conveyancing Assistant', employer: 'Carver Lyle Solicitors LLP', town: 'Stockport' },
  ...{ dates: 'March 2020 - Present', work: 'Prepared contract packs for 40 sales a month' },
};
const SECRETARY: Job = {
  ...{ role: 'Legal Secretary', employer: 'Brook Marsh Law', town: 'Salford' },
  ...{ dates: 'June 2016 - February 2020', work: 'Typed letters for four fee earners' },
};
const ENGINEER: Job = {
  ...{ role: 'Refrigeration Service Engineer', employer: 'Northgate Cooling Ltd', town: 'Hull' },
  ...{ dates: 'May 2019 - Present', work: 'Serviced chillers and cold rooms for 30 supermarkets' },
};
const FITTER: Job = {
  ...{ role: 'Refrigeration Fitter', employer: 'Polar Systems', town: 'Goole' },
  ...{ dates: '2013 - 2019', work: 'Fitted cold rooms and pipework' },
};
const cvOf = (layout: (job: Job) => string, ...jobs: Job[]) =>
  `Ellen Marsh\nellen@mail.example\n\nExperience\n${jobs.map((job) => `${layout(job)}\n- ${job.work}`).join('\n\n')}

Education
A levels, Stockport College, 2012`;
const CASES = LAYOUTS.flatMap(([name, layout]) =>
  [
    [CONVEYANCER, SECRETARY],
    [ENGINEER, FITTER],
  ].map((jobs) => [name, jobs[0]!.role, cvOf(layout, ...jobs), jobs] as const),
);

describe('the head of a post over several lines', () => {
  it.each(CASES)('is one post, by who somebody was: %s, %s', (_name, _role, cv, jobs) => {
    const { posts } = readCv(cv, today);
    expect(posts).toHaveLength(jobs.length);
    for (const [at, { role }] of jobs.entries()) {
      expect(posts[at]!.title.startsWith(role)).toBe(true);
      expect(posts[at]!.spans).toHaveLength(1);
    }
  });

  it.each(CASES)(
    'is told of in a letter by the post that is held, and where: %s, %s',
    async (_name, role, cv, jobs) => {
      const text = await letter(cv, `${role}\nHall & Webb LLP, Leeds\nRequirements\n- Driving licence\n- Teamwork`);
      expect(text).toMatch(new RegExp(`I work as an? ${role} at ${jobs[0]!.employer}`));
      for (const { role: each, employer } of jobs) {
        expect(text).not.toMatch(new RegExp(`\\bAt (?:\\S+ / |/ )?${each}`));
        expect(text).not.toMatch(new RegExp(`\\b[aA]s an? ${employer}|\\bAs ${employer}`));
      }
    },
  );

  it.each([
    'Warehouse Operative, Clipper, Leeds, 2019 - 2022\n- Picked 180 orders a shift',
    'Support Worker, Mencap\n2019 - 2022\n- Supported four adults at home',
    'Royal Mail\n2019 - 2022\nWorked nights and weekends at the sorting office',
    'Staff Nurse\nRoyal Infirmary, Leeds\n2019 - 2022\n- Looked after eight patients',
  ])('stays as it was where a line says it: %s', (entry) => {
    const { posts } = readCv(`Jo Lee\n\nExperience\n${entry}`, today);
    expect(posts.length).toBeLessThanOrEqual(1);
    expect(posts.every(({ where }) => where === undefined)).toBe(true);
  });

  it.each([
    'Carpenter\nVarious Sites, 2019 - 2022\n- Hung doors and fitted stairs',
    'Driver\nMultidrop\n2019 - 2022\n- Drove vans to sixty shops',
    'Staff Nurse\nBand 5\n2019 - 2022\n- Looked after eight patients',
    '2019 - 2022\nCarpenter\nFreelance\n- Hung doors and fitted stairs',
    'Software Engineer\nFull Time, 2019 - 2022\n- Built services',
  ])('takes how somebody worked for no employer: %s', (entry) => {
    const { posts } = readCv(`Jo Lee\n\nExperience\n${entry}`, today);
    expect(posts).toHaveLength(1);
    expect(posts[0]!.employer).toBeUndefined();
  });

  it('has one post of work for oneself', () => {
    const { posts } = readCv('Jo Lee\n\nExperience\nElectrician\nSelf-employed, 2019 - 2022\n- Rewired houses', today);
    expect(posts.map(({ known, spans }) => [known?.family, spans.length])).toEqual([['electrical installation', 1]]);
  });

  it('names the employer beside it', () => {
    const [post] = readCv('Jo Lee\n\nExperience\nPlumber\nFull time\nRees Heating\n2019 - 2022', today).posts;
    expect(post?.employer).toBe('Rees Heating');
  });

  it('begins below no work that is told without marks, and ends before it', () => {
    const cv = `Jo Lee

Experience
Senior Carer, Oak House
2019 - Present
Care planning for 12 residents
Medication rounds
Care Assistant, Elm Court
2015 - 2019
`;
    const { posts } = readCv(cv, today);
    expect(posts.map(({ title, where }) => [title, where])).toContainEqual(['Senior Carer, Oak House', undefined]);
    for (const { title } of posts) expect(title).not.toMatch(/Medication/);
  });

  it('takes two roles in one head for no single post', () => {
    const cv = 'Jo Lee\n\nExperience\nNorthgate Cooling Ltd\nTeam Leader\nFitter\n2019 - 2022\n- Fitted cold rooms';
    expect(readCv(cv, today).posts.every(({ where }) => where === undefined)).toBe(true);
  });
});

describe('the name of a firm', () => {
  it.each([
    'Carver Lyle Solicitors LLP',
    'Harper Builders Ltd',
    'Ashdown Accountants Limited, York',
    'Moor Lane Opticians Ltd',
    'Dale Electricians (UK) Ltd',
  ])('is nobody: %s', (firm) => {
    expect(occupationOf(firm)).toBeNull();
  });

  it.each([
    'Solicitor, Carver Lyle Solicitors LLP',
    'Site Manager Kier Construction Ltd',
    'Family Solicitors',
    'Electrician at Harper Builders Ltd',
  ])('is told from somebody: %s', (title) => {
    expect(occupationOf(title)).not.toBeNull();
  });

  it.each([
    ['Conveyancing Assistant, Carver Lyle Solicitors LLP', 'At Carver Lyle Solicitors LLP'],
    ['Refrigeration Service Engineer, Northgate Cooling Ltd, Hull', 'At Northgate Cooling Ltd'],
    ['Fuller Smith & Turner, London', 'At Fuller Smith & Turner'],
    ["Miller's Baker, Head Chef", "At Miller's Baker"],
    ['Royal Infirmary, Leeds', 'At Royal Infirmary'],
  ])('is where somebody was: %s', (where, said) => {
    expect(placed(where, false)).toBe(said);
  });
});

describe('of what somebody was it, between post and employer', () => {
  const titlesOf = (posts: string) =>
    readCv(`Tess Marlowe\nExeter\n\nLegal Experience\n\n${posts}\n`, new Date(2026, 10, 1)).posts.map(
      ({ title }) => title,
    );

  it.each([
    [
      'Conveyancing Assistant, Residential Property\nStephens Example LLP, Exeter   Jan 2021 – Present\nResponsible for post-completion on 60 files a month',
      'Conveyancing Assistant, Residential Property, Stephens Example LLP, Exeter',
    ],
    [
      'Paralegal, Residential Conveyancing\nMuckle Example LLP, Newcastle   Oct 2021 – Present\nDrafting of contract packs',
      'Paralegal, Residential Conveyancing, Muckle Example LLP, Newcastle',
    ],
    [
      'Legal Secretary (temp)\nVarious firms through Law Choice   Jan 2020 – Sep 2021\nAudio typing (70 wpm), diary management, billing',
      'Legal Secretary (temp), Various firms through Law Choice',
    ],
  ])('is no employer: %s', (posts, title) => expect(titlesOf(posts)).toEqual([title]));
});
