import { analysed } from './testing/texts.js';

const CV =
  'Ana Reed\nLeeds\n\nExperience\nSite Manager, Some Firm, Leeds, 2015 - present\n- Ran two sites\n\nQualifications\n- SMSTS, 2022\n- CSCS black card\n';
const asked = async (ad: string) =>
  (await analysed(CV, `Site Manager\nSome Builder\nLeeds\n\n${ad}`)).requirements.filter(
    ({ kind, jobLine }) => (kind === 'certificate' || kind === 'skill') && jobLine !== 'Site Manager',
  );
const namesIn = async (ad: string) => (await asked(ad)).map(({ name }) => name);

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

describe('a heading of what is asked', () => {
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
