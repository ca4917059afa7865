import { readAdvert } from './reading/advert-reader.js';
import { analysed, named } from './testing/texts.js';

const CV = (line: string, role: string) =>
  `Ana Reed\nLeeds\n\nExperience\n${role}, Some Place, Leeds, 2019 - present\n- ${line}\n- Met people every day\n`;

const JOB = (ask: string, role: string) => `${role}\nRequirements\n- ${ask}\n- Time management`;

const stateOf = async (line: string, ask: string, role: string) =>
  (await analysed(CV(line, role), JOB(ask, role))).requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state;

describe('a lack or a wish proves nothing', () => {
  it.each([
    ['Not used: Azure, Go', 'Azure'],
    ['Azure: not used', 'Azure'],
    ['Skills I lack: Azure, Kubernetes', 'Kubernetes'],
    ['My weaknesses: Azure', 'Azure'],
    ['Want to learn: Kubernetes, Azure', 'Azure'],
    ['Need to learn: Azure', 'Azure'],
    ['Would like to learn Kubernetes and Azure', 'Azure'],
    ['I want to learn Kubernetes', 'Kubernetes'],
    ['Hoping to learn Kubernetes, Terraform, Azure', 'Azure'],
  ])('“%s” for “%s”', async (line, ask) => {
    expect(await stateOf(line, ask, 'Software Developer')).toBe('missing');
  });

  it.each([
    ['No experience of: ventilators, dialysis', 'Dialysis', 'Staff Nurse'],
    ['JIB: not graded', 'JIB graded', 'Electrician'],
    ['Job wanted: HGV driver', 'Driving', 'Cleaner'],
    ['Target role: HGV driver', 'Driving', 'Cleaner'],
    ['I want to become an HGV driver', 'Driving', 'Cleaner'],
    ['Applying for HGV driver jobs', 'Driving', 'Cleaner'],
  ])('“%s” for “%s” of a %s', async (line, ask, role) => {
    expect(await stateOf(line, ask, role)).toBe('missing');
  });

  it.each([
    ['Currently learning Kubernetes', 'Kubernetes', 'Software Developer', 'partly'],
    ['Closed gaps in monitoring with Azure Monitor', 'Azure', 'Software Developer', 'met'],
    ['Being trained on PEG feeding', 'PEG feeding', 'Carer', 'partly'],
    [
      'Currently being trained to give medication; not yet signed off',
      'Medication administration training, signed as competent',
      'Carer',
      'partly',
    ],
    ['Gave medication, signed off 2023', 'Medication administration', 'Carer', 'met'],
  ])('and what was begun or done does: “%s”', async (line, ask, role, state) => {
    expect(await stateOf(line, ask, role)).toBe(state);
  });
});

describe('a job that is wanted', () => {
  const job = 'HGV Class 2 Driver\nRequirements\n- Driving\n- Drivers hours';
  it.each(['Job wanted: HGV driver', 'Objective: HGV driver', 'Desired position: HGV driver', 'Objective\nHGV driver'])(
    'was not held: %s',
    async (line) => {
      const cv = `Ana Reed\nLeeds\n${line}\n\nExperience\nCleaner, Leeds City Council, 2019 - present\n- Cleaned offices\n`;
      const { requirements } = await analysed(cv, job);
      expect(requirements.filter(({ state }) => state !== 'missing')).toEqual([]);
    },
  );
});

describe('a word between others', () => {
  it.each([
    ['Built a self-supervised learning framework for images', 'People management', 'Data Scientist'],
    ['Compared supervised learning methods', 'People management', 'Data Scientist'],
    ['React to incidents within an hour', 'React', 'Site Engineer'],
    ['React quickly when an alarm goes off', 'React', 'Security Officer'],
  ])('may mean something else: “%s” is no %s', async (line, skill, role) => {
    const analysis = await analysed(CV(line, role), JOB(skill, role));
    expect(named(analysis, skill)?.state ?? 'missing').toBe('missing');
  });

  it.each([
    ['Built pages in React to show orders', 'React', 'Frontend Developer'],
    ['Supervised four nurses on the ward', 'People management', 'Staff Nurse'],
  ])('means what it says elsewhere: “%s” is %s', async (line, skill, role) => {
    expect(named(await analysed(CV(line, role), JOB(skill, role)), skill)?.state).toBe('met');
  });
});

describe('the right to work', () => {
  const RIGHT = 'Right to work in the UK';
  it.each([
    ['No sponsorship needed? No: I will need a Skilled Worker visa.', 'missing'],
    ['I will need sponsorship from 2028', 'missing'],
    ['EU Settlement Scheme: application refused', 'missing'],
    ['No sponsorship needed', 'met'],
    ['Sponsorship needed? No', 'met'],
    ['I need no visa', 'met'],
    ['EU Settlement Scheme: settled', 'met'],
    ['Settled under the EU Settlement Scheme', 'met'],
    ['EUSS: settled', 'met'],
  ])('by “%s” is %s', async (line, state) => {
    expect(await stateOf(line, RIGHT, 'Carer')).toBe(state);
  });
});

describe('what stands behind a label of wishes in one line is wished for, thing by thing', () => {
  const CV =
    'Ana Reed\nLisbon\n\nExperience\nSoftware Developer, Some Co, Lisbon, 2019 - present\n- Built APIs in Python\n';
  const asked = async (lines: string) =>
    (await analysed(CV, `Software Developer\n${lines}`)).requirements
      .filter(({ kind, name }) => kind === 'skill' && !['Python', 'Software development'].includes(name))
      .map(({ name, importance }) => `${importance} ${name}`)
      .toSorted();

  const labels = [
    'Bonus points for:',
    'Bonus points:',
    'Extra points for:',
    'Nice to have:',
    'Nice-to-haves:',
    'Nice to have -',
    'Useful -',
    'Optional -',
    'Also useful:',
    'Advantageous:',
    'Preferred:',
    'Preferred skills:',
    'Pluses:',
    'Would be a plus:',
    'It would be great if you know:',
    'Desirable but not essential:',
    'Optional:',
  ];

  it.each(labels)('%s', async (label) => {
    for (const before of ['Requirements\n- Python\n- ', 'You know Python well.\n', 'You know Python well. '])
      for (const things of ['GraphQL, Fooscript.', 'GraphQL, Fooscript'])
        expect([before, await asked(`${before}${label} ${things}`)]).toEqual([
          before,
          label.endsWith('-') && before.endsWith('. ')
            ? expect.anything()
            : ['preferred Fooscript', 'preferred GraphQL'],
        ]);
  });

  it.each([
    ['Requirements: GraphQL, Terraform', ['required GraphQL', 'required Terraform']],
    ['Bonus: £500, paid in June', []],
    [
      'Nice to have: GraphQL, Terraform. You must know Kubernetes.',
      ['preferred GraphQL', 'preferred Terraform', 'required Kubernetes'],
    ],
  ])('as nothing else is: %s', async (line, names) => {
    expect(await asked(`You know Python well.\n${line}`)).toEqual(names);
  });
});

describe('what is called an asset is wished for', () => {
  const CV = 'Ana Reed\nLeeds\n\nExperience\nReceptionist, Some Hotel, Leeds, 2019 - present\n- Checked guests in\n';
  const asked = async (...lines: string[]) =>
    (
      await analysed(
        CV,
        `Front Desk Agent\nLeeds\nRequirements\n- Opera PMS\n${lines.map((line) => `- ${line}`).join('\n')}`,
      )
    ).requirements;

  it.each([
    ['First aid certificate an asset', 'First aid certificate'],
    ['First aid certificate is an asset', 'First aid certificate'],
    ['First aid certificate would be an asset', 'First aid certificate'],
    ['First aid certificate considered an asset', 'First aid certificate'],
    ['First aid certificate (an asset)', 'First aid certificate'],
    ['Bartending licence a strong asset', 'Bartending licence'],
    ['Bartending licence a big plus', 'Bartending licence'],
    ['Knowledge of Maestro is considered an asset', 'Knowledge of Maestro'],
    ['Knowledge of Maestro a definite bonus', 'Knowledge of Maestro'],
  ])('%s', async (line, name) => {
    const found = (await asked(line)).find(({ jobLine }) => jobLine?.includes(line));
    expect([found?.name.replace(/\W+$/, ''), found?.importance]).toEqual([name, 'preferred']);
  });

  it.each(['French an asset', 'French or German an asset', 'Fluent French is a strong asset', 'French, an asset'])(
    'also of a language: %s',
    async (line) => {
      const found = (await asked(line)).filter(({ kind }) => kind === 'language');
      expect(found.map(({ importance }) => importance)).toEqual(['preferred']);
    },
  );

  it.each([
    'Experience in asset management is required',
    'Fluent French; you will be an asset to the team',
    'Experience as an asset manager',
  ])('and other assets wish for nothing: %s', (line) => {
    const { skills, worded, languages } = readAdvert(`Asset Manager\nLeeds\nRequirements\n- ${line}`);
    for (const { importance } of [...skills, ...worded, ...languages]) expect(importance).toBe('required');
  });
});

describe('what is “not essential but useful”', () => {
  const CV =
    'Ana Reed\nLeeds\n\nExperience\nHousing Officer, Some Firm, Leeds, 2015 - present\n- Ran lettings on the SAP housing system\n';
  const asked = async (ad: string) =>
    (await analysed(CV, `Housing Officer\nSome Firm\nLeeds\n\n${ad}`)).requirements
      .filter(
        ({ kind, name }) =>
          (kind === 'skill' || kind === 'certificate' || kind === 'language') && !/report/i.test(name),
      )
      .map(({ name, importance }) => `${name}: ${importance}`);

  it.each([
    ['Experience with SAP housing systems or PDA not essential but useful', 'SAP'],
    ['Experience with Northgate is not essential but would be useful', 'Experience with Northgate'],
    ['Knowledge of tenancy fraud, not required but an advantage', 'Knowledge of tenancy fraud'],
    ['Welsh speaker not essential but helpful', 'Welsh'],
    ['A driving licence is not required, although it would be a plus', 'Driving licence'],
  ])('is a wish, by its own name: %s', async (said, name) => {
    expect(await asked(`Requirements\n- ${said}\n- Report writing`)).toEqual([`${name}: preferred`]);
    expect(await asked(`You will write reports. ${said}.`)).toEqual([`${name}: preferred`]);
  });

  it('is one in brackets as well', async () => {
    expect(await asked('Requirements\n- CIH qualification (not essential but desirable)\n- Report writing')).toEqual([
      'CIH qualification: preferred',
    ]);
  });

  it.each(['Experience with SAP not essential', 'A degree is nice but not required'])(
    'is nothing where it is not wished for: %s',
    async (said) => {
      expect(await asked(`Requirements\n- ${said}\n- Report writing`)).toEqual([]);
    },
  );

  it('leaves what is asked behind the “but” as it is', async () => {
    expect(await asked('Requirements\n- Experience is not essential but Excel is required')).toEqual([
      'Excel: required',
    ]);
  });
});

const foundOf = async (cv: string, job: string, name: string) => named(await analysed(cv, job), name)?.state;

describe('a paper in a list', () => {
  const CV = `Jo Tester

Experience
Maintenance Technician, Some Bakery, July 2024 - present
- Planned maintenance on packing lines

Education
BEng (Hons) Electrical Engineering, Some University, 2021-2024

Skills
AutoCAD, MATLAB, 18th Edition (passed April 2025)`;

  it('is theirs who passed it, whatever trade the rest of the list is of', async () => {
    const state = await foundOf(CV, 'Maintenance Engineer\nRequirements\n- 18th Edition\n- Conveyors', '18th Edition');
    expect(state).not.toBe('missing');
  });

  it('below a degree is met by the degree where a higher one will do', async () => {
    const asked = 'HNC in electrical or mechanical engineering, or higher';
    const { requirements } = await analysed(CV, `Maintenance Engineer\nRequirements\n- ${asked}\n- Conveyors`);
    expect(requirements.find(({ jobLine }) => jobLine?.includes('HNC'))?.state).toBe('met');
    const strict = await analysed(CV, 'Maintenance Engineer\nRequirements\n- Apprenticeship as a fitter\n- Conveyors');
    expect(strict.requirements.find(({ jobLine }) => jobLine?.includes('fitter'))?.state).toBe('missing');
  });
});

it('is an employer who can sponsor that somebody looks for who needs sponsorship', async () => {
  const cv =
    'Jo Tester\nI am looking for a senior role with an employer who can sponsor a Health and Care Worker visa.';
  const { requirements, content } = await analysed(cv, 'Carer\nRequirements\n- First aid\nWe cannot sponsor visas.');
  expect(requirements.find(({ kind }) => kind === 'right-to-work')?.state).toBe('missing');
  expect(content).toContain('an employer who can sponsor');
});

describe('a requirement', () => {
  it('is met by the thing it names where a similar one would do', async () => {
    const cv =
      'Jo Tester\n\nExperience\nMarketing Executive, Bloom, 2022 - 2024\n- Plan and send two campaigns a week in Klaviyo';
    const { requirements } = await analysed(
      cv,
      'Marketing Manager\nRequirements\n- Experience with Klaviyo or a similar platform\n- Budgets',
    );
    expect(requirements.find(({ jobLine }) => jobLine?.includes('Klaviyo'))?.state).toBe('met');
  });

  it('is of no teamwork where a post is part time', async () => {
    const cv = 'Jo Tester\n\nExperience\nShop assistant (part time), Some Shop, 2021 - 2024\n- Tills';
    const { requirements } = await analysed(cv, 'Fitter\nRequirements\n- Ability to work as part of a team\n- Tills');
    expect(requirements.filter(({ jobLine }) => jobLine?.includes('part of a team'))).toEqual([]);
  });

  it('of a degree beside a licence to teach is a degree in anything', async () => {
    const cv = 'Jo Tester\n\nEducation\nBA English, University of Lisbon, 2013-2016\nPGCE, QTS 2017';
    expect(await foundOf(cv, 'Teacher\nEssential\n* Qualified teacher status and a degree\n* Phonics', 'Degree')).toBe(
      'met',
    );
  });

  it('is called by the trade it is of: cost value reconciliations are not those of a bank', async () => {
    const { requirements } = await analysed(
      'Jo Tester',
      'Quantity Surveyor\nDuties\n- Monthly cost value reconciliations',
    );
    const names = requirements.map(({ name }) => name);
    expect(names).toContain('Cost value reconciliation');
    expect(names).not.toContain('Reconciliation');
  });
});

describe('a paper that one is to be on the way to', () => {
  const asked = async (line: string, own = 'Drew drainage') =>
    (
      await analysed(
        `Lee Hart\nSunderland\n\nExperience\nCivil Engineer, Tyne Design, Newcastle, 2018 - present\n- ${own}`,
        `Civil Engineer\nWear Consulting, Sunderland\nRequirements:\n- ${line}\n- Punctual`,
      )
    ).requirements.find(({ kind }) => kind === 'certificate');

  it.each([
    ['Working towards chartership', 'Working towards chartership'],
    ['Actively working towards chartered status', 'Working towards chartered status'],
    ['Progressing towards CEng', 'Progressing towards CEng'],
    ['Studying towards ACCA', 'Studying towards ACCA'],
    ['Studying for AAT', 'Studying for AAT'],
    ['On the path to chartership', 'On the path to chartership'],
    ['Keen to work towards chartership', 'Keen to work towards chartership'],
    ['Graduate engineer working towards chartership', 'Working towards chartership'],
    ['Pursuing chartership', 'Pursuing chartership'],
    ['Aiming to achieve chartered status', 'Aiming to achieve chartered status'],
  ])('“%s” is called so', async (line, name) => {
    expect((await asked(line))?.name).toBe(name);
  });

  it('is met by who is on the way', async () => {
    expect(await asked('Working towards chartership', 'Currently working towards chartership')).toMatchObject({
      state: 'met',
    });
  });

  it.each([
    ['Chartered engineer', 'Chartered engineer'],
    ['Chartership', 'Chartered engineer'],
    ['Chartered engineer or working towards it', 'Chartered engineer'],
    ['CEng or working towards it', 'Chartered engineer'],
    ['ACCA qualified', 'ACCA'],
  ])('and where the paper is asked for, or either, “%s” is %s', async (line, name) => {
    expect((await asked(line))?.name).toBe(name);
  });
});
