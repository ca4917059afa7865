import { analysed, named } from '../testing/texts.js';
import { rightSaid } from '../writing/right-said.js';
import { rightOn, sponsorshipIn, workRightIn } from './rights.js';

const cvSaying = (line: string): string => `Jo Tester\n${line}\n\nExperience\nWelder, Acme, 2015 - 2024`;

const REFUSING = 'Welder\nRequirements\n- MIG welding\nUnfortunately we are unable to offer sponsorship for this role.';

describe('the sponsorship that somebody needs, as a CV says it', () => {
  it.each([
    'Seeking a Health Care Assistant job in the United Kingdom with sponsorship.',
    'Looking for a visa-sponsored role in the UK',
    'Open to relocation and interested in posts with visa sponsorship',
    'Applying for care roles that offer sponsorship',
  ])(
    'is seen: %s',
    async (line) => {
      const analysis = await analysed(cvSaying(line), REFUSING);
      expect(named(analysis, 'Right to work')).toMatchObject({ state: 'missing', cvLine: line });
      expect(analysis.content).toContain('Your CV says that you need sponsorship');
    },
    60_000,
  );

  it.each(['Sponsored two apprentices with a charity', 'Looking for a role with sponsorship of cycling events'])(
    'is no other sponsorship: %s',
    async (line) => {
      expect(named(await analysed(cvSaying(line), REFUSING), 'Right to work')).toMatchObject({ cvLine: null });
    },
    60_000,
  );
});

describe('the right to work, as a CV says it', () => {
  it.each([
    'I am on a dependant visa so need no sponsorship.',
    'Requires no visa to work here',
    'jo@example.org | Spouse visa valid to 2089',
    'Graduate visa until May 2088',
    'Youth Mobility visa (expires 2087)',
    'Graduate Route visa until 2087',
    'I have ILR',
    'Visa: HK BN(O)',
    'Entitled to work in the UK without restriction',
  ])(
    'is seen: %s',
    async (line) => {
      const analysis = await analysed(cvSaying(line), REFUSING);
      expect(named(analysis, 'Right to work')).toMatchObject({ state: 'met', cvLine: line });
      expect(analysis.content).not.toContain('No line was found in your CV that says whether you need a visa');
    },
    60_000,
  );

  it.each([
    'jo@example.org | Leeds | Skilled Worker visa valid to 2087',
    'Health and Care Worker visa, expires June 2087',
    'Need CoS',
    'Graduate visa (expires Oct 2087), will need sponsorship after',
  ])(
    'is seen to end with a sponsor: %s',
    async (line) => {
      expect((await analysed(cvSaying(line), REFUSING)).content).toContain(
        'Your CV says that you need a visa or sponsorship',
      );
    },
    60_000,
  );

  it.each(['Advised families on spouse visa applications', 'Processed Skilled Worker visa applications for the firm'])(
    'is not read from work done for others: %s',
    async (line) => {
      expect((await analysed(`${cvSaying('York')}\n- ${line}`, REFUSING)).content).toContain(
        'No line was found in your CV that says whether you need a visa',
      );
    },
    60_000,
  );
});

describe('a permission to work', () => {
  it.each([
    'I do not have the right to work in the UK.',
    'I do not currently have permission to work in the United Kingdom.',
    'No right to work in the UK yet.',
    'Right to work: no',
    'Graduate visa (expired May 2024)',
    'Graduate visa until 10 December 2024',
    'My visa expired in 2023',
  ])(
    'is not there: %s',
    async (line) => {
      const analysis = await analysed(cvSaying(line), REFUSING);
      expect(named(analysis, 'Right to work')).toMatchObject({ state: 'missing', cvLine: line });
      expect(analysis.content).toContain('Your CV says that you have no permission to work, or none any more');
    },
    60_000,
  );

  it.each(['Student visa, 20 hours a week', 'I am on a Student visa and may work 20 hours a week.'])(
    'is there within limits: %s',
    async (line) => {
      expect(named(await analysed(cvSaying(line), REFUSING), 'Right to work')).toMatchObject({ state: 'partly' });
    },
    60_000,
  );

  it.each(['I will not need sponsorship.', 'No restrictions on my right to work', 'Right to work in the UK: Yes'])(
    'is there: %s',
    async (line) => {
      expect(named(await analysed(cvSaying(line), REFUSING), 'Right to work')).toMatchObject({ state: 'met' });
    },
    60_000,
  );

  it('that ends before half a year is over is a part of one', () => {
    const line = 'Graduate visa until 10 January 2027';
    expect(rightOn('has', line, new Date('2026-11-28'))).toBe('limited');
    expect(rightOn('has', line, new Date('2026-05-28'))).toBe('has');
    expect(rightOn('has', line, new Date('2027-02-01'))).toBe('none');
  });

  it('of another country is none here', async () => {
    const line = 'I have the right to work in Ireland.';
    expect(named(await analysed(cvSaying(line), REFUSING), 'Right to work')).toMatchObject({ state: 'partly' });
  });

  it('is what stands below the heading that names it', async () => {
    const cv = cvSaying('RIGHT TO WORK\nI will need sponsorship from a new employer.');
    expect(named(await analysed(cv, REFUSING), 'Right to work')).toMatchObject({
      cvLine: 'I will need sponsorship from a new employer.',
    });
  });
});

describe('who may be employed', () => {
  it.each([
    'Candidates must be British citizens.',
    'This role is open to candidates who hold British citizenship or indefinite leave to remain only.',
    'UK residents only.',
  ])('is said by “%s”', (sentence) => expect(sponsorshipIn(sentence, false)).toBe('right-required'));

  it.each([
    ['I do not have a UK work permit at present.', 'none'],
    ['My visa expires in March 2087.', 'limited'],
  ])('is read in a CV: %s', (line, says) => expect(workRightIn(line)).toBe(says));

  it('is quoted without what it was cut off with', () => {
    expect(rightSaid('Visa: Skilled Worker (current employer),', 'needs')).toBe(
      'Of my right to work my CV says: “Visa: Skilled Worker (current employer).”',
    );
  });
});
