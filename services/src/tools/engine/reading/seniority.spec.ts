import { analysed, named } from '../testing/texts.js';
import { rankOf } from './seniority.js';

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

describe('a manager', () => {
  it.each([
    'Customer Success Manager',
    'Client Success Manager',
    'Account Manager',
    'Key Account Manager',
    'Project Manager',
    'Case Manager',
    'Delivery Manager',
    'Business Development Manager',
    'Territory Manager',
    'Partner Manager',
    'Bid Manager',
  ])('of a thing, or of those whom a firm sells to, is neither senior nor lead: %s', (title) =>
    expect([rankOf(title), rankOf(`Senior ${title}`), rankOf(`Head of ${title}s`)]).toEqual([2, 3, 5]),
  );

  it.each([
    'Office Manager',
    'Store Manager',
    'Ward Manager',
    'Customer Service Manager',
    'Engineering Manager',
    'Sales Manager',
    'Manager of Customer Success',
  ])('of people or a place leads: %s', (title) => expect(rankOf(title)).toBe(4));

  it('of customers is no senior for whoever asks for one', async () => {
    const cv = OF('Client Success Manager, Some Software, 2019 - 2026', ['Onboarded customers']);
    const found = await analysed(cv, asking('Senior Customer Success Manager', 'Onboarding'));
    expect(named(found, 'Senior level')?.state).toBe('partly');
  });
});
