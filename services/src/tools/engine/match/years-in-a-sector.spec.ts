import { analysed, named } from '../testing/texts.js';

const years = async (title: string, post: string, line: string) =>
  named(
    await analysed(
      `Ann Lee\nLeeds\n\nExperience\n${post}, Some Firm, Leeds, 2012 - present\n- Worked a full week\n`,
      `${title}\nLeeds\nRequirements:\n- ${line}\n- First aid`,
    ),
    '5 years of experience',
  )?.state;

describe('years in a sector', () => {
  it.each([
    ['Assistant Site Manager', 'Bricklayer', 'Minimum 5 years’ experience in the construction industry'],
    ['Care Home Manager', 'Care Assistant', 'At least 5 years’ experience in care'],
    ['Nursery Manager', 'Nursery Nurse', 'At least 5 years’ experience in childcare'],
    ['Workshop Controller', 'Vehicle Technician', '5 years’ experience in the motor trade'],
    ['Depot Manager', 'HGV Driver', '5 years’ experience in logistics'],
  ])('count whatever the title of the advert: %s of a %s', async (title, post, line) => {
    expect(await years(title, post, line)).toBe('met');
  });

  it.each([
    ['Care Home Manager', 'Baker', 'At least 5 years’ experience in care'],
    ['Site Manager', 'Chef', '5 years’ experience in construction'],
    ['Care Home Manager', 'Care Assistant', 'At least 5 years’ experience as a care home manager'],
  ])('are none in other work, or in a post that is named: %s of a %s', async (title, post, line) => {
    expect(await years(title, post, line)).not.toBe('met');
  });
});
