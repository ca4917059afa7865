import { analysed, named } from '../testing/texts.js';

describe('a degree', () => {
  const degree = async (study: string, asked: string) =>
    named(
      await analysed(
        `Jo Lee\nExperience\nEngineer, Acme, 2016 - now\n- Designed pumps\nEducation\n${study}`,
        `Engineer\nRequirements\n- ${asked}`,
      ),
      'Degree',
    )?.state;

  it.each([
    [
      'MEng Mechanical Engineering, Some University, 2015',
      'A mechanical engineering degree with three or more years in rotating equipment',
      'met',
    ],
    ['BEng Mechanical Engineering, Leeds, 2015', 'Degree in an engineering discipline', 'met'],
    ['BSc Physics, Leeds, 2015', 'Degree in engineering, physics or similar', 'met'],
    ['BSc (Hons) Physics 2:2, Leeds, 2015', 'A 2:1 degree in Physics', 'partly'],
    ['BSc (Hons) Physics 2:1, Leeds, 2015', 'A 2:1 degree in Physics', 'met'],
    ['BA History, Leeds, 2015', 'Degree in an engineering discipline', 'missing'],
  ])('“%s” answers “%s”: %s', async (study, asked, state) => {
    expect(await degree(study, asked)).toBe(state);
  });
});
