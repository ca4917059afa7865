import { breathe } from '../testing/study.js';
import { studyTest } from './study-test.js';

const askedOf = async (studyMaterial: string, batches = 3) => {
  const asked: Awaited<ReturnType<typeof studyTest>>['questions'] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const { questions } = await studyTest(
      { studyMaterial, batch, asked: asked.map(({ question }) => question) },
      breathe,
    );
    asked.push(...questions);
  }
  return asked;
};

const CELLS = [
  'Cells and how they were found',
  '',
  'Robert Hooke first described cells in 1665. Antonie van Leeuwenhoek later observed living cells in pond water.',
  '\fMatthias Schleiden soon proposed that all plants are made of cells. Theodor Schwann extended the theory to animals in 1839.',
  'Rudolf Virchow finally added that every cell comes from another cell.',
  '\fActive transport needs energy from respiration. Diffusion is the movement of particles from high to low concentration.',
].join('\n');
const PEOPLE = /^(?:Robert Hooke|Antonie van Leeuwenhoek|Matthias Schleiden|Theodor Schwann|Rudolf Virchow)$/;

describe('a question who did something', () => {
  it('leaves a gap for the name alone: when or how it was done stays in the sentence', async () => {
    const questions = await askedOf(CELLS);
    expect(questions.map(({ question }) => question).join('\n')).toContain('“_____ first described cells in 1665.”');
    for (const { question, options } of questions) {
      expect(question).not.toMatch(/(?:first|later|soon|finally) …/);
      for (const option of Object.values(options)) expect(option).not.toMatch(/ (?:first|later|soon|finally)$/);
    }
  });

  it('has people beside people, also where the text is short', async () => {
    const people = (await askedOf(CELLS)).filter(({ options, correctAnswer }) =>
      PEOPLE.test(options[correctAnswer] ?? ''),
    );
    expect(people).not.toEqual([]);
    for (const { options } of people)
      expect(Object.values(options).filter((option) => !PEOPLE.test(option))).toEqual([]);
  });

  it('sets what people did beside what other people did', async () => {
    const endings = (await askedOf(CELLS)).filter(({ question }) =>
      /^How does this sentence.*“(?:Robert|Theodor|Rudolf|Matthias)/s.test(question),
    );
    expect(endings).not.toEqual([]);
    for (const { question, options } of endings)
      expect([question, ...Object.values(options)].join()).not.toMatch(/needs energy|is the movement/);
  });

  it('leaves no year to end what happens every day', async () => {
    const osmosis = (await askedOf(CELLS)).filter(({ question }) => /“Diffusion|“Active/.test(question));
    expect(osmosis).not.toEqual([]);
    for (const { options } of osmosis) expect(Object.values(options).join()).not.toMatch(/in 18|in 16/);
  });

  it('is not asked where "its" points to another sentence, or "his" tells who', async () => {
    const text = `The war of the king

Thomas Fairfax led the New Model Army of Parliament. Oliver Cromwell commanded its cavalry in the north. John Bradshaw presided over the trial of the king.
Thomas Pride kept many members out of Parliament. Richard Cromwell succeeded his father and ruled for some months. George Monck marched from Scotland to London.`;
    const asked = (await askedOf(text)).map(({ question }) => question).join('\n');
    expect(asked).toContain('_____ presided over the trial');
    expect(asked).not.toMatch(/_____ (?:commanded its|succeeded his)/);
  });
});
