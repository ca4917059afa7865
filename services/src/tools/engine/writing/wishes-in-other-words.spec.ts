import { aCall, engine } from '../testing/texts.js';
import { wishesIn } from './wishes.js';

const CV = `Thabo Mokoena
Senior Mechanical Engineer, Avonside Pumps Ltd, Bristol, May 2019 - present
- Designed centrifugal pumps in SolidWorks for 12 water utilities
- Led a team of 5 engineers through design reviews
- Cut warranty claims by 30% with finite element analysis`;
const ADVERT = `Lead Mechanical Engineer
Requirements
- Pump design with SolidWorks
- Finite element analysis
- Team leadership`;
const written = async (customizations: string) => {
  const reply = await engine.writeCoverLetter({ cvText: CV, jobDescription: ADVERT, customizations }, aCall());
  return { text: reply.generatedCoverLetter, notFollowed: reply.notFollowed };
};

describe('an order is none that stands in the letter, however it is worded', () => {
  it.each([
    ['Leave my family out of it.', []],
    ['Please make no reference to my children', []],
    ['I would like it to sound less stiff', ['sound less stiff']],
    ['I want more warmth in the letter.', ['I want more warmth in the letter']],
    ['I would prefer a formal letter', ['make it a formal letter']],
    ['Please translate it into Polish.', ['translate it into Polish']],
    ['Explain my gap.', ['Explain my gap']],
    ['Avoid sounding desperate', ['Avoid sounding desperate']],
    ['No clichés please', ['No clichés']],
    ['Remove the last paragraph', ['Remove the last paragraph']],
    ['Do not use the word “I” so much', ['Do not use the word “I” so much']],
    ['Thank them for their time.', ['Thank them for their time']],
    ['Two short paragraphs', ['Two short paragraphs']],
    ['Leave out why I left', ['Leave out why I left']],
  ])('%s', async (wish, named) => {
    const { text, notFollowed } = await written(wish);
    expect(notFollowed).toEqual(named);
    expect(text).not.toMatch(/family|children|stiff|warmth|formal|Polish|gap|desperate|clich|Thank|paragraph/);
  });

  it('wishes for many pages are named where they are read no further', async () => {
    const { notFollowed } = await written(`${'Leave out my age. '.repeat(500)}Write it in Welsh.`);
    expect(notFollowed).toEqual([expect.stringMatching(/^… .*/)]);
  });

  it('who leaves out their own family may write to a business of one', async () => {
    const jobDescription = `${ADVERT}\nWe are a family-run pump manufacturer with 12 people.`;
    const customizations = 'Leave my family out of it.';
    const reply = await engine.writeCoverLetter({ cvText: CV, jobDescription, customizations }, aCall());
    expect(reply.generatedCoverLetter).toContain('at a family-run pump manufacturer such as yours');
    expect(reply.notFollowed).toEqual([]);
  });

  it.each([
    'Keep it to one page.',
    'Write it in English',
    'No bullet points, please',
    'Be honest.',
    'Don’t make anything up',
    'Write in the first person',
  ])('what is so in any case needs no word: %s', async (wish) => {
    const { text, notFollowed } = await written(wish);
    expect(text).toBe((await written('')).text);
    expect(notFollowed).toEqual([]);
  });
});

describe('what is to be said', () => {
  it.each([
    ['available from May', 'I am available from May.'],
    ['Willing to relocate', 'I am willing to relocate.'],
    ['Notice period: 4 weeks', 'My notice period is 4 weeks.'],
    ['Immediate start', 'I can start immediately.'],
    ['Start in May', 'I can start in May.'],
    ['Tell them I am free on Fridays', 'I am free on Fridays.'],
    ['mention that i can relocate', 'I can relocate.'],
    ['Explain that I left for family reasons.', 'I left for family reasons.'],
    ['Say "Pumps are my life."', 'Pumps are my life.'],
    ['Say: I love pumps.', 'I love pumps.'],
    ['Your firm built the pump of my village.', 'Your firm built the pump of my village.'],
    ['I would like to move to Leeds.', 'I would like to move to Leeds.'],
  ])('is said: %s', async (wish, said) => {
    const { text, notFollowed } = await written(wish);
    expect(text).toContain(said);
    expect(notFollowed).toEqual([]);
  });

  it('and taken back at once is named, and not said', async () => {
    const { text, notFollowed } = await written('I worked in Lagos from 2012 to 2016, but leave that out');
    expect(text).not.toContain('Lagos');
    expect(notFollowed).toEqual(['leave out “I worked in Lagos from 2012 to 2016”']);
  });

  it('by the name of a skill is told in the words of the work that shows it', async () => {
    const { text, notFollowed } = await written('Focus on team leadership, and not on finite element analysis.');
    expect(text).toContain('You ask for team leadership: at Avonside Pumps Ltd, I led a team of 5 engineers');
    expect(text).not.toMatch(/finite element|structural analysis/i);
    expect(notFollowed).toEqual([]);
  });

  it.each([
    'Emphasise SolidWorks rather than finite element analysis',
    'Highlight SolidWorks but not finite element analysis',
  ])('is told instead of something else: %s', async (wish) => {
    const { text } = await written(wish);
    expect(text).toContain('SolidWorks');
    expect(text).not.toContain('finite element');
  });

  it('of how many years stands in the letter once', async () => {
    const { text, notFollowed } = await written('Highlight my years of experience');
    expect(text.match(/years of/g)).toHaveLength(1);
    expect(notFollowed).toEqual([]);
  });
});

describe('how a letter is to begin and to end', () => {
  it.each([
    [
      'Begin with "I have always wanted to build pumps."',
      /^Dear .*,\n\nI have always wanted to build pumps\. I am applying/,
    ],
    ['Start the letter with Dear Sir or Madam', /^Dear Sir or Madam,\n/],
    ['Address it to the hiring manager', /^Dear hiring manager,\n/],
    ['End with "I look forward to hearing from you."', /interview\. I look forward to hearing from you\.\n\nYours/],
    ['Finish with Kind regards', /\n\nKind regards,\nThabo Mokoena$/],
    ['Sign off with "Warm regards" and my full name', /\n\nWarm regards,\nThabo Mokoena$/],
    ['Sign it with Thabo J. Mokoena', /\nThabo J\. Mokoena$/],
  ])('is followed: %s', async (wish, what) => {
    const { text, notFollowed } = await written(wish);
    expect(text).toMatch(what);
    expect(notFollowed).toEqual([]);
  });

  it.each(['Start with a joke', 'End on a positive note', 'Start the letter with my degree'])(
    'is named where rules cannot write it: %s',
    async (wish) => expect((await written(wish)).notFollowed).toEqual([wish]),
  );

  it('is bound by the CV as every sentence is', async () => {
    const { text, notFollowed } = await written('Begin with "I have 30 years of experience."');
    expect(text).not.toContain('30 years');
    expect(notFollowed).toEqual([expect.stringContaining('I have 30 years of experience')]);
  });
});

describe('how long a letter is to be', () => {
  it.each([
    ['Make it warmer and no longer than 120 words.', 120, null, ['Make it warmer']],
    ['At most 150 words', 150, null, []],
    ['About 100 words please', 110, 75, []],
    ['between 150 and 200 words', 200, 150, []],
    ['150-200 words', 200, 150, []],
    ['At least 300 words', null, 300, []],
    ['Keep it under one page, max 200 words', 200, null, []],
  ])('is read: %s', (wish, mostWords, leastWords, notFollowed) =>
    expect(wishesIn(wish)).toMatchObject({ mostWords, leastWords, notFollowed }),
  );

  it('is named where nothing more can be told', async () =>
    expect((await written('At least 300 words')).notFollowed).toEqual(['at least 300 words (nothing is made up)']));
});
