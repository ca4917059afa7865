import { analysed, letter, named, work } from './testing/texts.js';

const ACCOUNTANT = `MANAGEMENT ACCOUNTANT
Requirements
• ACCA or CIMA qualified
• 3 years' experience in a finance team in industry
• Month end, accruals and prepayments
• A degree isn't required.
Desirable: Power BI; VAT returns`;
const WELDER =
  'Welder\nRequirements\nMinimum of 5 years experience as a welder\nForklift licence preferred\nISO 9606 coding in TIG';

describe('a CV as people write it', () => {
  it('may say a post, its dates and its story in one line', async () => {
    const cv =
      'David Cole FCMA, Stockport. UK citizen.\nManagement Accountant, Robinson Packaging (manufacturing), Jan 2020 - present: monthly management accounts within 5 working days, accruals and prepayments, VAT returns.\nCIMA qualified 2019.';
    const analysis = await analysed(cv, ACCOUNTANT);
    expect(work(analysis)?.state).toBe('met');
    expect(named(analysis, '3 years of experience')?.state).toBe('met');
    expect(await letter(cv, ACCOUNTANT)).toMatch(
      /I work as a Management Accountant at Robinson Packaging \(manufacturing\)[\s\S]*David Cole$/,
    );
  });

  it('may tell a post in a sentence after its dates, and no course below it is a post', async () => {
    const cv =
      'Laura Finch, Gateshead\nMathematics teacher, Heaton Manor School, 2019 - 2026. Taught KS3, KS4 and A-level Maths.\nLevel 2 safeguarding training (2025). Enhanced DBS on the update service.';
    const job = 'Teacher of Mathematics\nRequirements\n- QTS\n- Safeguarding';
    expect(work(await analysed(cv, job))).toMatchObject({
      state: 'met',
      cvLine: expect.stringContaining('Mathematics teacher'),
    });
    expect(await letter(cv, job)).toContain('I last worked as a Mathematics teacher at Heaton Manor School,');
  });

  it('may name a post whose words are many names', async () => {
    const cv =
      'Grace Adeyemi RN\n\nEMPLOYMENT\nStaff Nurse (Band 5), Acute Medicine – Leeds Teaching Hospitals NHS Trust\nMarch 2022 – present\n• Drug rounds and IV antibiotics\n\nStaff Nurse, Medical Ward – Lagos University Teaching Hospital\nJune 2018 – December 2021';
    const text = await letter(cv, 'Registered Nurse\nRequirements\n- NMC registration');
    expect(text).toContain('Leeds Teaching Hospitals');
    expect(text).toMatch(/Grace Adeyemi$/);
  });

  it('has a section called Work, and no school years among its work', async () => {
    const cv =
      'TOMASZ WRÓBEL – Coded Welder\nHull · tomasz@example.org · EU Settled Status (no sponsorship needed)\n\nWork\n2016–2024  Siemens Gamesa, Hull – MIG/MAG welder\n2011–2016  Stocznia Gdańsk, Poland – MMA welder\n\nSchool\nVocational certificate, Technikum Mechaniczne, 2007–2011';
    const text = await letter(cv, `${WELDER}\nYou must have the right to work in the UK.`);
    expect(text).toMatch(/I have 1[34] years of work experience in all/);
    expect(text).toContain('I have EU Settled Status (no sponsorship needed).');
    expect(text).not.toContain('tomasz@');
    expect(text).toMatch(/Tomasz Wróbel$/);
  });

  it.each([
    'Currently on a Skilled Worker visa with Leeds Teaching Hospitals; would need a new certificate of sponsorship.',
    'I am looking for a company who can sponsor me.',
  ])(
    'says that a visa is needed: %s',
    async (line) => {
      const { content } = await analysed(`Jo Tester\n${line}\n\nExperience\nWelder, Acme, 2015 - 2024`, WELDER);
      expect(content).toContain('Your CV says that you need a visa or sponsorship');
    },
    60_000,
  );

  it('lists skills after a heading on the same line', async () => {
    const cv =
      'Jo Tester\n\nExperience\nTeacher of Art, Hill School, 2015 - 2024\n\nSkills: lesson planning, classroom management';
    const analysis = await analysed(cv, 'Teacher\nRequirements\n- QTS\n- Classroom management');
    expect(named(analysis, 'Classroom management')?.state).toBe('partly');
  });

  it('with one kind of a skill, and the other denied, does not have the other', async () => {
    const job = 'Welder\nRequirements\n- TIG welding of pipes';
    const mig = 'Jo Tester\n\nExperience\nMIG welder, Acme, 2015 - 2024\n- Welding of tower flanges';
    expect(named(await analysed(mig, job), 'TIG welding')?.state).toBe('partly');
    expect(named(await analysed(`${mig}\n\nTickets\nNo TIG.`, job), 'TIG welding')?.state).toBe('missing');
    expect(named(await analysed(`${mig}\n- TIG welding of pipes`, job), 'TIG welding')?.state).toBe('met');
  });

  it('with a permission for one country does not speak of another', async () => {
    const job = 'Job title: Welder\nLocation: Hamilton, Ontario, Canada\nYou must have the right to work.\n- Welding';
    const analysis = await analysed('Jo Tester\nEU Settled Status\n\nExperience\nWelder, Acme, 2015 - 2024', job);
    expect(named(analysis, 'Right to work')?.state).toBe('partly');
    expect(analysis.content).toContain('Whether you may work in Canada is not said there.');
    expect(analysis.content).toContain('The job is in Hamilton, Canada');
  });

  it.each([
    'محمد علي\nممرض مسجل\nخمس سنوات من الخبرة في العناية المركزة\nمستشفى القاهرة',
    'Jeanne Martin\nInfirmière diplômée avec dix ans de travail dans les services de chirurgie pour une clinique et des patients',
  ])(
    'in another language is said to be in one',
    async (cv) => {
      expect((await analysed(cv, WELDER)).content).toMatch(/^Your CV is not in English\n/);
    },
    60_000,
  );

  it('in another language of which nothing answers the advert has no score to show', async () => {
    const { requirements, content } = await analysed(
      'Jeanne Martin\nInfirmière diplômée avec dix ans de travail dans les services de chirurgie pour une clinique et des patients',
      WELDER,
    );
    expect(requirements).toEqual([]);
    expect(content).toContain('There is no score');
  });

  it('in short English notes is not', async () => {
    const { content } = await analysed(
      'Dariusz Nowak, Doncaster\n2021-2024 Amazon, Doncaster: picker/packer, nights',
      WELDER,
    );
    expect(content).not.toContain('not in English');
  });
});

describe('an advert as people write it', () => {
  it('says once for a line what is only a wish, and what is not required', async () => {
    const { requirements } = await analysed('Jo Tester\nYork', ACCOUNTANT);
    expect(requirements.find(({ name }) => name === 'Power BI')?.importance).toBe('preferred');
    expect(requirements.find(({ name }) => name === 'VAT')?.importance).toBe('preferred');
    expect(requirements.map(({ kind }) => kind)).not.toContain('degree');
  });

  it('means a coded welder and no program, a licence and no warehouse', async () => {
    const names = (await analysed('Jo Tester\nYork', WELDER)).requirements.map(({ name }) => name);
    expect(names).not.toContain('Software development');
    expect(names).not.toContain('Warehouse operations');
    expect(names.join('\n')).toContain('Forklift licence');
  });
});
