import { wordsOf } from '../text/words.js';
import { testOf } from '../testing/study.js';
import { definitionIn } from './definitions.js';

const sentence = (text: string) => ({ text, words: wordsOf(text), page: null, under: null, lead: null });
const termOf = (text: string) => definitionIn(sentence(text))?.term ?? null;
const termOfNote = (term: string, meaning: string) =>
  definitionIn({ ...sentence(`${term}: ${meaning}`), note: { term, meaning } })?.term ?? null;

const BEHIND = 'a matchstick is drawn through the sealed cell and brings out a brown thread';

describe('what stands before a colon', () => {
  it.each([
    'The ropiness test shows it',
    'The law forbids this',
    'Two things prove it',
    'How it works',
    'Why the colony dies',
    'The rule',
    'The main reason',
    'One good example',
    'In one case',
    'For example',
    'With a worn tyre',
    'Mind the gap',
    'Remember this',
    'It works like this',
    'The keeper has a choice',
  ])('is no term where it says something or leads on: “%s”', (before) => {
    expect(termOf(`${before}: ${BEHIND}.`)).toBeNull();
    expect(termOfNote(before, BEHIND)).toBeNull();
  });

  it.each([
    'The ropiness test',
    'Ropiness test',
    'Gantt chart',
    'Project manager',
    'Test tube',
    'Data set',
    'Plan A',
    'Check digit',
    'Duty of care',
    'Point of sale',
    'Control group',
    'Rule of thumb',
    'Exit interview',
    'Cash flow',
  ])('is a term where it names something: “%s”', (before) => {
    expect(termOf(`${before}: a short strip of wood that brings out a brown thread.`)).toBe(before);
    expect(termOfNote(before, 'a short strip of wood that brings out a brown thread')).toBe(before);
  });

  it('is no term because of a preposition that its name begins with', () => {
    expect(termOfNote('In vitro fertilisation', 'joining of egg and sperm outside the body')).toBe(
      'In vitro fertilisation',
    );
    expect(termOfNote('WHO guideline', 'advice that health workers follow everywhere')).toBe('WHO guideline');
    expect(termOfNote('IT policy', 'what staff may do with a computer of the firm')).toBe('IT policy');
  });

  it('is asked for, and offered, by names alone', async () => {
    const hive = `Diseases of the hive

American foulbrood is a bacterial disease of the brood. European foulbrood is a bacterial disease of young larvae. Chalkbrood is a fungal disease of the larvae. Nosema is a disease of the gut of adult bees.
The ropiness test shows it: a matchstick is drawn through the sealed cell and brings out a brown thread. The inspector burns the frames in a pit. The varroa mite is a parasite that feeds on the fat body of bees. A quarantine is an order that nothing leaves the apiary. A super is a box that holds the honey above the brood.`;
    const offered = (await testOf(hive))
      .filter(({ question }) => question.startsWith('Which term'))
      .flatMap(({ options }) => Object.values(options));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.join('\n')).not.toMatch(/shows it/i);
  });
});
