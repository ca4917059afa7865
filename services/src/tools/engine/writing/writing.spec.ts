import { BuiltInEngine } from '../built-in-engine.js';
import { aCall, advert, cvText } from '../testing/texts.js';

const engine = new BuiltInEngine();
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const figuresIn = (text: string): string[] => text.match(/\d+/g) ?? [];

const cases: [string, string][] = [
  ['nurse', 'Staff Nurse, Acute Medicine'],
  ['accountant', 'Management Accountant'],
  ['open-jane-fullstacker', 'Senior Backend Engineer'],
  ['social-worker', 'Social Worker, Children and Families'],
  ['data-analyst', 'Business Intelligence Analyst'],
];

describe('an optimised CV', () => {
  it('leaves what somebody does besides where it stood, below the work', async () => {
    const cv =
      'Gary Mills\n\nEmployment\nHGV driver, Some Haulage, 2015 - 2024\n- Trunking at night\n\nLicences\nC+E, Driver CPC valid to 2089\nHobbies: fishing and football';
    const job = 'HGV Driver\nRequirements\n- Driver CPC\n- Trunking';
    const { optimizedCvText } = await engine.optimiseCv({ cvText: cv, jobDescription: job }, aCall());
    expect(optimizedCvText.indexOf('Hobbies')).toBeGreaterThan(optimizedCvText.indexOf('Some Haulage'));
    expect(optimizedCvText).toContain('C+E, Driver CPC');
  }, 60_000);

  it('has its line of key skills near the top, as it says, also without a heading', async () => {
    const posts = [1, 2, 3].map(
      (at) =>
        `Site Engineer, Some Roads ${at} Ltd, 201${at} - 201${at + 1}\n* Setting out with a total station in AutoCAD\n* Drainage design`,
    );
    const jobDescription = 'Site Engineer\nRequirements\n- Setting out\n- AutoCAD\n- Drainage design';
    const head = 'Jo Tester\nSite Engineer\nLeeds, UK';
    const optimised = (cv: string) => engine.optimiseCv({ cvText: cv, jobDescription }, aCall());
    const parted = await optimised([head, '', ...posts].join('\n'));
    expect(parted.optimizedCvText.startsWith(`${head}\n\nKey skills\n`)).toBe(true);
    const inOnePiece = await optimised([head, ...posts].join('\n'));
    expect(inOnePiece.optimizedCvText).not.toContain('Key skills');
    expect(inOnePiece.changes.map(({ summary }) => summary)).not.toContain('A line of key skills near the top.');
  }, 60_000);

  it.each(cases)(
    'holds no figure and hardly a word that the CV of the %s does not have',
    async (name, title) => {
      const cv = cvText(name);
      const { optimizedCvText } = await engine.optimiseCv({ cvText: cv, jobDescription: advert(title) }, aCall());
      for (const figure of figuresIn(optimizedCvText)) expect(figuresIn(cv)).toContain(figure);
      const known = new Set([...wordsIn(cv), 'key', 'skills']);
      const added = wordsIn(optimizedCvText).filter((word) => !known.has(word));
      // Only the verb that takes the place of "Responsible for …ing".
      expect(added.length).toBeLessThanOrEqual(2);
      for (const word of wordsIn(cv)) {
        if (!/^(?:responsible|for|preparing|last|updated)$/.test(word))
          expect(wordsIn(optimizedCvText)).toContain(word);
      }
    },
    60_000,
  );

  it('names each change, with texts that stand word for word in the two CVs', async () => {
    const cv = cvText('accountant');
    const input = { cvText: cv, jobDescription: advert('Management Accountant') };
    const { optimizedCvText, changes, jobTitle, companyName } = await engine.optimiseCv(input, aCall());
    expect([jobTitle, companyName]).toEqual(['Management Accountant', 'Example Quayside Brewing']);
    expect(changes).toContainEqual({
      kind: 'rewritten',
      summary: 'The line begins with what you did.',
      before: '• Responsible for preparing VAT returns',
      after: '• Prepared VAT returns',
      reason: 'Readers look at the first word; the facts are the same.',
    });
    for (const { before, after } of changes) {
      if (before !== null) expect(cv).toContain(before);
      if (after !== null) expect(optimizedCvText).toContain(after);
    }
    expect(changes.some(({ kind }) => kind === 'advice')).toBe(true);
  });

  const optimised = (cv: string, job: string) => engine.optimiseCv({ cvText: cv, jobDescription: job }, aCall());

  it('names key skills as the CV names them, never by a verb, and never twice', async () => {
    const teacher = `Amina Yusuf
Experience
Teacher of Mathematics, King's Heath Academy, Birmingham
September 2017 - present
- Teach GCSE and A level mathematics to classes of 30
Skills
Lesson planning, classroom management, safeguarding`;
    const job =
      'Teacher of Mathematics\nClassroom management and safeguarding required. You teach A level mathematics.';
    const { optimizedCvText, changes } = await optimised(teacher, job);
    expect(optimizedCvText).not.toMatch(/\nKey skills\n.*\bTeach\b/);
    expect(optimizedCvText).toContain('\nLesson planning, classroom management, safeguarding');
    const written = changes.map(({ after }) => after).filter((after) => after !== null);
    expect(written.length).toBeGreaterThan(0);
    for (const after of written) expect(optimizedCvText).toContain(after);
  });

  it('moves no weak line above a strong one, and keeps the blank lines between posts', async () => {
    const chef = `Luca Ferrari

Experience
Sous Chef, Osteria Verde, Bristol
2020 - present
- Run a brigade of 6 and lead the pass for 140 covers a night
- Responsible for stock control, ordering and food costs

Chef de Partie, Hotel Milano, Milan
2016 - 2020
- Trained 3 commis chefs`;
    const { optimizedCvText, changes } = await optimised(
      chef,
      'Head Chef\n- Stock control and ordering\n- Leading a team of 8',
    );
    expect(changes.filter(({ kind }) => kind === 'moved')).toEqual([]);
    expect(optimizedCvText).toContain('ordering and food costs\n\nChef de Partie');
    expect(optimizedCvText.indexOf('brigade')).toBeLessThan(optimizedCvText.indexOf('stock control, ordering'));
  });

  it('moves a line up that answers the advert where the first does not, and says so in its words', async () => {
    const cv = `Grace Mensah
Experience
Staff Nurse, Korle Bu Teaching Hospital, Accra
June 2018 - February 2021
- Kept the rota of the department
- Cared for ventilated patients in a 10-bed intensive care unit`;
    const { optimizedCvText, changes } = await optimised(cv, 'Registered Nurse\nIntensive care. Ventilated patients.');
    expect(optimizedCvText.indexOf('ventilated')).toBeLessThan(optimizedCvText.indexOf('rota'));
    const moved = changes.find(({ kind }) => kind === 'moved');
    expect(moved?.reason).toMatch(/ventilated|intensive care/);
  });

  it.each([
    'Tools: Canva, WordPress, Shopify, GA4, Excel, Klaviyo',
    'JavaScript, TypeScript, Klaviyo, Photoshop, CSS. Some Node.js.',
    'SolidWorks, GA4, Excel. Some Python, MATLAB',
  ])(
    'leaves a list of skills in the order of its person, as what stands before a name may belong to it: %s',
    async (list) => {
      const cv = `Sofia Rossi\nExperience\nMarketing Executive, Bloom & Co, London, Oct 2022 - Present\n- Plan two email campaigns a week in Klaviyo\n\nSkills\n${list}`;
      const job =
        'Email Marketing Manager\nRequirements\n- Klaviyo or a similar platform\n- GA4 and Excel\n- Node.js, MATLAB';
      const { optimizedCvText } = await engine.optimiseCv({ cvText: cv, jobDescription: job }, aCall());
      expect(optimizedCvText).toContain(`\n${list}`);
    },
  );

  it('puts the name of a profile that was exported with its side column first at the top, says so, and leaves the town with its post', async () => {
    const cv =
      'Contact\nolu@example.test\n\nTop Skills\nSalesforce\nOnboarding\n\nLanguages\nYoruba\n\nOlu Bankole\nCustomer Success Manager\nLeeds\n\nSummary\nI help customers.\n\nExperience\nBright Ltd\nCustomer Success Manager\nMay 2019 - Present\nLeeds\nAnswered 40 tickets a day in Zendesk\n\nEducation\nBA English';
    const { optimizedCvText, changes } = await optimised(
      cv,
      'Customer Success Manager\nRequirements\n- Zendesk\n- Salesforce',
    );
    const text = optimizedCvText.replace(/\n+/g, '\n');
    expect(text).toMatch(/^Olu Bankole\nCustomer Success Manager\nLeeds\n/);
    expect(text).toContain('May 2019 - Present\nLeeds\nAnswered 40 tickets');
    expect(changes.filter(({ kind }) => kind === 'moved').map(({ before }) => before)).toContain('Olu Bankole');
  });

  it('moves nothing of a CV that names nobody at its top', async () => {
    const cv =
      'Top Skills\nSalesforce\n\nEducation\nBA English, 2016\n\nExperience\nCustomer Success Manager, Bright Ltd, Leeds, May 2019 - Present\n- Wrote reports\n- Answered 40 tickets a day in Zendesk';
    const { changes } = await optimised(cv, 'Customer Success Manager\nRequirements\n- Zendesk');
    expect(changes.filter(({ kind }) => kind === 'moved')).toEqual([]);
  });

  it('says that a letter before the items of a list became a mark', async () => {
    const cv =
      'Tia Roper\nBristol\n\nWork experience\nFitter, Bright Ltd, Leeds, 2018 - present\n  o tested brackets on a rig\n  o wrote reports';
    const { optimizedCvText, changes } = await optimised(cv, 'Fitter\nRequirements\n- Testing');
    if (optimizedCvText.includes('• tested'))
      expect(changes.map(({ after }) => after)).toContain('• tested brackets on a rig');
    else expect(optimizedCvText).toContain('o tested');
  });

  it('joins no lines, and says of every section that it moves', async () => {
    const cv =
      'Gaz Hollis   Leeds\ngaz@example.test\n\nEducation\nBSc Physics, University of Leeds, 2018\n\nProjects\nBuilt a weather station\n\nWork experience\nRoofer, Bright Roofing Ltd, Leeds, 2018 - present\n- Laid slate on 40 houses';
    const { optimizedCvText, changes } = await optimised(cv, 'Roofer\nRequirements\n- Slate');
    expect(optimizedCvText).toMatch(/^Gaz Hollis +Leeds\ngaz@example\.test\n/);
    expect(changes.filter(({ kind }) => kind === 'moved').map(({ before }) => before)).toEqual([
      'Work experience',
      'Projects',
    ]);
  });

  it('says that nothing had to be changed, and why', async () => {
    const cv = 'Dave Moore\nPainter and decorator, 15 yrs, self employed\nwallpaper, spray, external. CSCS blue';
    const { optimizedCvText, changes } = await optimised(cv, 'Painter\nRequirements\n- CSCS card');
    expect(optimizedCvText).toBe(cv);
    expect(changes[0]).toMatchObject({ kind: 'advice', summary: 'The text of your CV was left as it is.' });
    expect(changes[0]?.reason).toContain('while another one answers it.');
    expect((await optimised(cv, 'Dentist\nRequirements\n- GDC registration')).changes[0]?.reason).toContain(
      'nothing that this advert asks for',
    );
  });

  it('leaves private details out and says so', async () => {
    const cv = `Date of birth: 1 May 1990\nMarital status: single\n${cvText('nurse')}`;
    const { optimizedCvText, changes } = await engine.optimiseCv(
      { cvText: cv, jobDescription: advert('Dentist') },
      aCall(),
    );
    expect(optimizedCvText).not.toContain('1990');
    expect(changes.filter(({ kind }) => kind === 'removed')).toHaveLength(2);
  });
});

describe('a cover letter', () => {
  const letter = async (name: string, title: string, customizations = '') =>
    (await engine.writeCoverLetter({ cvText: cvText(name), jobDescription: advert(title), customizations }, aCall()))
      .generatedCoverLetter;

  it.each(cases)(
    'has no figure that neither the CV of the %s nor the advert has',
    async (name, title) => {
      const text = await letter(name, title);
      const known = new Set([...figuresIn(cvText(name)), ...figuresIn(advert(title))]);
      // The years that the dates of the CV add up to.
      const years = /I have (\d+) years? of work/.exec(text)?.[1];
      for (const figure of figuresIn(text)) if (figure !== years) expect(known).toContain(figure);
      expect(text).toContain(title);
    },
    60_000,
  );

  it('tells work in the words of the CV, says it of its person, and signs with their name', async () => {
    const text = await letter('nurse', 'Staff Nurse, Acute Medicine');
    expect(text).toContain('administered medication on four drug rounds a day with no recorded error in 2023');
    expect(text).toContain('Dear hiring team at Example Harbour Health,');
    expect(text).toContain('\n\nI need a Skilled Worker or Health and Care Worker visa.');
    expect(await letter('open-jane-fullstacker', 'Frontend Developer')).toContain('Jane Q. Fullstacker');
  });

  it('says what the person wants said and leaves out what they do not', async () => {
    const wishes = 'Mention that I can start in March. Do not mention drug rounds. Leave out visa sponsorship.';
    const text = await letter('nurse', 'Staff Nurse, Acute Medicine', wishes);
    expect(text).toContain('I can start in March.');
    expect(text).not.toContain('drug rounds');
    expect(text).not.toContain('visa');
  });
});
