import { GRADE, membershipsIn } from './reading/memberships.js';
import { aCall, analysed, engine } from './testing/texts.js';

const CV = (line: string) =>
  `Ana Reed\nLeeds\n\nExperience\nSite Engineer, Some Build, 2016 - present\n- Set out 40 plots\n\nMemberships\n${line}\n`;

const JOB = (ask: string) => `Site Engineer\nLeeds\nRequirements\n- ${ask}\n- Setting out`;

const answer = async (line: string, ask: string) => {
  const { requirements } = await analysed(CV(line), JOB(ask));
  return requirements.find(({ jobLine }) => jobLine?.includes(ask));
};

const CHARTERED = 'Chartered member of the IStructE or ICE (MIStructE/MICE)';

describe('an earlier step of membership is a part of a later one', () => {
  it.each([
    [CHARTERED, 'Graduate member IStructE'],
    [CHARTERED, 'Student member IStructE'],
    [CHARTERED, 'Graduate member of the ICE'],
    [CHARTERED, 'Student Member of the Institution of Civil Engineers'],
    [CHARTERED, 'IStructE (Graduate)'],
    [CHARTERED, 'GMICE'],
    [CHARTERED, 'Working towards chartership with IStructE'],
    ['Full member of the CIOB (MCIOB)', 'Student member of the CIOB'],
    ['MRICS', 'AssocRICS'],
    ['MRICS', 'Trainee chartered surveyor, Royal Institution of Chartered Surveyors'],
    ['Chartered membership of the RTPI (MRTPI)', 'Licentiate member of the RTPI'],
    ['Chartered MCIPD', 'CIPD Level 5 Associate Diploma, Associate member (Assoc CIPD)'],
    ['Chartered member of the CIPD', 'CIPD Level 7'],
    ['CMIOSH', 'TechIOSH'],
    ['Chartered Member of IOSH', 'IOSH Managing Safely, GradIOSH'],
    ['Chartered Engineer with the IMechE', 'Associate Member of the IMechE (AMIMechE), working towards CEng'],
    ['Chartered Engineer (CEng MIET)', 'MIET'],
    ['Chartered IT Professional (CITP) or MBCS', 'Associate Member of BCS (AMBCS)'],
    ['Member of CIWEM (MCIWEM)', 'Trainee member of the CIWEM'],
    ['Member of ACCA or CIMA', 'ACCA affiliate'],
    ['CIPD qualified', 'CIPD student'],
  ])('“%s” is partly met by “%s”', async (ask, line) => {
    expect((await answer(line, ask))?.state).toBe('partly');
  });
});

describe('a step of membership is met by itself and by those above it', () => {
  it.each([
    [CHARTERED, 'MICE'],
    [CHARTERED, 'CEng MIStructE'],
    [CHARTERED, 'Chartered member of the Institution of Structural Engineers'],
    [CHARTERED, 'Fellow of the Institution of Civil Engineers'],
    ['Chartered Engineer with the IMechE', 'Graduate member of the IMechE 2014; CEng MIMechE 2019'],
    ['AssocRICS or MRICS', 'Fellow of the Royal Institution of Chartered Surveyors (FRICS)'],
    ['AssocRICS or MRICS', 'AssocRICS'],
    ['Chartered or working towards chartership with the ICE', 'Graduate member of the ICE'],
    ['Graduate member of the ICE', 'MICE'],
    ['Associate or full member of the CIOB', 'ACIOB'],
    ['MCIPS', 'A member of the Chartered Institute of Procurement & Supply since 2021'],
    ['CIPD qualified', 'Assoc CIPD'],
    ['CIPD qualified', 'CIPD Level 5'],
  ])('“%s” is met by “%s”', async (ask, line) => {
    expect((await answer(line, ask))?.state).toBe('met');
  });
});

describe('nothing is said of one’s own membership', () => {
  it.each([
    ['Full member of the CIOB (MCIOB)', 'Former member of the CIOB'],
    ['Chartered Engineer', 'Worked under a chartered engineer'],
    ['MRTPI', 'Committee member of the local history society'],
  ])('“%s” is not met by “%s”', async (ask, line) => {
    expect((await answer(line, ask))?.state).not.toBe('met');
  });
});

it('a requirement of membership is called by its step and its bodies', async () => {
  expect((await answer('MICE', CHARTERED))?.name).toBe('Chartered membership of IStructE or ICE');
});

describe('a candidate for membership is no member yet', () => {
  const CV = (line: string) =>
    `Ana Reed\nLeeds\n\nExperience\nQuantity Surveyor, Some Build, 2016 - present\n- Measured 40 plots\n\nMemberships\n${line}\n`;
  const JOB = (ask: string) => `Quantity Surveyor\nLeeds\nRequirements\n- ${ask}\n- Measurement of plots`;
  const state = async (line: string, ask = 'MRICS') =>
    (await analysed(CV(line), JOB(ask))).requirements.find(({ jobLine }) => jobLine?.includes(ask))?.state;
  const CANDIDATES = [
    'MRICS - APC candidate, final assessment due 2027',
    'MRICS candidate (APC final assessment 2027)',
    'MRICS (APC candidate)',
    'MRICS – candidate',
    'MRICS applicant',
    'MRICS: final assessment booked for March 2027',
    'MRICS (pending)',
    'MRICS, application submitted',
    'RICS APC candidate',
  ];

  it.each(CANDIDATES)('%s', async (line) => {
    expect(await state(line)).toBe('partly');
  });

  it.each(CANDIDATES)('and the optimised CV adds no letters to the key skills: %s', async (line) => {
    const { optimizedCvText } = await engine.optimiseCv(
      { cvText: `${CV(line)}\nSkills\nMeasurement, valuations`, jobDescription: JOB('MRICS') },
      aCall(),
    );
    expect(optimizedCvText.replace(line, '')).not.toMatch(/\bM?RICS\b/);
  });

  it.each([
    'MRICS',
    'MRICS, APC assessor',
    'MRICS, APC passed 2019',
    'MRICS; supervises APC candidates',
    'MRICS (2019)',
    'MRICS – APC candidate supervisor',
  ])('and a member is one, whomever they assess: %s', async (line) => {
    expect(await state(line)).toBe('met');
  });

  it('nor has a candidate for any other paper got it', () => {
    expect(membershipsIn('MCIOB candidate')).toMatchObject([{ grade: GRADE.graduate }]);
    expect(membershipsIn('MCIOB, candidates welcome')).toMatchObject([{ grade: GRADE.chartered }]);
  });
});

const answers = async (title: string, ask: string, study: string) => {
  const { requirements } = await analysed(
    `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2015 - present\n- Ran projects and wrote reports\n\nEducation\n- ${study}\n`,
    `${title}\nSome Firm\nLeeds\n\nRequirements\n- ${ask}\n- Report writing`,
  );
  return requirements
    .filter(({ kind }) => kind === 'degree' || kind === 'certificate')
    .map(({ name, state }) => `${name}: ${state}`);
};

describe('a degree that a body accredits', () => {
  it.each([
    ['Town Planner', 'RTPI accredited degree', 'MSc Urban and Regional Planning, Leeds, 2015'],
    ['Quantity Surveyor', 'RICS accredited degree', 'BSc Quantity Surveying, 2014'],
    ['Quantity Surveyor', 'RICS or CIOB accredited degree', 'BSc Quantity Surveying, 2014'],
    ['Quantity Surveyor', 'Degree accredited by the RICS', 'BSc Quantity Surveying, 2014'],
    ['Quantity Surveyor', 'A RICS-accredited degree in quantity surveying', 'BSc Quantity Surveying, 2014'],
    ['Psychologist', 'BPS accredited degree', 'BSc Psychology, 2014'],
    ['Architect', 'ARB/RIBA accredited degree', 'BA Architecture, 2012'],
    [
      'Architect',
      'Degree in architecture accredited by the Royal Institute of British Architects',
      'BA Architecture, 2012',
    ],
    ['Civil Engineer', 'ICE accredited degree', 'BEng Civil Engineering, 2014'],
    ['Civil Engineer', 'An Engineering Council approved degree', 'BEng Civil Engineering, 2014'],
    ['Civil Engineer', 'An accredited engineering degree', 'BEng Civil Engineering, 2014'],
    ['Mechanical Engineer', 'IMechE accredited degree in mechanical engineering', 'BEng Mechanical Engineering, 2014'],
    ['Nurse', 'NMC approved nursing degree', 'BSc Adult Nursing, 2014'],
    ['Social Worker', 'Social work degree recognised by Social Work England', 'BA Social Work, 2014'],
  ])('is one in what that body is of, and no membership: %s, %s', async (title, ask, study) => {
    expect(await answers(title, ask, study)).toEqual(['Degree: met']);
  });

  it.each([
    ['Quantity Surveyor', 'RICS accredited degree'],
    ['Nurse', 'NMC approved nursing degree'],
    ['Civil Engineer', 'ICE accredited degree'],
  ])('is none in another subject: %s, %s', async (title, ask) => {
    expect(await answers(title, ask, 'BA History, 2014')).toEqual(['Degree: missing']);
  });

  it.each([
    ['RTPI accredited degree and Chartered membership of the RTPI', ['RTPI: missing', 'Degree: met']],
    ['MRTPI and an RTPI accredited degree', ['RTPI: missing', 'Degree: met']],
  ])('stands beside the membership where that is asked for as well: %s', async (ask, all) => {
    expect(await answers('Town Planner', ask, 'MSc Urban and Regional Planning, 2015')).toEqual(all);
  });
});

describe('“HNC or degree”', () => {
  it.each([
    ['HNC or degree in construction', 'HNC Construction, 2018', 'met'],
    ['HNC/HND or degree in civil engineering', 'HNC Civil Engineering, 2018', 'met'],
    ['Degree or HNC in civil engineering', 'HNC Civil Engineering, 2018', 'met'],
    ['HNC, HND or degree in civil engineering', 'Higher National Certificate in Civil Engineering, 2018', 'met'],
    ['HNC or degree in civil engineering', 'HND Civil Engineering, 2018', 'met'],
    ['HNC or degree in civil engineering', 'BEng Civil Engineering, 2018', 'met'],
    ['HNC or degree in civil engineering', 'HNC Hospitality, 2018', 'missing'],
    ['HND or degree in civil engineering', 'HNC Civil Engineering, 2018', 'partly'],
    ['Degree in civil engineering', 'HNC Civil Engineering, 2018', 'missing'],
    ['Degree in civil engineering or related', 'HNC Civil Engineering, 2018\n- BSc Physics, 2014', 'partly'],
  ])('%s: “%s” is %s', async (ask, study, state) => {
    expect(await answers('Civil Engineer', ask, study)).toEqual([`Degree: ${state}`]);
  });
});

describe('a study in another subject is called what it is', () => {
  const content = async (study: string, ask: string) =>
    (
      await analysed(
        `Jo Reed\nLeeds\n\nExperience\nReceptionist, Some Hotel, Leeds, 2016 - present\n- Checked in guests\n\nEducation\n${study}\n`,
        `Accountant\nRequirements\n- ${ask}\n- Check in of guests`,
      )
    ).content;

  it.each([
    ['Diploma in Tourism, Istituto Alberghiero Salerno', 'diploma'],
    ['HND Textile Design, Leeds College', 'diploma'],
    ['Higher Diploma in Catering, 2014', 'diploma'],
    ['BA History, University of Leeds, 2014', 'degree'],
    ['Bachelor of Arts in History, 2014', 'degree'],
  ])('“%s” is a %s', async (study, paper) => {
    const other = paper === 'degree' ? 'diploma' : 'degree';
    for (const ask of ['Degree in accounting', 'Degree or diploma in accounting']) {
      const told = await content(study, ask);
      expect(told).toContain(`The ${paper} that your CV names is in another subject`);
      expect(told).not.toContain(`The ${other} that your CV names`);
    }
  });
});
