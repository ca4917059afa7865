import { analysed, named } from './testing/texts.js';

const stateOf = async (title: string, asked: string, cv: string, name = asked) =>
  named(await analysed(`Ann Lee\nLeeds\n\n${cv}`, `${title}\nRequirements\n- ${asked}\n- First aid`), name)?.state;
const atWork = (line: string) => `Experience\nManager, Wren Ltd, 2015 - present\n- ${line}`;

describe('what an advert asks for in another form of its word', () => {
  it.each([
    ['Policy writing', 'Advised managers on cases; wrote policies for three sites'],
    ['Report drawing', 'I have drawn the report of every survey'],
    ['Vegetable growing', 'Grew vegetables for two restaurants'],
    ['Wallpaper hanging', 'Hung wallpaper in forty flats'],
    ['Patio laying', 'Laid patios in all weathers'],
    ['Curtain sewing', 'I have sewn curtains for two theatres'],
  ])('%s: %s', async (asked, line) => {
    expect(await stateOf('Manager', asked, atWork(line))).toBe('met');
  });

  it.each([
    ['Policy writing', 'Read policies before each shift'],
    ['Vegetable growing', 'Sold vegetables in a market'],
    ['Staircase making', 'Cleaned kitchens in forty flats'],
    ['Decision making', 'Brought cakes to two parties'],
  ])('%s: not %s', async (asked, line) => {
    expect(await stateOf('Manager', asked, atWork(line))).not.toBe('met');
  });

  it('what is made has much of the making', async () => {
    expect(await stateOf('Joiner', 'Staircase making', atWork('Sash windows and staircases, made to measure'))).toBe(
      'partly',
    );
  });

  it.each([
    ['Use of CMM', 'First-off inspection with micrometers and CMM.', 'met'],
    ['Use of borescopes', 'Looked into turbines with borescopes', 'met'],
    ['Use of CMM', 'First-off inspection with micrometers.', undefined],
    ['Use of borescopes', 'Looked into turbines with a lamp', 'missing'],
  ])('%s: %s', async (asked, line, state) => {
    if (state === undefined) expect(await stateOf('Manager', asked, atWork(line))).not.toBe('met');
    else expect(await stateOf('Manager', asked, atWork(line))).toBe(state);
  });
});

describe('a paper', () => {
  it.each([
    [
      'Harbour Master',
      'Harbour Master Certificate or Master Mariner',
      "Harbour Master's Certificate (HMC), 2022",
      'met',
    ],
    ['Harbour Master', 'Harbour Master Certificate or Master Mariner', 'Master Mariner, 2010', 'met'],
    ['Harbour Master', 'Harbour Master Certificate or Master Mariner', 'First Aid Certificate, 2022', 'missing'],
  ])('called as the post of %s is: %s of %s', async (title, asked, paper, state) => {
    expect(await stateOf(title, asked, `${atWork('Ran the port')}\n\nCertificates\n${paper}`)).toBe(state);
  });

  it.each([
    ['Full UK manual', 'met'],
    ['Full clean UK manual', 'met'],
    ['Full UK manual handling training', 'missing'],
    ['UK manual of style', 'missing'],
  ])('to drive, below a heading of licences: %s', async (line, state) => {
    expect(
      await stateOf(
        'Panel Beater',
        'Full UK driving licence',
        `${atWork('Beat panels')}\n\nLICENCE:-\n${line}`,
        'Driving licence',
      ),
    ).toBe(state);
  });
});

describe('networking', () => {
  it.each(['Dante networking', 'Business networking'])(
    'of sound or people is no network of computers: %s',
    async (asked) => {
      const { requirements } = await analysed(
        `Ann Lee\n${atWork('Mixed sound')}`,
        `Sound Technician\nRequirements\n- ${asked}\n- First aid`,
      );
      expect(requirements.map(({ name }) => name)).not.toContain('Networking');
    },
  );

  it('of computers is', async () => {
    const { requirements } = await analysed(
      `Ann Lee\n${atWork('Ran servers')}`,
      'IT Technician\nRequirements\n- Computer networking\n- Networking',
    );
    expect(requirements.map(({ name }) => name)).toContain('Networking');
  });
});
