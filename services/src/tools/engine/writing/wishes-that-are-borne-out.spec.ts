import { aCall, engine } from '../testing/texts.js';

const CV = `Fatima Sheikh
Management Accountant, Brightwater Ltd, London, 2019 - 2024
- Prepared VAT returns for three companies
- Managed 35 staff in the ledger office
Accounts Assistant, Lowe & Co, London, 2016 - 2019
- Reconciled bank accounts of 12 clients`;
const ADVERT = 'Management Accountant, Harris plc, London\nRequirements\n- VAT returns\n- Team management';

const written = async (customizations: string, cvText = CV) => {
  const reply = await engine.writeCoverLetter({ cvText, jobDescription: ADVERT, customizations }, aCall());
  return { text: reply.generatedCoverLetter, notFollowed: reply.notFollowed };
};

describe('a letter that is to be shorter', () => {
  it.each([
    CV,
    'Tom Reid\nChef de Partie, Grill, Leeds, 2015 - present\nRun the grill section for 120 covers',
    'Ana Lee\nSupport worker\nLeeds',
  ])('has fewer words, however little it says', async (cv) => {
    const full = await written('', cv);
    const { text, notFollowed } = await written('Make it shorter', cv);
    expect(text.split(/\s+/).length).toBeLessThan(full.text.split(/\s+/).length);
    expect(text).toContain('I am applying for the post of Management Accountant');
    expect(notFollowed).toEqual([]);
  });
});

describe('a figure that is to be said', () => {
  it.each([
    [
      'Say that I have 20 years of experience',
      /20 years/,
      'say “I have 20 years of experience” (your CV shows 8 years)',
    ],
    [
      'I have twenty years of experience in finance.',
      /twenty/,
      'say “I have twenty years of experience in finance” (your CV shows 8 years)',
    ],
    ['Say that I managed 50 staff', /50 staff/, 'say “I managed 50 staff” (your CV shows 35 staff)'],
  ])('is not said beside another that the CV shows: %s', async (wish, what, named) => {
    const { text, notFollowed } = await written(wish);
    expect(text).not.toMatch(what);
    expect(notFollowed).toEqual([named]);
  });

  it.each([
    'Say that I have 25 years of experience',
    'I have twenty-five years of experience.',
    'Say that I have two decades of experience in finance',
    'Say that I was an accountant for 20 years',
    'I have worked in finance for twenty years.',
  ])('is refused with the figure that the letter gives: %s', async (wish) => {
    // from the middle of 2016 to that of 2024 by its dates, and some months that would round up
    const cv = CV.replace('2019 - 2024', '2019 - November 2024');
    const { text, notFollowed } = await written(wish, cv);
    const [, said = ''] = /I have (\d+ years) of work experience/.exec(text) ?? [];
    expect(said).toBe('8 years');
    expect(notFollowed).toEqual([expect.stringContaining(`(your CV shows ${said})`)]);
  });

  it.each([
    ['Say that I have been married for 20 years', 'I have been married for 20 years.'],
    ['Say that I have 5 years of experience in audit', 'I have 5 years of experience in audit.'],
    ['Say that my notice period is 4 weeks', 'My notice period is 4 weeks.'],
    ['Say that I managed 35 staff', 'I managed 35 staff.'],
    ['Say that I have trained 6 apprentices', 'I have trained 6 apprentices.'],
  ])('is said where nothing in the CV speaks against it: %s', async (wish, said) => {
    const { text, notFollowed } = await written(wish);
    expect(text).toContain(said);
    expect(notFollowed).toEqual([]);
  });

  it('takes the place of the one that the letter would give', async () => {
    const { text } = await written('Say that I have 8 years of experience');
    expect(text).toContain('I have 8 years of experience.');
    expect(text).not.toContain('years of work experience in all');
  });

  it('is said where the CV has no dates', async () => {
    const { text, notFollowed } = await written('Say that I have 20 years of experience', 'Ana Lee\nAccountant\nLeeds');
    expect(text).toContain('I have 20 years of experience.');
    expect(notFollowed).toEqual([]);
  });
});
