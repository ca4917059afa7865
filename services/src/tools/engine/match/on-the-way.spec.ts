import { analysed } from '../testing/texts.js';

describe('a paper that one is to be on the way to', () => {
  const asked = async (line: string, own = 'Drew drainage') =>
    (
      await analysed(
        `Lee Hart\nSunderland\n\nExperience\nCivil Engineer, Tyne Design, Newcastle, 2018 - present\n- ${own}`,
        `Civil Engineer\nWear Consulting, Sunderland\nRequirements:\n- ${line}\n- Punctual`,
      )
    ).requirements.find(({ kind }) => kind === 'certificate');

  it.each([
    ['Working towards chartership', 'Working towards chartership'],
    ['Actively working towards chartered status', 'Working towards chartered status'],
    ['Progressing towards CEng', 'Progressing towards CEng'],
    ['Studying towards ACCA', 'Studying towards ACCA'],
    ['Studying for AAT', 'Studying for AAT'],
    ['On the path to chartership', 'On the path to chartership'],
    ['Keen to work towards chartership', 'Keen to work towards chartership'],
    ['Graduate engineer working towards chartership', 'Working towards chartership'],
    ['Pursuing chartership', 'Pursuing chartership'],
    ['Aiming to achieve chartered status', 'Aiming to achieve chartered status'],
  ])('“%s” is called so', async (line, name) => {
    expect((await asked(line))?.name).toBe(name);
  });

  it('is met by who is on the way', async () => {
    expect(await asked('Working towards chartership', 'Currently working towards chartership')).toMatchObject({
      state: 'met',
    });
  });

  it.each([
    ['Chartered engineer', 'Chartered engineer'],
    ['Chartership', 'Chartered engineer'],
    ['Chartered engineer or working towards it', 'Chartered engineer'],
    ['CEng or working towards it', 'Chartered engineer'],
    ['ACCA qualified', 'ACCA'],
  ])('and where the paper is asked for, or either, “%s” is %s', async (line, name) => {
    expect((await asked(line))?.name).toBe(name);
  });
});
