import { analysed } from './testing/texts.js';

const today = new Date();
const year = (ago: number): number => today.getFullYear() - ago;
const years = async (post: string, asked: string, title: string) =>
  (
    await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${post}, The Lock Keeper, Leeds, ${year(6)} – present\n- Ran the day`,
      `${title}\nSome Place, Leeds\nRequirements:\n- ${asked}`,
    )
  ).requirements.find(({ name }) => / of experience$/.test(name))?.state;

describe('years as one of several posts are met by each of them', () => {
  it.each([
    ['Sous Chef', '3+ years as a sous chef or head chef', 'Sous Chef'],
    ['Sous Chef', '3+ years as a head chef or sous chef', 'Sous Chef'],
    ['Head Chef', '3+ years as a sous chef or head chef', 'Sous Chef'],
    ['Sous Chef', '3+ years as a sous or head chef', 'Sous Chef'],
    ['Sous Chef', 'At least three years as a sous chef/head chef', 'Sous Chef'],
    ['Sous Chef', "3 years' experience as either a sous chef or a head chef", 'Head Chef'],
    ['Sous Chef', '3 years of experience as a chef de partie, sous chef or head chef', 'Sous Chef'],
    ['Sous Chef', 'Minimum 3 years as a sous chef and/or head chef in a busy kitchen', 'Sous Chef'],
    ['Plumber', '3 years as a heating engineer or plumber', 'Plumber'],
    ['Electrician', '4 years as a plumber or an electrician', 'Electrician'],
    ['Social Worker', "Two years' experience as a teacher or social worker", 'Social Worker'],
    ['Registered Nurse', '3 years as a paramedic or registered nurse', 'Registered Nurse'],
  ])('%s for “%s”', async (post, asked, title) => {
    expect(await years(post, asked, title)).toBe('met');
  });

  it.each([
    ['Kitchen Porter', '3+ years as a sous chef or head chef', 'Sous Chef'],
    ['Commis Chef', '3+ years as a sous chef or head chef', 'Sous Chef'],
    ['Sous Chef', '3+ years as a head chef', 'Head Chef'],
    ['Labourer', '4 years as a plumber or an electrician', 'Electrician'],
    ['Care Assistant', '3 years as a paramedic or registered nurse', 'Registered Nurse'],
    ['Sous Chef', '9 years as a sous chef or head chef', 'Sous Chef'],
  ])('and %s is not met for “%s”', async (post, asked, title) => {
    expect(await years(post, asked, title)).not.toBe('met');
  });
});
