import { analysed } from './testing/texts.js';

const CV =
  'Ann Lee\nLeeds\n\nExperience\nCare Assistant, Wren Ltd, Leeds, 2019 - present\n- Helped ten residents to wash and dress\n';
const asked = async (said: string) =>
  (
    await analysed(CV, `Care Assistant\nWren Ltd\nLeeds\n\nRequirements\n- Personal care\n- Record keeping\n- ${said}`)
  ).requirements
    .map(({ name }) => name)
    .filter((name) => !/care assist|personal care|documentation|leeds/i.test(name));

describe('what nobody needs', () => {
  it.each([
    'You need not have your own tools; we supply them.',
    'You need not drive.',
    'You need not have worked in a warehouse before.',
    "You needn't have a degree.",
    'Applicants need not speak French.',
  ])('is not asked for: %s', async (said) => {
    expect(await asked(said)).toEqual([]);
  });

  it.each([
    ['You need not apply unless you hold a driving licence.', 'Driving licence'],
    ['You need a driving licence but need not own a car.', 'Driving licence'],
    ['You need not only Excel but also SAP.', 'SAP'],
    ['You need Excel. You need not know Word.', 'Excel'],
  ])('takes nothing from what is asked beside it: %s', async (said, name) => {
    expect(await asked(said)).toContain(name);
  });
});
