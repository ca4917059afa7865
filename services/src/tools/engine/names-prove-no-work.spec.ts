import { analysed } from './testing/texts.js';

const post = (title: string, ...asked: string[]): string =>
  `${title}\nRequirements\n${asked.map((each) => `- ${each}`).join('\n')}`;
const cvWith = (...lines: string[]): string => `Jo Tester\nYork\n\nExperience\n${lines.join('\n')}`;
const stateOf = async (cv: string, job: string, name: string) =>
  (await analysed(cv, job)).requirements.find((each) => each.name === name)?.state;

describe('the name of an employer', () => {
  it.each([
    ['on a line below the post', ['GIS Analyst', 'Halo Maps', '2019 - 2024', '- Ran surveys of fields']],
    ['on a line above the post', ['Halo Maps', 'GIS Analyst, 2019 - 2024', '- Ran surveys of fields']],
    ['above its dates', ['Halo Maps, Bristol', '2019 - 2024', 'Designer', '- Ran surveys of fields']],
    ['in the line of the post', ['Product Manager, Halo Maps, 2019 - 2024', '- Ran surveys of fields']],
    ['behind an "at"', ['Product Manager at Halo Maps, 2019 - 2024', '- Ran surveys of fields']],
  ])('proves nothing that it is made of, %s', async (_where, lines) => {
    expect(await stateOf(cvWith(...lines), post('Cartographer', 'Maps', 'Fieldwork'), 'Maps')).toBe('missing');
  });

  it.each([
    ['Clerk', 'Riverside Lettings', 'Lettings'],
    ['Cook', 'Bright Horizons Childcare', 'Childcare experience'],
  ])('of a %s at %s shows no %s', async (title, employer, asked) => {
    const cv = cvWith(title, employer, '2019 - 2024', '- Filed papers and cooked for 60');
    expect(await stateOf(cv, post('Assistant', asked), asked)).toBe('missing');
  });

  it.each([['- Drew maps of 40 towns'], ['Maps of 40 towns for walkers'], ['- Maps']])(
    'takes nothing from the work below it: %s',
    async (line) => {
      const cv = cvWith('GIS Analyst', 'Halo Maps', '2019 - 2024', line);
      expect(await stateOf(cv, post('Cartographer', 'Maps', 'Fieldwork'), 'Maps')).not.toBe('missing');
    },
  );

  it.each([
    ['Waiter, Grand Hotel, 2019 - 2024', 'Hotel experience'],
    ['Cleaner, Hill Primary School, 2019 - 2024', 'School experience'],
  ])('says what kind of place it was: %s', async (line, asked) => {
    expect(await stateOf(cvWith(line, '- Worked nights'), post('Assistant', asked), asked)).not.toBe('missing');
  });
});

describe('the title of a degree', () => {
  const studied = (degree: string, ...work: string[]) =>
    `${cvWith('Clerk, Acme, 2019 - 2024', '- Filed papers', ...work)}\n\nEducation\n${degree}`;

  it.each([
    ['BSc Wildlife Conservation, University of York, 2018', 'Wildlife conservation experience'],
    ['BA Textile Conservation', 'Hands-on experience of textile conservation'],
    ['MSc Wildlife Conservation, Leeds, 2:1', 'Experience in wildlife conservation'],
  ])('is a part of an experience of it: %s', async (degree, asked) => {
    const { requirements, content } = await analysed(studied(degree), post('Ranger', asked));
    expect(requirements.find(({ name }) => name === asked)).toMatchObject({ state: 'partly', cvLine: degree });
    expect(content).toContain('You have studied it, and no line of work that shows it was found');
  });

  it('of a skill that a list knows is a part of an experience of it as well', async () => {
    const job = post('Designer', 'Interaction design experience');
    expect(await stateOf(studied('BSc Interaction Design, University of York, 2018'), job, 'UX design')).toBe('partly');
  });

  it('leaves the line of work as the proof, wherever it stands', async () => {
    const cv = `Jo Tester\nYork\n\nEducation\nBSc Wildlife Conservation, York, 2018\n\nExperience\nRanger, Acme, 2019 - 2024\n- Wildlife conservation on 40 acres`;
    const { requirements } = await analysed(cv, post('Ranger', 'Wildlife conservation experience'));
    expect(requirements.find(({ name }) => /conservation/i.test(name))).toMatchObject({
      state: 'met',
      cvLine: '- Wildlife conservation on 40 acres',
    });
  });

  it.each(['Knowledge of wildlife conservation', 'Experience or knowledge of wildlife conservation'])(
    'does where it is to be known: %s',
    async (asked) => {
      const { requirements } = await analysed(studied('BSc Wildlife Conservation, York, 2018'), post('Ranger', asked));
      expect(requirements.find(({ kind }) => kind === 'skill')?.state).toBe('met');
    },
  );

  it('is the degree that is asked for', async () => {
    const job = post('Designer', 'Degree in interaction design');
    expect(await stateOf(studied('BSc Interaction Design, University of York, 2018'), job, 'Degree')).toBe('met');
  });
});
