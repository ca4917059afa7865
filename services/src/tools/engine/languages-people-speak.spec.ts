import { analysed } from './testing/texts.js';
import { skillVocabulary } from './vocabulary/skill-vocabulary.js';

const JOB = (line: string) => `Support Worker\nLeeds\nRequirements\n- ${line}\n- Experience of safeguarding`;
const CV = (line: string) =>
  `Ana Reed\nLeeds\n\nExperience\nSupport Worker, Some Care, Leeds, 2019 - present\n- Safeguarding of adults\n\nLanguages\n${line}\n`;
const language = async (asked: string, own: string) =>
  (await analysed(CV(own), JOB(asked))).requirements.find(({ kind }) => kind === 'language');

describe('a language that people speak or sign', () => {
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
