import { readAdvert } from './reading/advert-reader.js';
import { analysed, named } from './testing/texts.js';

const stateOf = async (cv: string, job: string, name: string | RegExp) =>
  (await analysed(cv, job)).requirements.find((each) =>
    typeof name === 'string' ? each.name === name : name.test(each.name),
  )?.state;

describe('what the line of a post names', () => {
  it('is a part of that work', async () => {
    const cv =
      'Ion Popescu\nJob: Amazon, 2019-2023, picker. Scanner, targets 120 units/h.\nJob: DHL, 2023 - today: forklift driver (counterbalance, reach), loading, stock count, WMS.';
    const job = 'Warehouse operative\nRequirements\n- WMS\n- Packing';
    expect(await stateOf(cv, job, /WMS/)).not.toBe('missing');
  }, 60_000);

  it('counts for an advert of the same work, in whatever building it is done', async () => {
    const cv =
      'Janet Pugh\n\nSince 2015 I have been a receptionist at Hill Surgery, booking appointments in EMIS Web and answering 90 calls a day.';
    const own = 'Medical Receptionist\nRequirements\n- EMIS\n- Typing';
    expect(await stateOf(cv, own, /patient records/)).toBe('met');
    expect(await stateOf(cv, 'Staff Nurse\nRequirements\n- EMIS\n- Wound care', /patient records/)).not.toBe('met');
  }, 60_000);
});

describe('an item of few words', () => {
  it.each([
    ['Apprentice trained or time served', 'Time served, 30 years on lathes', 'met'],
    ['Fanuc controls', 'Fanuc, Heidenhain and Mazak for 30 years', 'partly'],
    ['Personal licence holder', 'SPQR personal licence (Scotland) yes', 'met'],
  ])(
    'is found by what it is about: %s',
    async (item, line, state) => {
      const cv = `Bob Steele\n${line}\n\nExperience\nCNC machinist, Forge, 2009 - 2020\n- ${line}`;
      const { requirements } = await analysed(cv, `CNC Turner\nRequirements\n- Engineering drawings\n- ${item}`);
      expect(requirements.filter(({ jobLine }) => jobLine?.includes(item)).map((each) => each.state)).toEqual([state]);
    },
    60_000,
  );

  it('that is a quality of a person weighs less than a thing to show', async () => {
    const analysis = await analysed(
      'Jo Tester\n\nExperience\nReceptionist, Hill, 2015 - 2024',
      'Receptionist\nRequirements\n- Ability to work under pressure\n- Confidentiality\n- Carving of swans',
    );
    const weight = (name: string) => named(analysis, name)?.weight ?? 0;
    expect(weight('Ability to work under pressure')).toBeLessThan(weight('Carving of swans'));
    expect(weight('Confidentiality')).toBeLessThan(weight('Carving of swans'));
  }, 60_000);
});

it('an advert without capitals has sentences all the same', () => {
  const { skills, worded } = readAdvert(
    'warehouse operative nights northampton £13.10ph\nmust have forklift licence reach + counterbalance, experience with WMS and RF scanners, pick pack, manual handling. steel toe boots. weekly pay.',
  );
  const names = [...skills.map(({ skill }) => skill.name), ...worded.map(({ name }) => name)].join('\n');
  expect(names).toMatch(/Forklift licence/);
  expect(names).toMatch(/WMS|[Ww]arehouse management/);
  expect(names).toMatch(/Pick pack/);
  expect(names).not.toMatch(/boots|pay/);
});
