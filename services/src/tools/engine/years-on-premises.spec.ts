import { analysed } from './testing/texts.js';

const today = new Date();
const year = (ago: number): number => today.getFullYear() - ago;
const analysis = (post: string, line: string, asked: string, title: string) =>
  analysed(
    `Paul Reed\nLeeds\n\nEmployment\n${post}, Harland Ltd, Leeds\nMarch ${year(11)} to present\n- ${line}`,
    `${title}\nNorthgate FM, Leeds\nWhat we need:\n- ${asked}`,
  );
const years = async (...told: Parameters<typeof analysis>) =>
  (await analysis(...told)).requirements.find(({ name }) => / of experience$/.test(name))?.state;

describe('years on premises of a kind', () => {
  it.each([
    [
      'Maintenance Electrician',
      'Rewires and lighting in offices',
      "At least 5 years' experience in commercial premises",
    ],
    [
      'Maintenance Electrician',
      'Served commercial premises in Leeds',
      "At least 5 years' experience in commercial premises",
    ],
    ['Electrician', 'Emergency lighting of shops and hotels', '5 years of experience in commercial buildings'],
    ['Approved Electrician', 'Fitted out retail units', '5 years of work on commercial properties'],
    ['Electrician', 'Wired two schools and a hospital', '5+ years in commercial and industrial premises'],
    ['Electrician', 'Fault finding in a biscuit factory', '5+ years on industrial sites'],
    ['Electrician', 'Containment in warehouses', '5 years of experience on commercial or industrial installations'],
    ['Electrician', 'Fuse boards in rented flats', '5 years of experience in domestic properties'],
    ['Electrician', 'Rewires of council houses', '5 years in residential properties'],
    ['Electrician', 'Lighting of supermarkets', 'Minimum five years in commercial office buildings'],
  ])('are shown by any line of a post: %s, “%s” for “%s”', async (post, line, asked) => {
    expect(await years(post, line, asked, 'Maintenance Electrician')).toBe('met');
  });

  it.each([
    ['Electrician', 'Rewires of terraced houses', '5 years in commercial premises'],
    ['Shop Assistant', 'Served customers in a shop', '5 years in commercial premises'],
    ['Electrician', 'Fault finding on boards', '5 years in commercial premises'],
  ])('and are not by others: %s, “%s” for “%s”', async (post, line, asked) => {
    expect(await years(post, line, asked, 'Maintenance Electrician')).not.toBe('met');
  });

  it('of the post itself are not said to be below it', async () => {
    const { content } = await analysis(
      'Approved Electrician',
      'Fault finding on boards',
      '5 years in commercial premises',
      'Maintenance Electrician',
    );
    expect(content).not.toContain('below the post that is offered');
    expect(content).toContain('Your years are in this trade, and no post of yours shows what they are asked in');
  });
});
