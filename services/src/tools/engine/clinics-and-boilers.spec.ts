import { analysed, named } from './testing/texts.js';

const stateOf = async (post: string, line: string, asked: string, name: string) =>
  named(
    await analysed(
      `Ana Reed\nLisbon\n\nExperience\n${post}, Some Place, Lisbon, 2019 - present\n- ${line}\n`,
      `${post}\nRequirements\n- ${asked}`,
    ),
    name,
  )?.state;

describe('what nurses do in a clinic is known by how they tell it', () => {
  it.each([
    ['Venepuncture', 'Drew blood from 20 patients a day'],
    ['Venepuncture', 'Obtained blood samples'],
    ['Wound care', 'Leg ulcer care in the community'],
  ])('%s: %s', async (name, line) => {
    expect(await stateOf('Staff Nurse', line, name, name)).toBe('met');
  });

  it.each([
    ['Venepuncture', 'Dressings, ECGs and bloods'],
    ['Venepuncture', 'Bloods, cannulas and wound dressings'],
    ['Wound care', 'Bloods, catheters and dressings'],
  ])('in a bare list as well, which is a part of it at least: %s, %s', async (name, line) => {
    expect(await stateOf('Staff Nurse', line, name, name)).toMatch(/met|partly/);
  });

  it.each([
    ['Venepuncture', 'Took blood pressure and pulse'],
    ['Venepuncture', 'Reviewed bloods on the round'],
    ['Venepuncture', 'Carried blood samples to the laboratory'],
    ['Wound care', 'Made soups, sauces and salad dressings'],
  ])('and not by much the same words: %s, %s', async (name, line) => {
    expect(await stateOf('Staff Nurse', line, name, name)).not.toBe('met');
  });
});

describe('finding faults is known by how engineers tell it', () => {
  it.each([
    'Boiler fault finding and repair',
    'Diagnosed and repaired boilers',
    'Found and fixed faults on heating systems',
    'Boiler repairs and breakdowns',
  ])('%s', async (line) => {
    expect(await stateOf('Gas Engineer', line, 'Boiler fault finding and repair', 'Fault finding')).toBe('met');
  });

  it.each(['Diagnosed and treated patients', 'Found fault with nobody', 'Fitted new boilers'])(
    'and not by much the same words: %s',
    async (line) => {
      expect(await stateOf('Gas Engineer', line, 'Fault finding', 'Fault finding')).not.toBe('met');
    },
  );
});
