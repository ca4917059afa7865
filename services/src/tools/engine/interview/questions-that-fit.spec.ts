import { interview } from '../testing/texts.js';
import { isPaperAlone } from './papers-alone.js';
import { tradeQuestionsFor } from './trade-questions.js';

describe('questions that fit what they ask about', () => {
  it('take no certificate for work, and answer what they ask', async () => {
    const all = await interview(
      'Adam Kowal\nDoncaster\n\nExperience\nWarehouse Supervisor, Northline Distribution, 2018 - present\n- Supervised 22 pickers and packers over two shifts\n- IOSH Managing Safely\n- Picked and packed orders for shops\n- Planned loads with the drivers',
      'Warehouse Shift Manager\nNorthgate Logistics\nRequirements:\n- Supervising a team\n- IOSH Managing Safely',
    );
    expect(all.map(({ question }) => question).join('\n')).not.toContain('says: “IOSH Managing Safely”');
    const changes = all.filter(({ question }) => question.includes('What did you change in the way it is done'));
    expect(changes.length).toBeGreaterThan(0);
    for (const { suggestedAnswer } of changes) expect(suggestedAnswer).toMatch(/^One change/);
  });

  it.each([
    ['IOSH Managing Safely', true],
    ['Planned loads with the drivers', false],
    ['IOSH training for 20 staff', false],
  ])('know a paper that stands alone: %s', (line, isPaper) => {
    expect(isPaperAlone(line)).toBe(isPaper);
  });

  it.each(['Electrician', 'Electricians', 'Electrical Improvers', 'Fitters'])(
    'are those of a craft for %s',
    (title) => {
      const [first] = tradeQuestionsFor({ title, field: 'engineering', known: null });
      expect(first?.question).toMatch(/^You see that a job you did/);
    },
  );

  it.each(['Museum Officer (Collections)', 'Gallery Assistant'])(
    'are of no trade that the title does not say: %s',
    (title) => {
      const of = (field: 'finance' | null) => tradeQuestionsFor({ title, field, known: null });
      expect(of('finance')).toEqual(of(null));
    },
  );

  it('quote no piece of a sentence beside the advert', async () => {
    const all = await interview(
      'Joy Mensah\nLeeds\n\nI have worked in residential care for older people and for people with dementia for more than twelve years, the last five of them in charge. I am the registered manager of a care home with 40 beds. I led two inspections to Good.',
      'Registered Care Home Manager\nElm Care, Leeds\nRequired: Level 5 diploma, budget management',
    );
    const beside = all.map(({ question }) => question).filter((each) => each.startsWith('The advert says “Registered'));
    expect(beside.length).toBeGreaterThan(0);
    for (const each of beside) expect(each).not.toContain('…');
  });
});
