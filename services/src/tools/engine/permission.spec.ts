import { rightOn, sponsorshipIn, workRightIn } from './reading/rights.js';
import { aCall, analysed, engine, letter, named } from './testing/texts.js';
import { rightSaid } from './writing/right-said.js';

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
    'jo@example.org | Spouse visa valid to 2029',
    'Graduate visa until May 2028',
    'Youth Mobility visa (expires 2027)',
    'Graduate Route visa until 2027',
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
    'jo@example.org | Leeds | Skilled Worker visa valid to 2027',
    'Health and Care Worker visa, expires June 2027',
    'Need CoS',
    'Graduate visa (expires Oct 2027), will need sponsorship after',
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

describe('what an advert says of sponsorship', () => {
  it.each([
    ['Visa sponsorship: No', 'The advert says that the employer does not sponsor: “Visa sponsorship: No”'],
    ['Visa sponsorship: Yes', 'The advert speaks of sponsorship or a visa: “Visa sponsorship: Yes”'],
    ['This role does not meet the requirements for a Skilled Worker visa.', 'does not sponsor'],
    ['You will be sponsored to do your mentorship course.', 'The advert says nothing about sponsorship'],
  ])(
    'is read from “%s”',
    async (line, said) => {
      const { content } = await analysed(cvSaying('Leeds'), `Welder\nRequirements\n- MIG welding\n${line}`);
      expect(content).toContain(said);
    },
    60_000,
  );
});

describe('the right to work, of which a CV says nothing', () => {
  it('is missing from it, with the reason, and is not counted by half', async () => {
    const analysis = await analysed(cvSaying('Leeds'), REFUSING);
    expect(named(analysis, 'Right to work')).toMatchObject({ state: 'missing', cvLine: null });
    expect(analysis.content).toContain('Your CV does not say whether you have it.');
  });
});

describe('a permanent resident', () => {
  it.each([
    ['Permanent resident', 'partly'],
    ['Permanent resident of Canada', 'partly'],
    ['Permanent resident of the United Kingdom', 'met'],
  ])(
    'is one of a country: %s',
    async (line, state) => {
      expect(named(await analysed(cvSaying(line), REFUSING), 'Right to work')?.state).toBe(state);
    },
    60_000,
  );
});

describe('the right to work, as an advert asks for it', () => {
  it.each([
    'Must be eligible to work in UK.',
    'Applicants need to be legally entitled to work in the UK',
    'You must be authorised to work in the United Kingdom.',
    'Permission to work in the UK is essential.',
  ])(
    'is one requirement, and no skill: %s',
    async (sentence) => {
      const { requirements } = await analysed(
        cvSaying('British citizen'),
        `Welder\nRequirements\n- MIG welding\n${sentence}`,
      );
      expect(requirements.find(({ kind }) => kind === 'right-to-work')).toMatchObject({
        state: 'met',
        cvLine: 'British citizen',
      });
      expect(requirements.filter(({ jobLine }) => jobLine === sentence)).toHaveLength(1);
    },
    60_000,
  );
});

describe('a permission that is applied for', () => {
  const JOB = 'Care Assistant\nHill House, Leeds\nRequirements\n- Right to work in the UK\n- Personal care';
  const cvWith = (...lines: string[]): string =>
    `Jo Tester\nLeeds\n${lines.join('\n')}\n\nExperience\nCare Assistant, Some Home, 2019 - present\n- Personal care for 20 residents`;

  it.each([
    'Applying for EU settled status',
    'Will apply for settled status in May',
    'EU settled status (pending)',
    'Settled status application submitted',
    'Settled status: application in progress',
    'Settled status, decision expected in May',
    'Settled status - pending',
    'Awaiting settled status',
    'Awaiting a decision on my settled status',
    'Waiting for indefinite leave to remain',
    'Applied for ILR, awaiting decision',
    'Pending ILR',
    'Hoping for settled status next year',
    'Settled status being processed',
    'Eligible for settled status',
    'In the process of obtaining settled status',
    'Settled status not yet granted',
    'Intend to apply for indefinite leave to remain',
  ])('is not held: %s', async (line) => {
    expect(workRightIn(line)).toBe('awaited');
    const { requirements, content } = await analysed(cvWith(line), JOB);
    expect(requirements.find(({ kind }) => kind === 'right-to-work')).toMatchObject({ state: 'missing', cvLine: line });
    expect(content).toContain('applied for or still to come');
    expect(content).not.toContain('Your CV says that you may work');
  });

  it('is told in no letter', async () => {
    const { generatedCoverLetter } = await engine.writeCoverLetter(
      { cvText: cvWith('Settled status pending'), jobDescription: JOB, customizations: '' },
      aCall(),
    );
    expect(generatedCoverLetter).not.toContain('ettled');
  });

  it('says less than what is held in another line', async () => {
    const { requirements } = await analysed(
      cvWith('Settled status application pending', 'I have indefinite leave to remain'),
      JOB,
    );
    expect(requirements.find(({ kind }) => kind === 'right-to-work')).toMatchObject({
      state: 'met',
      cvLine: 'I have indefinite leave to remain',
    });
  });
});

describe('a permission that is held', () => {
  it.each([
    'I have settled status',
    'EU settled status, granted 2021',
    'Applied for and received settled status',
    'Settled status (application approved in 2021)',
    'EU pre-settled status, settled status applied for',
    'Pre-settled status; applying for settled status in May',
    'British citizenship application submitted; ILR held',
    'I have the right to work while my settled status application is pending',
    'Right to work in the UK, DBS pending',
    'Right to work in the UK. Awaiting NMC PIN',
    'Settled status (awaiting DBS)',
    'British citizen seeking a post in care',
    'British citizen applying for care work',
    'Settled status, hoping for a permanent post',
    'Eligible to work in the UK, references to follow',
  ])('stays one beside what else is applied for: %s', (line) => {
    expect(workRightIn(line)).toBe('has');
  });
});

describe('a permission to work is told', () => {
  const told = (right: string) =>
    letter(
      `Ana Silva\nLeeds\n\nExperience\nStaff Nurse, Leeds General Infirmary, 2022 - present\n- Wound care\n\nOther\n${right}`,
      'Staff Nurse\nRequirements\n- Wound care',
    );

  it.each([
    [
      'On a Skilled Worker visa (sponsor: Leeds Teaching Hospitals) until May 2027.',
      'I am on a Skilled Worker visa until May 2027.',
    ],
    ['On a Skilled Worker visa.', 'I am on a Skilled Worker visa.'],
    ['Currently on a Graduate visa until June 2027', 'I am currently on a Graduate visa until June 2027.'],
    ['On a Health and Care Worker visa', 'I am on a Health and Care Worker visa.'],
    ['Skilled Worker visa', 'I hold a Skilled Worker visa.'],
    ['Graduate visa until 2027', 'I hold a Graduate visa until 2027.'],
  ])('as somebody would say it: %s', async (right, said) => {
    expect(await told(right)).toContain(said);
  });

  it.each([
    [
      'Skilled Worker visa, current sponsor; would need a new certificate of sponsorship.',
      'I hold a Skilled Worker visa and would need a new certificate of sponsorship.',
    ],
    [
      'On a Skilled Worker visa; will need a new certificate of sponsorship.',
      'I am on a Skilled Worker visa and will need a new certificate of sponsorship.',
    ],
    [
      'Graduate visa; will require sponsorship from 2027.',
      'I hold a Graduate visa and will need sponsorship from 2027.',
    ],
  ])('with the condition that stands behind it: %s', async (right, said) => {
    expect(await told(right)).toContain(said);
  });
});

describe('a degree', () => {
  const degree = async (study: string, asked: string) =>
    named(
      await analysed(
        `Jo Lee\nExperience\nEngineer, Acme, 2016 - now\n- Designed pumps\nEducation\n${study}`,
        `Engineer\nRequirements\n- ${asked}`,
      ),
      'Degree',
    )?.state;

  it.each([
    [
      'MEng Mechanical Engineering, Some University, 2015',
      'A mechanical engineering degree with three or more years in rotating equipment',
      'met',
    ],
    ['BEng Mechanical Engineering, Leeds, 2015', 'Degree in an engineering discipline', 'met'],
    ['BSc Physics, Leeds, 2015', 'Degree in engineering, physics or similar', 'met'],
    ['BSc (Hons) Physics 2:2, Leeds, 2015', 'A 2:1 degree in Physics', 'partly'],
    ['BSc (Hons) Physics 2:1, Leeds, 2015', 'A 2:1 degree in Physics', 'met'],
    ['BA History, Leeds, 2015', 'Degree in an engineering discipline', 'missing'],
  ])('“%s” answers “%s”: %s', async (study, asked, state) => {
    expect(await degree(study, asked)).toBe(state);
  });
});

describe('a heading with a full stop', () => {
  it.each(['Education.', 'Qualifications.', 'Studies.', 'Education:'])('is one: %s', async (heading) => {
    const cv = `Jo Lee\n\nCareer\nEngineer, Acme, Leeds, 2016 - present. Designed pumps.\n\n${heading} BEng (Hons) Mechanical Engineering, University of Leeds, 2015.\nSystems. SolidWorks.`;
    const { requirements } = await analysed(cv, 'Engineer\nRequirements\n- Degree in engineering\n- Pump design');
    expect(requirements.find(({ name }) => name === 'Degree')?.state).toBe('met');
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
    ['My visa expires in March 2027.', 'limited'],
  ])('is read in a CV: %s', (line, says) => expect(workRightIn(line)).toBe(says));

  it('is quoted without what it was cut off with', () => {
    expect(rightSaid('Visa: Skilled Worker (current employer),', 'needs')).toBe(
      'Of my right to work my CV says: “Visa: Skilled Worker (current employer).”',
    );
  });
});
