import { degreeIn } from './reading/degrees.js';
import { readCv } from './reading/cv-reader.js';
import { spansIn } from './reading/time-spans.js';
import { articled, postSaid } from './writing/post-said.js';
import { aCall, analysed, named } from './testing/texts.js';
import { BuiltInEngine } from './built-in-engine.js';

const TODAY = new Date('2026-06-15');
const posts = (cv: string) => readCv(cv, TODAY).posts.map(({ title }) => title);
const yearsOf = (line: string) => readCv(`Ann Lee\nProfile\n${line}`, TODAY).years;

describe('years of work', () => {
  it.each([
    ['I am 32 years old working as a care assistant', 0],
    ['I am 34 years old with 3 years experience', 3],
    ['Three years as a student', 0],
    ['12 years as a member of the Scouts', 0],
    ['12 years as a member of the nursing team', 12],
    ['12 years in Reading', 0],
    ['6 years in Beijing', 0],
    ['6 years in catering', 6],
    ['6 years in Catering', 6],
    ['12 years experience as a cook', 12],
  ])('that “%s” tells are %i', (line, years) => expect(yearsOf(line)).toBe(years));
});

describe('a stretch of time', () => {
  it.each(['2016 - 2018 –    The Grand Hotel', '2016 - 2018 -', 'Jan 2016 - Dec 2018 -', '2016 -     Dec 2018'])(
    'is over where it ends: %s',
    (line) => {
      const spans = spansIn(line, TODAY);
      expect(spans).toHaveLength(1);
      expect(spans[0]?.to).toBeLessThanOrEqual(2019 * 12);
    },
  );

  it.each(['2021-     Some Ltd', '(2021-)', '2021 -'])('runs on where nothing ends it: %s', (line) => {
    expect(spansIn(line, TODAY)).toEqual([expect.objectContaining({ to: 2026 * 12 + 6 })]);
  });

  it('does not run on into a story', () => {
    expect(spansIn('2021 -    moved to Leeds', TODAY)).toEqual([]);
  });
});

describe('a post', () => {
  it.each(['Team Member, McDonalds', 'General Manager, Tesco'])(
    'of no occupation that is known is not that of the headline: %s',
    (post) => {
      const cv = readCv(`Ann Lee\nRegistered Nurse\n\nExperience\n${post}, 2015 - 2019\n- Served customers`, TODAY);
      expect(cv.posts.map(({ known, title }) => [title, known?.family ?? null])).not.toContainEqual([
        post,
        expect.stringMatching(/nurse/),
      ]);
    },
  );

  it.each([
    'Mobile Developer, Acme Ltd',
    'Software Engineer, Visa',
    'Mobile Crane Operator, Acme Ltd',
    'Phone Repair Technician, Acme Ltd',
  ])('is one, whatever a telephone is called: %s', (post) => {
    expect(posts(`Ann Lee\n\nExperience\n${post}, 2019 - 2022\n- Worked there`)).toEqual([post]);
  });

  it.each(['Mobile: 07700 900123', 'Phone 07700 900123', 'Skilled Worker visa valid to 2087', 'Hi, I drive lorries'])(
    'is none: %s',
    (line) => expect(posts(`Ann Lee\n\nExperience\n${line}\nCook, The Mill, 2019 - 2022`)).toEqual(['Cook, The Mill']),
  );

  it('for oneself has no employer', () => {
    expect(posts('Ann Lee\nSince 2019 I work for myself as a plumber.')).toEqual(['plumber']);
  });

  it('ends its employer where a sentence goes on', () => {
    const cv =
      'Ann Lee\nI am carpenter. I work 9 years: from 2011 till 2020 in company Some Build and then moved home.';
    expect(posts(cv)).toContain('carpenter at Some Build');
    expect(posts(cv).join('\n')).not.toMatch(/moved/);
  });

  it('is no care of one’s own father', () => {
    expect(
      posts('Ann Lee\nI was a carer for my father from 2012 to 2015.').filter((title) => /father/.test(title)),
    ).toEqual([]);
  });
});

describe('a degree', () => {
  it('is no employer', () => {
    expect(degreeIn('BCA Logistics, Driver')).toBeNull();
    expect(degreeIn('Yard hand, BSW Timber')).toBeNull();
    expect(degreeIn('BCA, University of Pune')).toBe(6);
    const { degree } = readCv('Ann Lee\n\nEducation\nBCA, Pune, 2015', TODAY);
    expect(degree?.level).toBe(6);
  });

  it.each(['Degree not completed (left university in 2019)', 'Left university without a degree, 2019'])(
    'is not held: %s',
    (line) => expect(readCv(`Ann Lee\n\nEducation\n${line}`, TODAY).degree).toBeNull(),
  );
});

describe('English', () => {
  it('is what a CV without headings and sentences is written in', async () => {
    const cv = 'Ann Lee\nCarer, Oak Home 2019 - now\nWound care, personal care\nLeeds';
    expect(named(await analysed(cv, 'Carer\nRequirements\n- Fluent English'), 'English')?.state).toBe('met');
  });

  it('is not met where somebody says that it is poor', async () => {
    const cv = 'Ann Lee\nCarer, Oak Home 2019 - now\nWound care, personal care\nSpoken English: poor';
    expect(named(await analysed(cv, 'Carer\nRequirements\n- Fluent English'), 'English')?.state).not.toBe('met');
  });
});

describe('a letter', () => {
  it.each([
    ['Self-employed joiner, Cluj', 'self-employed joiner in Cluj'],
    ['Self-employed joiner, part-time', 'Self-employed joiner, part-time'],
    ['Freelance photographer, weekends', 'Freelance photographer, weekends'],
    ['Freelance photographer, Weekends', 'Freelance photographer, Weekends'],
  ])('names “%s” as it is', (title, said) => expect(postSaid(title)).toBe(said));

  it('keeps what somebody was in charge of', () => {
    expect(postSaid('Chef, in charge of pastry, Some Inn')).toMatch(/in charge of pastry/);
  });

  it.each([
    ['Own Business', 'Own Business'],
    ['Freelance Work', 'Freelance Work'],
    ['Self-employed', 'Self-employed'],
    ['Freelance Photographer', 'a Freelance Photographer'],
    ['self-employed joiner in Cluj', 'a self-employed joiner in Cluj'],
  ])('gives “%s” its article', (post, said) => expect(articled(post)).toBe(said));
});

describe('a question of an interview', () => {
  it('knows a figure with a fraction from the number of a version', async () => {
    const cvText = 'Ann Lee\n\nExperience\nOperator, Some Works, 2019 - present\n- Raised output by 4.5 tonnes a week';
    const jobDescription = 'Operator\nRequirements\n- Production lines';
    const { questions } = await new BuiltInEngine().writeQuestions(
      { cvText, jobDescription, batch: 0, asked: [] },
      aCall(),
    );
    const own = questions.find(({ question }) => question.includes('4.5 tonnes'));
    expect(own?.tips).toContain('Be ready to explain how the figure was measured.');
  });
});
