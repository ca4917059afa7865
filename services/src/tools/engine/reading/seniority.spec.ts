import { analysed, named } from '../testing/texts.js';

const asking = (title: string, ...lines: string[]) =>
  `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

const OF = (post: string, duties: readonly string[], rest = '') =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${post}\n${duties.map((duty) => `- ${duty}`).join('\n')}\n\n${rest}`;

it('is not a senior by years alone', async () => {
  const state = async (post: string) =>
    named(await analysed(OF(post, ['Fitted boilers']), asking('Senior Plumber', 'Unvented hot water')), 'Senior level')
      ?.state;
  expect(await state('Plumber, Pipes of York, 2010 - 2026')).toBe('partly');
  expect(await state('Senior Plumber, Pipes of York, 2010 - 2026')).toBe('met');
});

it('asks a funeral director for no rank of a director', async () => {
  const cv =
    'Ana Reed\nLeeds\n\nExperience\nFuneral Arranger, Some Funerals, Leeds, 2017 - present\n- Arranged funerals\n';
  const names = async (title: string) =>
    (await analysed(cv, `${title}\nRequirements\n- Time management`)).requirements.map(({ name }) => name);
  expect(await names('Funeral Director')).not.toContain('Head or director level');
  expect(await names('Finance Director')).toContain('Head or director level');
});
