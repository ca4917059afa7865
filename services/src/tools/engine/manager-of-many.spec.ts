import { analysed } from './testing/texts.js';

const found = async (post: string, title = 'Office Manager') => {
  const cv = `Ana Reed\nLeeds\n\nExperience\n${post}\n- Kept minutes\n\nQualifications\nBTEC Business\n`;
  const { requirements } = await analysed(
    cv,
    `${title}\nSome Co\nLeeds\n\nRequirements\n- Management experience\n- Minutes`,
  );
  return requirements.map(({ name, state }) => `${name}: ${state}`);
};

describe('a manager of so many', () => {
  it.each([
    'Office Manager of 3 sites and 26 staff, Some Mill, Leeds, 2019 - present',
    'Some Mill, 2019 - present: Office Manager of 3 sites and 26 staff',
    'Office Manager of three sites, Some Mill, 2019 - present',
    'Office Manager, Some Mill, 2019 - present',
  ])('has the level, and has managed: %s', async (post) => {
    expect(await found(post)).toEqual(
      expect.arrayContaining([
        'Work as Office Manager: met',
        'Lead or manager level: met',
        'Management experience: met',
      ]),
    );
  });

  it.each(['Administrator, Some Mill, 2019 - present', 'Receptionist for 3 sites, Some Mill, 2019 - present'])(
    'is nobody who kept the minutes alone: %s',
    async (post) => {
      expect(await found(post)).toContain('Management experience: missing');
    },
  );
});
