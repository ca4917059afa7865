import { analysed } from './testing/texts.js';

const work = async (title: string, post: string) =>
  (
    await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${post}, Some Council, Leeds, 2015 - present\n- Wrote reports\n`,
      `${title}\nSome Firm\nLeeds\n\nRequirements\n- 5 years of experience in planning\n- Report writing`,
    )
  ).requirements
    .filter(({ kind }) => kind === 'experience')
    .map(({ state }) => state);

describe('who plans towns', () => {
  it.each([
    ['Senior Town Planner', 'Principal Planning Officer'],
    ['Town Planner', 'Planning Officer'],
    ['Planning Officer', 'Chartered Town Planner'],
    ['Planning Policy Officer', 'Development Management Officer'],
  ])('is called a planner or a planning officer: %s, %s', async (title, post) => {
    expect(await work(title, post)).toEqual(['met', 'met']);
  });

  it.each([
    'Emergency Planning Officer',
    'Workforce Planning Officer',
    'Production Planning Officer',
    'Production Planner',
  ])('is nobody who plans something else: %s', async (post) => {
    expect(await work('Town Planner', post)).not.toContain('met');
  });
});

describe('work that adverts name in their own words', () => {
  it.each([
    ['Head Chef', 'Banqueting', '- Cooked banquets for 200'],
    ['Head Chef', 'Cost control', '- Kept food cost at 28 %'],
    ['Project Engineer', 'Cost control', '- Cost control of a £4m plant'],
    ['Financial Controller', 'Banking covenants', '- Covenant reporting to the bank'],
    ['Marketing Manager', 'Paid social', '- Ran LinkedIn Ads'],
    ['Design Engineer', 'Injection moulding', '- Designed injection moulded housings'],
  ])('is found where a post shows it: a %s’s %s', async (title, name, line) => {
    const { requirements } = await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2015 - present\n${line}\n`,
      `${title}\nSome Firm\nLeeds\n\nRequirements\n- ${name}\n- Report writing`,
    );
    expect(requirements.find((each) => each.name === name)?.state).toBe('met');
  });
});
