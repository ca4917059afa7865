import { analysed } from '../testing/texts.js';
import { readAdvert } from './advert-reader.js';

describe('what is called an asset is wished for', () => {
  const CV = 'Ana Reed\nLeeds\n\nExperience\nReceptionist, Some Hotel, Leeds, 2019 - present\n- Checked guests in\n';
  const asked = async (...lines: string[]) =>
    (
      await analysed(
        CV,
        `Front Desk Agent\nLeeds\nRequirements\n- Opera PMS\n${lines.map((line) => `- ${line}`).join('\n')}`,
      )
    ).requirements;

  it.each([
    ['First aid certificate an asset', 'First aid certificate'],
    ['First aid certificate is an asset', 'First aid certificate'],
    ['First aid certificate would be an asset', 'First aid certificate'],
    ['First aid certificate considered an asset', 'First aid certificate'],
    ['First aid certificate (an asset)', 'First aid certificate'],
    ['Bartending licence a strong asset', 'Bartending licence'],
    ['Bartending licence a big plus', 'Bartending licence'],
    ['Knowledge of Maestro is considered an asset', 'Knowledge of Maestro'],
    ['Knowledge of Maestro a definite bonus', 'Knowledge of Maestro'],
  ])('%s', async (line, name) => {
    const found = (await asked(line)).find(({ jobLine }) => jobLine?.includes(line));
    expect([found?.name.replace(/\W+$/, ''), found?.importance]).toEqual([name, 'preferred']);
  });

  it.each(['French an asset', 'French or German an asset', 'Fluent French is a strong asset', 'French, an asset'])(
    'also of a language: %s',
    async (line) => {
      const found = (await asked(line)).filter(({ kind }) => kind === 'language');
      expect(found.map(({ importance }) => importance)).toEqual(['preferred']);
    },
  );

  it.each([
    'Experience in asset management is required',
    'Fluent French; you will be an asset to the team',
    'Experience as an asset manager',
  ])('and other assets wish for nothing: %s', (line) => {
    const { skills, worded, languages } = readAdvert(`Asset Manager\nLeeds\nRequirements\n- ${line}`);
    for (const { importance } of [...skills, ...worded, ...languages]) expect(importance).toBe('required');
  });
});
