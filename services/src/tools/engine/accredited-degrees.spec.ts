import { analysed } from './testing/texts.js';

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
