import { analysed, letter } from './testing/texts.js';
import { skillVocabulary } from './vocabulary/skill-vocabulary.js';

const cv = (...lines: string[]) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\nOffice Manager, Acme, 2015 - 2024\n${lines.map((line) => `- ${line}`).join('\n')}\n\nCertificates\nILS (2024)\nCity and guilds 2365 lvl 3 electrical\nSSSTS (ran out)\nGCSE English and Maths`;

const asksFor = async (line: string, ...own: string[]) => {
  const { requirements } = await analysed(cv(...own), `Office Manager\nRequirements\n- Filing of invoices\n- ${line}`);
  return requirements.filter(({ jobLine }) => jobLine?.includes(line)).map(({ name, state }) => [name, state]);
};

describe('of alternatives one is enough, and they are one requirement', () => {
  it.each([
    ['Experience of Sage 200 or similar ERP (SAP, Oracle)', 'Kept the ledgers in Sage 50', 'met'],
    ['Salesforce or another CRM (HubSpot, Dynamics)', 'Kept clients in HubSpot for six years', 'met'],
    ['Opera, Mews or similar', 'Booked rooms in Mews every day', 'met'],
    ['Figma, Sketch or Adobe XD', 'Drew screens in Sketch', 'met'],
    ['ALS or ILS', 'Kept the books', 'met'],
    ['SSSTS or IOSH', 'Kept the books', 'partly'],
    ['HNC or Level 3 Electrical', 'Kept the books', 'met'],
    ['Jira/Zephyr/Xray', 'Tracked tests in Zephyr', 'met'],
  ])(
    '%s',
    async (line, own, state) => {
      const asks = await asksFor(line, own);
      expect(asks).toEqual([[expect.any(String), state]]);
    },
    60_000,
  );

  it('is missing once where none of them is there', async () => {
    expect(await asksFor('Experience of Sage 200 or similar ERP (SAP, Oracle)', 'Answered the phone')).toEqual([
      [expect.any(String), 'missing'],
    ]);
  }, 60_000);

  it.each([
    ['AWS (Docker, Terraform)', 3],
    ['Python and SQL', 2],
  ])(
    'which names of one thing and the next are not: %s',
    async (line, many) => {
      expect(await asksFor(line, 'Answered the phone')).toHaveLength(many);
    },
    60_000,
  );
});

describe('selling on the web', () => {
  it('is no program to do it with', async () => {
    const asks = await asksFor('Experience of e-commerce', 'Kept our online shop up to date');
    expect(asks).toEqual([['E-commerce', 'met']]);
  }, 60_000);
});

describe('what is asked for once is charged once', () => {
  it('in years of an experience', async () => {
    expect(await asksFor("1-2 years' experience in an analytical role", 'Answered the phone')).toHaveLength(1);
  }, 60_000);

  it('where one thing is named as an example of the other', async () => {
    const asks = await asksFor('Infrastructure as code, e.g. Terraform', 'Wrote Terraform modules for the web shop');
    expect(asks).toEqual([[expect.stringContaining('Terraform'), 'met']]);
  }, 60_000);

  it('with its name in brackets', async () => {
    expect(await asksFor('Excellent record keeping (ELN)', 'Answered the phone')).toHaveLength(1);
  }, 60_000);

  it('where it is described and named', async () => {
    const { requirements } = await analysed(
      cv('Answered the phone'),
      'Care Manager\nRequirements\n- Staff supervision\n- Manage staff\n- Own transport',
    );
    const ofPeople = requirements.filter(({ name }) => /manage|supervis/i.test(name) && !name.startsWith('Work as'));
    expect(ofPeople.filter(({ kind }) => kind === 'skill')).toHaveLength(1);
  }, 60_000);
});

describe('an interest that an advert asks for', () => {
  const CV =
    'Ana Reed\nLisbon\n\nProfile\nDental nurse with a growing interest in sedation.\n\nExperience\nDental Nurse, Some Practice, Lisbon, 2021 - present\n- Assisted at implant placements\n- Kept stock\n';
  const asked = async (...lines: string[]) =>
    (await analysed(CV, `Dental Nurse\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).requirements
      .filter(({ kind, name }) => kind === 'skill' && name !== 'Stock control')
      .map(({ name, state }) => [name, state]);

  it.each([
    ['An interest in implants', 'Interest in implants', 'met'],
    ['Interested in implants', 'Interest in implants', 'met'],
    ['A keen interest in sedation', 'Keen interest in sedation', 'met'],
    ['Ideally you will have an interest in sedation', 'Interest in sedation', 'met'],
    ['GDC registration and a strong interest in implants', 'Strong interest in implants', 'met'],
    ['Two years of experience and an interest in sedation', 'Interest in sedation', 'met'],
    ['Interest in orthodontics', 'Interest in orthodontics', 'missing'],
    ['Interest in Python an advantage', 'Interest in Python', 'missing'],
    ['A genuine interest in cooking and food', 'Genuine interest in cooking and food', 'missing'],
    ['Interested in working with older people', 'Interest in working with older people', 'missing'],
  ])('is shown by whoever speaks of it, did it or learnt it: %s', async (line, name, state) => {
    expect(await asked(line, 'Stock control')).toEqual([[name, state]]);
  });

  it.each([
    'Two years of experience and an interest in orthodontics',
    'Two years of experience with a special interest in orthodontics',
    'Two years of experience as a dental nurse, with a keen interest in orthodontics',
  ])('is nothing that years are asked in: %s', async (line) => {
    const { requirements } = await analysed(CV, `Dental Nurse\nRequirements\n- ${line}\n- Stock control`);
    expect(requirements.find(({ name }) => name === '2 years of experience')?.state).toBe('met');
  });

  it('is read from a sentence as from a list', async () => {
    const { requirements } = await analysed(
      CV,
      'Dental Nurse\nYou will have three years of experience and a keen interest in implants.',
    );
    expect(requirements).toContainEqual(expect.objectContaining({ name: 'Keen interest in implants', state: 'met' }));
    expect(requirements).toContainEqual(expect.objectContaining({ name: '3 years of experience', state: 'met' }));
  });

  it.each([
    'If you are interested in this role, call us.',
    'We are a practice with an interest in implants of our own.',
    'We look forward to hearing from anyone interested in the post.',
    'Interest in joining us? Apply now.',
  ])('is none that the employer has, or somebody has in the post: %s', async (line) => {
    const { requirements } = await analysed(CV, `Dental Nurse\n${line}\nRequirements\n- Stock control`);
    expect(requirements.map(({ name }) => name).join()).not.toMatch(/interest/i);
  });

  it('is no years and no skill in a letter that does not have it', async () => {
    const said = await letter(CV, 'Dental Nurse\nRequirements\n- Interest in orthodontics\n- Stock control');
    expect(said).not.toContain('rthodontics');
  });
});

describe('a language that people speak or sign', () => {
  const JOB = (line: string) => `Support Worker\nLeeds\nRequirements\n- ${line}\n- Experience of safeguarding`;
  const CV = (line: string) =>
    `Ana Reed\nLeeds\n\nExperience\nSupport Worker, Some Care, Leeds, 2019 - present\n- Safeguarding of adults\n\nLanguages\n${line}\n`;
  const language = async (asked: string, own: string) =>
    (await analysed(CV(own), JOB(asked))).requirements.find(({ kind }) => kind === 'language');

  it.each([
    ['Fluent Mandarin', 'Mandarin (native), English'],
    ['Fluent in Cantonese', 'Cantonese, English'],
    ['Must speak Tagalog', 'Filipino (native)'],
    ['Fluent Urdu or Punjabi', 'Panjabi, English'],
    ['Farsi speaker is required', 'English, Persian'],
    ['Fluent Persian', 'Farsi (mother tongue)'],
    ['You must speak Hokkien', 'Hokkien, Mandarin'],
    ['Fluent Twi', 'Twi and English'],
    ['Ability to speak Yoruba', 'Yoruba (native), English'],
    ['Fluent Shona', 'Shona, English'],
    ['Fluent Swahili', 'Kiswahili, English'],
    ['Fluent in British Sign Language', 'BSL (fluent), English'],
    ['Fluent BSL', 'British Sign Language, English'],
    ['Fluent Pashto or Dari', 'Dari, English'],
    ['Fluent Somali', 'Somali, English'],
    ['Fluent in Tigrinya', 'Tigrinya, Amharic'],
    ['Must speak Sylheti', 'Sylheti, Bengali'],
    ['Fluent Chinese', 'Mandarin, English'],
    ['Fluent Krio', 'Krio, English'],
    ['Fluent Malayalam', 'Malayalam, Hindi'],
    ['Fluent in Jamaican Patois', 'Patois (native), English'],
    ['Must speak Haitian Creole', 'Haitian Creole, French'],
    ['Must be able to speak Creole', 'Haitian Creole, French'],
    ['Must speak Mauritian Creole', 'Mauritian Creole, French'],
    ['Fluent in Kurdish', 'Sorani, English'],
    ['Fluent in Kurmanji', 'Kurmanji, Turkish'],
    ['Fluent in Berber', 'Kabyle, French'],
    ['You must speak Lao', 'Lao, English'],
    ['Candidates must speak Ewe', 'English, Ewe'],
    ['Fluent Lao', 'Lao, Thai'],
    ['Manx speaker', 'Manx, English'],
    ['Mende-speaking applicants only', 'Mende, Krio'],
    ['Must speak Ulster Scots', 'Ulster Scots, English'],
    ['Fluent Chinese', 'Mandarin (basic), Cantonese (native)'],
    ['Fluent Chinese', 'Cantonese (native), Mandarin (basic)'],
    ['Fluent Kurdish', 'Kurmanji (basic), Sorani (native)'],
  ])('“%s” is asked for and found in “%s”', async (asked, own) => {
    expect((await language(asked, own))?.state).toBe('met');
  });

  it.each([
    ['Fluent Mandarin', 'French, English', 'missing'],
    ['Fluent Mandarin', 'Cantonese, English', 'missing'],
    ['Fluent Mandarin', 'Chinese, English', 'partly'],
    ['Fluent Farsi', 'basic Persian', 'partly'],
    ['Fluent Irish', 'Gaelic, English', 'missing'],
    ['Fluent in Jamaican Patois', 'Haitian Creole, French', 'missing'],
    ['Fluent in Haitian Creole', 'Mauritian Creole, French', 'missing'],
    ['Fluent in Haitian Creole', 'Creole, French', 'partly'],
    ['Fluent in Kurmanji', 'Sorani, English', 'missing'],
    ['Fluent in Kurmanji', 'Kurdish, English', 'partly'],
    ['Fluent in Kabyle', 'Tamazight, French', 'missing'],
    ['Must speak Lao', 'Thai, English', 'missing'],
    ['Fluent Chinese', 'Mandarin (basic), English', 'partly'],
    ['Fluent Chinese', 'Mandarin (basic), Cantonese (basic)', 'partly'],
  ])('“%s” beside “%s” is %s', async (asked, own, state) => {
    expect((await language(asked, own))?.state).toBe(state);
  });

  it.each([
    'Ewe and lamb care',
    'Ga and zinc alloys',
    'Lao dishes',
    'Lao curries',
    'Creole dishes and sauces',
    'Tagging of Ewe lambs',
    'Knowledge of Manx law',
    'Native Scots pine planting',
    'Work at BSL-2 and BSL-3',
    'Tonga imports',
    'Biosafety level (BSL) 3 work',
    'Experience at the Mandarin Oriental',
    'Experience with mandarin oranges',
  ])('is not asked for by “%s”', async (asked) => {
    expect(await language(asked, 'English')).toBeUndefined();
  });

  it('is of the kind of a language, whatever list it stands in', () => {
    for (const name of ['Mandarin', 'Punjabi', 'Irish Gaelic', 'Scots Gaelic', 'Gaeilge', 'Polish', 'sign language'])
      expect(skillVocabulary().named(name)?.kind).toBe('language');
    expect(skillVocabulary().named('Gaelic')?.name).toBe('Gaelic');
  });
});

const CV =
  'Ana Reed\nLeeds\n\nExperience\nSite Manager, Some Firm, Leeds, 2015 - present\n- Ran two sites\n\nQualifications\n- SMSTS, 2022\n- CSCS black card\n';

const asked = async (ad: string) =>
  (await analysed(CV, `Site Manager\nSome Builder\nLeeds\n\n${ad}`)).requirements.filter(
    ({ kind, jobLine }) => (kind === 'certificate' || kind === 'skill') && jobLine !== 'Site Manager',
  );

const namesIn = async (ad: string) => (await asked(ad)).map(({ name }) => name);

describe('a heading of what is asked', () => {
  const HEADS = [
    'Qualifications & experience',
    'Qualifications / certifications',
    'Licences & certificates',
    'Licences and certificates',
    'Professional registration & qualifications',
    'Tickets & qualifications',
    'Certifications & training',
    'TRAINING / CERTIFICATIONS',
    'Tickets, cards & licences',
    'Essential qualifications & experience',
  ];

  it.each(HEADS)('is no requirement, however its words are joined: %s', async (head) => {
    const list = ['SMSTS', 'CSCS card', 'Experience of residential sites'];
    expect(await namesIn(`${head}\n- ${list.join('\n- ')}`)).toEqual(expect.arrayContaining(list));
    expect(await namesIn(`${head}\n- ${list.join('\n- ')}`)).toHaveLength(list.length);
    expect(await namesIn(`You will run two sites.\n\n${head}:\n${list.join('\n')}`)).toHaveLength(list.length);
  });

  it.each(HEADS)('is none as a label either: %s', async (head) => {
    const names = await namesIn(`${head}: SMSTS, CSCS card`);
    expect(names.toSorted()).toEqual(['CSCS card', 'SMSTS']);
  });

  it('says where it names wishes that they are wishes', async () => {
    const all = await asked('Desirable qualifications & training\n- SMSTS\n- CSCS card');
    expect(all.map(({ importance }) => importance)).toEqual(['preferred', 'preferred']);
  });
});

describe('words of a heading', () => {
  it.each([
    ['Professional registration', 'Professional registration'],
    ['Driving licence & CSCS card', 'Driving licence'],
    ['Level 3 qualification and experience', 'Level 3 qualification and experience'],
    ['Relevant qualification or experience', 'Relevant qualification or experience'],
  ])('are asked for where they name something: %s', async (line, name) => {
    expect(await namesIn(`Requirements\n- SMSTS\n- ${line}`)).toContain(name);
  });

  it('ask for nothing among what is given', async () => {
    const names = await namesIn('Requirements\n- SMSTS\n\nWe offer\nTraining & certifications\nFree parking');
    expect(names).toEqual(['SMSTS']);
  });
});
