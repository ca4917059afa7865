import { analysed } from './testing/texts.js';
import { composedWays } from './match/composed-ways.js';
import { isSpokenOf } from './match/one-word.js';
import { stemsOf } from './reading/stems.js';
import { rootsIn } from './vocabulary/clauses.js';
import { isToldIn } from './vocabulary/ways.js';

const isTold = (asked: string, line: string): boolean =>
  composedWays(asked).some((ways) => ways.every((way) => isToldIn(rootsIn(line), way)));

describe('What is done and to what', () => {
  it.each([
    ['Organising events', 'Put on a conference and two open days'],
    ['Hanging doors', 'Put in about 40 fire doors a week'],
    ['Kitchen installation', 'Put units and worktops in'],
    ['Travel arrangements booking', 'Sorted out flights and hotels'],
    ['Cleaning of work areas', 'Scrubbed down the benches each night'],
    ['Calf rearing', 'Weaned ninety calves'],
    ['Order picking', 'Made up shop orders by headset'],
    ['Mentoring junior colleagues', 'Took two graduates through their first year'],
    ['Ability to prepare nutritious meals', 'Cooked tea for six'],
    ['Supporting residents to take part in outings', 'Took them bowling'],
    ['Maintaining databases', 'Kept the CRM up to date'],
    ['Repairing pumps and gearboxes', 'Rebuilt pumps, replaced gearboxes'],
  ])('are told by their kinds, in whatever form they stand: %s, %s', (asked, line) => {
    expect(isTold(asked, line)).toBe(true);
  });

  it.each([
    ['Pneumatics and hydraulics', 'Changed rams and air cylinders'],
    ['Knowledge of pastry', 'Made tarts and bread'],
    ['Use of measuring equipment', 'Micrometers and bore gauges every day'],
    ['VAT', 'VAT for 40 clients'],
    ['Hydraulics', 'Rams and hoses on quarry plant'],
  ])('are known to whoever works with them: %s, %s', (asked, line) => {
    expect(isTold(asked, line)).toBe(true);
  });

  it.each([
    ['Organising events', 'Served drinks at parties'],
    ['Organising events', 'Cleaned up after weddings'],
    ['Hanging doors', 'Painted doors'],
    ['Kitchen installation', 'Cleaned kitchens'],
    ['Calf rearing', 'Sold calves'],
    ['Stock ordering', 'Took orders at the bar'],
    ['Booking travel', 'Drove to hotels'],
    ['Managing suppliers', 'Ran errands'],
    ['Mentoring junior colleagues', 'Took the train with graduates'],
    ['Reading technical drawings', 'Drew plans for a holiday'],
    ['Repairing vehicles', 'Washed vans'],
    ['Repairing pumps and gearboxes', 'Rebuilt pumps'],
    ['Milking cows', 'Milked goats'],
    ['Knowledge of pastry', 'Served desserts'],
    ['Managing staff', 'Worked with staff of other shops'],
    ['Administering medication', 'Ordered tablets from the wholesaler'],
    ['VAT', 'VAT, payroll, welding, phonics'],
    ['Pneumatics', 'Air cylinders and gearboxes'],
    ['Wound dressings', 'Made dressings and sauces'],
    ['Unit testing', 'Wrote tests for Year 9'],
    ['Designing databases', 'Laid out tables for weddings'],
  ])('are not told by other work with the same things or words: %s, %s', (asked, line) => {
    expect(isTold(asked, line)).toBe(false);
  });
});

describe('One word that is asked for', () => {
  const isNamed = (asked: string, line: string): boolean => isSpokenOf(stemsOf(asked)[0] ?? '', line);

  it.each([
    ['wine', 'Chose the wine'],
    ['wine', 'Looked after the wine list'],
    ['fencing', 'Stock fencing and hedging'],
    ['milking', 'Milking goats'],
  ])('is spoken of: %s, %s', (asked, line) => {
    expect(isNamed(asked, line)).toBe(true);
  });

  it.each([
    ['wine', 'Washed wine glasses'],
    ['flexible', 'Fitted flexible hoses'],
    ['fencing', 'Taught fencing with foils'],
  ])('is not what something else is called by: %s, %s', (asked, line) => {
    expect(isNamed(asked, line)).toBe(false);
  });
});

describe('An advert that asks for', () => {
  const asked = async (ask: string, line: string) =>
    (
      await analysed(
        `Jo Tester\nYork\n\nExperience\nWorker, Oak Ltd, York, 2018 - present\n- ${line}\n- Swept the yard`,
        `Officer\nRequirements\n- Carving of swans\n- ${ask}`,
      )
    ).requirements
      .filter(({ jobLine }) => jobLine?.includes(ask))
      .map(({ name, state }) => `${name}: ${state}`);

  it.each([
    ['Developing software', 'Made press tools', 'Built a booking tool in Python', 'Developing software'],
    ['Designing databases', 'Laid out tables for weddings', 'Designed tables and queries in SQL', 'Databases'],
    [
      'Maintaining servers',
      'Looked after a network of volunteers',
      'Looked after a cluster on AWS',
      'Maintaining servers',
    ],
  ])('%s means programs: not “%s” but “%s”', async (ask, ofAnotherTrade, ofPrograms, name) => {
    expect(await asked(ask, ofAnotherTrade)).not.toContain(`${name}: met`);
    expect(await asked(ask, ofPrograms)).toContain(`${name}: met`);
  });

  it('one sort of drawings is not met by the reading of drawings, and is by that of this sort', async () => {
    expect(await asked('Isometric drawings', 'Worked from drawings')).not.toContain('Engineering drawings: met');
    expect(await asked('Isometric drawings', 'Worked from isometric drawings')).toContain('Engineering drawings: met');
  });

  it('presentations is not met by a post that is held at present', async () => {
    expect(await asked('Preparing presentations', 'Stacked boxes')).toEqual(['Preparing presentations: missing']);
  });

  it('dashboards or coaching is not met by what is driven', async () => {
    expect(await asked('Dashboards', 'Fitted dashboards in vans')).toEqual(['Data visualisation: missing']);
    expect(await asked('Coaching', 'Drove the team coach')).toEqual(['Coaching: missing']);
  });

  it('livestock asks for no vet', async () => {
    expect(await asked('Livestock', 'Fed cows')).toEqual(['Livestock: met']);
  });

  it('diaries and minutes asks for each, and not for office work', async () => {
    expect(await asked('Diary management', 'Kept the diaries of two directors')).toEqual(['Diary management: met']);
    expect(await asked('Minute taking', 'Took the minutes of the board')).toEqual(['Minute taking: met']);
  });
});
