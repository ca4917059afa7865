import { analysed } from './testing/texts.js';

const CV =
  'Ana Reed\nLisbon\n\nExperience\nTeacher of Maths, Some School, Lisbon, 2019 - present\n- Kept order in lively groups\n';
const asked = async (line: string) =>
  (await analysed(CV, `Teacher of Mathematics\nRequirements\n- ${line}`)).requirements
    .filter(({ kind, jobLine }) => kind === 'skill' && jobLine !== 'Teacher of Mathematics')
    .map(({ name }) => name)
    .toSorted();

describe('two things that share their last word', () => {
  it.each([
    ['Excellent classroom and behaviour management', ['Behaviour management', 'Classroom management']],
    ['Strong classroom and behaviour management skills', ['Behaviour management', 'Classroom management']],
    ['Outstanding behaviour and classroom management', ['Behaviour management', 'Classroom management']],
    ['You will have excellent classroom and behaviour management', ['Behaviour management', 'Classroom management']],
    ['Good time and people management', ['People management', 'Time management']],
    ['Project and line management', ['People management', 'Project management']],
    ['Stock and quality control', ['Quality control', 'Stock control']],
    ['Care and discharge planning', ['Care planning', 'Discharge planning']],
  ])('are each asked for by the whole name: %s', async (line, names) => {
    expect(await asked(line)).toEqual(names);
  });

  it.each([
    ['Teaching and line management', ['People management', 'Teaching']],
    ['Excellent communication and time management', ['Communication', 'Time management']],
    ['Sales and account management', ['Account management', 'Sales']],
    ['Marketing and project management', ['Marketing', 'Project management']],
    ['Waste and water management', ['Waste and water management']],
  ])('are no two where the first is one by itself, or no list knows them: %s', async (line, names) => {
    expect((await asked(line)).filter((name) => name !== 'Teaching')).toEqual(
      names.filter((name) => name !== 'Teaching'),
    );
  });

  it('are both shown by a line of the CV that has them so', async () => {
    const { requirements } = await analysed(
      `${CV}- Classroom and behaviour management of year 9\n`,
      'Teacher of Mathematics\nRequirements\n- Classroom management\n- Behaviour management',
    );
    expect(requirements.filter(({ name }) => /management$/.test(name)).map(({ state }) => state)).toEqual([
      'met',
      'met',
    ]);
  });
});
