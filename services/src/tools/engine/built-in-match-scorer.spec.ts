import { BuiltInEngine } from './built-in-engine.js';
import { BuiltInMatchScorer } from './built-in-match-scorer.js';
import { aCall, advert, cvText, sample, samples } from './testing/texts.js';

const scorer = new BuiltInMatchScorer();
const jobs = samples.map(({ title, category }) => ({ category, job: scorer.readJob(sample(title)) }));
const scoreOf = (cv: string, title: string): number => scorer.score(scorer.readCv(cv), scorer.readJob(sample(title)));

describe('scores of many jobs', () => {
  it('are those of an analysis against the same text', async () => {
    const engine = new BuiltInEngine();
    for (const title of ['Physiotherapist, Musculoskeletal', 'Data Engineer', 'Solicitor, Immigration and Asylum']) {
      const input = { cvText: cvText('physiotherapist'), jobDescription: advert(title) };
      const { matchScore } = await engine.analyseCv(input, aCall());
      expect(scoreOf(input.cvText, title)).toBe(matchScore);
    }
  });

  it('are higher for adverts of the own field than for others', () => {
    const fields: [string, string][] = [
      ['accountant', 'Finance'],
      ['civil-engineer', 'Engineering'],
      ['marketer', 'Marketing'],
      ['nurse', 'Healthcare'],
      ['open-jane-fullstacker', 'Technology'],
      ['teacher', 'Education'],
    ];
    for (const [name, category] of fields) {
      const cv = scorer.readCv(cvText(name));
      const scores = jobs.map(({ category: of, job }) => ({ isOwn: of === category, score: scorer.score(cv, job) }));
      const own = scores.filter(({ isOwn }) => isOwn);
      const others = scores.filter(({ isOwn }) => !isOwn);
      const right = own.flatMap((one) => others.filter((other) => one.score > other.score)).length;
      expect(right / (own.length * others.length)).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('do not change for the same input', () => {
    const job = scorer.readJob(sample('Brand Manager'));
    const text = cvText('marketer');
    const scores = Array.from({ length: 100 }, (_, at) =>
      scorer.score(scorer.readCv(text), at % 2 === 0 ? job : scorer.readJob(sample('Brand Manager'))),
    );
    expect(new Set(scores).size).toBe(1);
  });

  it.each([
    'Keywords: welding, forklift driving, payroll, dispensing, asylum law, phonics, calving, SEO, Passivhaus',
    'Python, Java, Kubernetes, SQL, nursing, accounting, marketing, teaching, welding, Excel, leadership, teamwork',
    'synergy blockchain agile communication leadership innovation cloud teamwork excellence',
  ])(
    'move by 3 points at most for a line of keywords: %s',
    (line) => {
      for (const name of ['nurse', 'civil-engineer', 'open-jane-fullstacker']) {
        const text = cvText(name);
        const before = scorer.readCv(text);
        for (const added of [`${text}\n${line}`, `${line}\n${text}`]) {
          const after = scorer.readCv(added);
          for (const { job } of jobs) {
            expect(Math.abs(scorer.score(after, job) - scorer.score(before, job))).toBeLessThanOrEqual(3);
          }
        }
      }
    },
    120_000,
  );

  it('can be had for a record that has only a title', () => {
    const record = {
      title: 'Physical Therapist',
      company: 'SOME HOSPITAL',
      location: 'New York',
      experienceLevel: null,
      description: '',
    };
    const job = scorer.readJob(record);
    expect(scorer.score(scorer.readCv(cvText('physiotherapist')), job)).toBeGreaterThan(
      scorer.score(scorer.readCv(cvText('accountant')), job),
    );
  });

  const record = (title: string) =>
    scorer.readJob({ title, company: 'ACME', location: 'Toronto', experienceLevel: null, description: '' });
  const under = (post: string) => scorer.readCv(`Jo Tester\nLeeds\n\nExperience\n${post}`);
  it.each([
    [
      'Healthcare Assistant, Glenfield Hospital, Leicester, 2021 - now',
      'Nursing Assistant',
      'Pediatric - Critical Care/Intensivist',
    ],
    [
      'Accounts Assistant – Midland Fasteners Ltd – 2020 to date\n\nCustomer Adviser – Lloyds Bank – 2018 to 2020',
      'Accounting technicians and bookkeepers',
      'Managers in customer and personal services, n.e.c.',
    ],
  ])(
    'put work like one’s own before work in the same building: %s',
    (post, own, other) => {
      expect(scorer.score(under(post), record(own))).toBeGreaterThan(scorer.score(under(post), record(other)));
    },
    60_000,
  );

  it('count who teaches small children half for the subject teacher of a secondary school', () => {
    const cv = under('Class teacher, Year 5, Oakfield Primary School, 2019 - now\nTeaches maths and English');
    const work = (title: string) =>
      scorer.match(cv, scorer.readJob(sample(title))).requirements.find(({ name }) => name.startsWith('Work as'));
    expect(work('Primary School Teacher')?.state).toBe('met');
    expect(work('Secondary School Teacher of Mathematics')?.state).toBe('partly');
    expect(work('Physics Teacher')?.state).toBe('partly');
  }, 60_000);

  it('are refused for what the scorer has not read', () => {
    expect(() => scorer.score({}, {})).toThrow('Only what this scorer has read can be matched');
  });
});
