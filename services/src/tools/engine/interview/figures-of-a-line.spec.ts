import { aCall, engine } from '../testing/texts.js';
import { hasFigure } from '../text/clean.js';

const JOB = 'Operations Manager\nRequirements\n- Planning\n- Scheduling\n- Deliveries\n- Customer service';
async function toldOf(line: string): Promise<string> {
  const cvText = `Jo Tester\nYork\n\nExperience\nOperations Manager, Some Depot, York, 2018 - 2024\n- ${line}`;
  const asked: string[] = [];
  const told: string[] = [];
  for (const batch of [0, 1]) {
    const { questions } = await engine.writeQuestions({ cvText, jobDescription: JOB, batch, asked }, aCall());
    asked.push(...questions.map(({ question }) => question));
    told.push(...questions.map(({ realWorldExample }) => realWorldExample));
  }
  return told.join('\n');
}

describe('a line of work with a number in it', () => {
  it.each([
    'Planned deliveries to 2000 customers each week',
    'Planned the move of the depot in two years',
    'Planned deliveries worth £4m',
    'Cut the wait for deliveries from 12 months to 3 months',
    'Planned deliveries for sixty shops',
    'Planned deliveries over 6 months for the north',
    'Planned the rota for Ward 30 and its deliveries',
    'Planned deliveries with Sage 50 for the north',
    'Cut late deliveries by more than a third',
    'Planned deliveries for hundreds of shops',
  ])('is never said to give none: %s', async (line) => {
    expect(await toldOf(line)).not.toContain('your line gives none');
  });

  it('is asked for one where it has none', async () => {
    expect(await toldOf('Planned deliveries to shops in the north')).toContain(
      'a figure for the result, if you know one: your line gives none.',
    );
  });
});

describe('figures that count', () => {
  it.each(['Served 2000 customers', 'Sold over 1950 tickets', 'Saved £2000', 'Fed ninety guests', 'By over a third'])(
    'are read: %s',
    (line) => {
      expect(hasFigure(line)).toBe(true);
    },
  );

  it.each([
    'Worked there in 2010 and 2015',
    'The 2019 sales season',
    'From 2010 to 2015',
    'A third party',
    'Half days',
  ])('are no years and no words: %s', (line) => {
    expect(hasFigure(line)).toBe(false);
  });
});
