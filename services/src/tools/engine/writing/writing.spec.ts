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
  }, 60_000);

  it('leaves private details out and says so', async () => {
    const cv = `Date of birth: 1 May 1990\nMarital status: single\n${cvText('nurse')}`;
    const { optimizedCvText, changes } = await engine.optimiseCv(
      { cvText: cv, jobDescription: advert('Dentist') },
      aCall(),
    );
    expect(optimizedCvText).not.toContain('1990');
    expect(changes.filter(({ kind }) => kind === 'removed')).toHaveLength(2);
  }, 60_000);
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
      const years = /add up to (\d+) year/.exec(text)?.[1];
      for (const figure of figuresIn(text)) if (figure !== years) expect(known).toContain(figure);
      expect(text).toContain(title);
    },
    60_000,
  );

  it('tells work in the words of the CV, says it of its person, and signs with their name', async () => {
    const text = await letter('nurse', 'Staff Nurse, Acute Medicine');
    expect(text).toContain('I administered medication on four drug rounds a day with no recorded error in 2023');
    expect(text).toContain('Dear hiring team at Example Harbour Health,');
    expect(text).toContain('my CV says: I need a Skilled Worker or Health and Care Worker visa.');
    expect(await letter('open-jane-fullstacker', 'Frontend Developer')).toContain('Jane Q. Fullstacker');
  }, 60_000);

  it('says what the person wants said and leaves out what they do not', async () => {
    const wishes = 'Mention that I can start in March. Do not mention drug rounds. Leave out visa sponsorship.';
    const text = await letter('nurse', 'Staff Nurse, Acute Medicine', wishes);
    expect(text).toContain('I can start in March.');
    expect(text).not.toContain('drug rounds');
    expect(text).not.toContain('As to a visa');
  }, 60_000);
});
