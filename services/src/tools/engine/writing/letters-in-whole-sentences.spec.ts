import { letter } from '../testing/texts.js';
import { isCompoundDeed } from './compound-deeds.js';
import { saysADutyHeld } from './duties-of-somebody.js';

const POST = 'Office Manager, Gower Lets, Swansea, 2018 - present';
const letterOf = (lines: readonly string[], asks: readonly string[], post = POST) =>
  letter(
    `Owen Tudor\nSwansea\n\nExperience\n${post}\n${lines.map((line) => `- ${line}`).join('\n')}\n`,
    `Office Manager, Cardiff\nYou will need\n${asks.map((ask) => `- ${ask}`).join('\n')}`,
  );

describe('a verb that has its manner before it', () => {
  it.each([
    ['Project managed the move of 200 desks to Port Talbot', 'I project managed the move of 200 desks'],
    ['Quality checked 300 pallets a day', 'I quality checked 300 pallets a day'],
    ['Spot welded brackets for school benches', 'I spot welded brackets for school benches'],
    ['Cost managed a £22m secondary school under NEC4 Option A', 'I cost managed a £22m secondary school'],
    ['Line managed six administrators', 'I line managed six administrators'],
  ])('is said as what somebody did: %s', async (line, said) =>
    expect(await letterOf([line], [line.toLowerCase()])).toContain(said),
  );

  it.each([
    'Cold called 60 landlords a month',
    'Hand finished stainless rails',
    'Pressure tested pipework',
    'Risk assessed the summer fair',
    'TIG welded stainless tanks',
    'Double checked controlled drugs',
    'Team led six cleaners',
    'Hand cut the dovetails',
  ])('is one in “%s”', (line) => expect(isCompoundDeed(line)).toBe(true));

  it.each([
    'Hand made furniture',
    'Team led sessions',
    'Machine fed presses',
    'Government funded projects',
    'Project work for the council',
    'Quality controlled by the lab',
    'Cost managed in line with NEC4',
    'Hand-rolled pasta daily',
    'Risk assessments for events',
    'Line management of six',
  ])('and none in “%s”', (line) => expect(isCompoundDeed(line)).toBe(false));
});

describe('what somebody is beside their post', () => {
  it.each([
    ['Decontamination lead: HTM 01-05 audits every six months', 'I am decontamination lead: HTM 01-05 audits'],
    ['First aider and fire marshal for the shop floor', 'I am a first aider and fire marshal for the shop floor'],
  ])('is said of them: %s', async (line, said) => {
    const told = await letterOf([line], ['First aid', 'HTM 01-05 audits']);
    expect(told).toContain(said);
    expect(told).not.toMatch(/included (?:decontamination|first)/);
  });

  it('and of a post that is over as what they were', async () => {
    const told = await letterOf(
      ['Decontamination lead: HTM 01-05 audits every six months'],
      ['HTM 01-05 audits'],
      'Dental Nurse, Oadby Dental, Leicester, 2018 - 2021',
    );
    expect(told).toContain('I was decontamination lead');
  });

  it.each([
    'Infection control champion on ward 4',
    'Fire warden, key holder and first aider for two sites',
    'Health and safety rep for the depot',
  ])('stands in “%s”', (line) => expect(saysADutyHeld(line)).toBe(true));

  it.each([
    'Lead generation for the sales team',
    'Training of first aiders for the site',
    'Sales leads: 40 a week',
    'Cover for the tutor on Fridays',
    'Fire marshal training for 40 staff',
    'Audits: HTM 01-05 every six months',
  ])('and not in “%s”', (line) => expect(saysADutyHeld(line)).toBe(false));
});

describe('a line of more than one sentence', () => {
  const CHEF = 'Chef de Partie, Plume, Bath, 2019 - present';
  it('is told on in sentences with somebody in them', async () => {
    const told = await letterOf(['Stock take and ordering. Supervise one commis.'], ['Stock control'], CHEF);
    expect(told).toContain('my work has included stock take and ordering. I supervise one commis.');
  });

  it('goes on as it began where the post is over', async () => {
    const told = await letterOf(
      ['Stock take and ordering. Supervise one commis.'],
      ['Stock control'],
      'Chef de Partie, Plume, Bath, 2019 - 2022',
    );
    expect(told).toContain('my work has included stock take and ordering; supervising one commis.');
  });

  it('keeps a second thing in the sentence', async () => {
    const told = await letterOf(['120 covers a night. Fine dining.'], ['Fine dining'], CHEF);
    expect(told).toContain('my work has included 120 covers a night; fine dining.');
  });

  it('says of a deed behind a semicolon who did it', async () => {
    const told = await letterOf(
      ['Firmware for a battery-powered soil probe on nRF52; cut sleep current from 40 uA to 9 uA.'],
      ['nRF52'],
      'Embedded Engineer, Fenland Instruments, 2020 - present',
    );
    expect(told).toContain(
      'my work has included firmware for a battery-powered soil probe on nRF52. I cut sleep current',
    );
  });

  it('joins what was made, and leaves another activity apart', async () => {
    const told = await letterOf(
      ['Plated desserts, croissants, tempering chocolate'],
      ['Croissants'],
      'Pastry Chef, Hotel Monopol, Leeds, 2014 - 2016',
    );
    expect(told).toContain('I plated desserts and croissants.');
  });
});

describe('a name', () => {
  it('keeps its capitals', async () =>
    expect(await letterOf(['Teachers’ Pension and LGPS returns every month'], ['LGPS returns'])).toContain(
      'included Teachers’ Pension and LGPS returns',
    ));
});
