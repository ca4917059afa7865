import { analysed, work } from './testing/texts.js';

const fit = async (post: string, title: string) =>
  work(
    await analysed(
      `Gethin Bowen\nWrexham\n\nExperience\n${post}, Wren Ltd, 2015 - present`,
      `${title}\nRequirements\n- Full driving licence\n- First aid`,
    ),
  )?.state;

describe('a trade that an advert calls otherwise', () => {
  it.each([
    ['CNC Setter Operator', 'CNC Programmer/Setter'],
    ['CNC Machinist', 'CNC Programmer'],
    ['Joiner', 'Bench Joiner'],
    ['Bench Joiner', 'Joiner'],
    ['Carpenter', 'Site Joiner'],
    ['Quality Inspector', 'Quality Technologist'],
    ['Scaffold Supervisor', 'Scaffolder'],
    ['Scaffolding Foreman', 'Scaffold Supervisor'],
    ['Lead Youth Worker', 'Youth Work Team Leader'],
  ])('%s for a %s: the same', async (post, title) => {
    expect(await fit(post, title)).toBe('met');
  });

  it.each([
    ['Senior Youth Worker', 'Youth Work Team Leader'],
    ['Advanced Scaffolder', 'Scaffold Supervisor'],
  ])('%s for a %s: a step below', async (post, title) => {
    expect(await fit(post, title)).toBe('partly');
  });

  it.each([
    ['Software Developer', 'CNC Programmer/Setter'],
    ['CNC Setter Operator', 'Java Programmer'],
    ['Window Cleaner', 'Bench Joiner'],
    ['Cleaner', 'Scaffold Supervisor'],
    ['Chef', 'Youth Work Team Leader'],
    ['Receptionist', 'Quality Technologist'],
  ])('%s for a %s: none of it', async (post, title) => {
    expect(await fit(post, title)).not.toBe('met');
  });
});
