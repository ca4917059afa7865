import { readCv } from './cv-reader.js';
import { analysed, named } from '../testing/texts.js';

const spoken = (line: string) => [
  ...readCv(`Ann Lee\nExperience\nBuyer, Wren Ltd, 2019 - present\n- ${line}`, new Date('2026-11-28')).languages.keys(),
];

describe('a word of nationality is no language that is spoken', () => {
  it.each([
    'Order from the Dutch auction',
    'Order from French and Polish suppliers',
    'Write manuals for German and British agencies',
    'Serve German and Japanese tourists',
    'Manager of the Welsh Wool Shop',
    'Cook Italian food and Greek pastry',
    'Sell to German, Swiss and Austrian clients',
    'Repair Japanese-built engines',
    'Visit the Dutch twice a year',
    'Managed a Spanish-owned warehouse',
    'Polish citizen',
    'Serviced French windows and Danish stoves',
  ])('%s', (line) => {
    expect(spoken(line)).toEqual([]);
  });

  it.each([
    ['Answer calls in German', ['German']],
    ['Translate contracts from Dutch into English', ['Dutch', 'English']],
    ['Fluent in French and Polish', ['French', 'Polish']],
    ['Spoke Italian to guests every day', ['Italian']],
    ['Native Welsh speaker', ['Welsh']],
    ['Taught Spanish at A-level', ['Spanish']],
    ['German B1, Dutch A2', ['German', 'Dutch']],
    ['Legal translator: Spanish-English', ['Spanish', 'English']],
    ['German technical translator', ['German']],
    ['Interpreted for Polish-speaking families', ['Polish']],
    ['Deal with suppliers in Japanese and Korean', ['Japanese', 'Korean']],
    ['French Customer Service Adviser', ['French']],
  ])('%s: it is', (line, languages) => {
    expect(spoken(line)).toEqual(languages);
  });

  it('is one in a list of languages or of skills', () => {
    const cv = 'Ann Lee\nLanguages\nDutch, French\nSkills\nExcel, Polish';
    expect([...readCv(cv, new Date('2026-11-28')).languages.keys()]).toEqual(['Dutch', 'French', 'Polish']);
  });

  it('is quoted for the level that a later line tells', async () => {
    const cv =
      'Lu Roe\nTechnical Translator, 2018 - present\n- Translate patents for German and British agencies\nLanguages: Spanish (native), German (B1, learning)';
    expect(named(await analysed(cv, 'Technical Translator\nRequirements\n- Fluent German'), 'German')?.state).toBe(
      'partly',
    );
  });

  it('is not asked for where an advert speaks of customers', async () => {
    const { requirements } = await analysed(
      'Ann Lee\nBuyer, Wren Ltd, 2019 - present',
      'Buyer\nRequirements\n- Experience of German suppliers\n- Fluent French',
    );
    expect(requirements.filter(({ kind }) => kind === 'language').map(({ name }) => name)).toEqual(['French']);
  });
});
