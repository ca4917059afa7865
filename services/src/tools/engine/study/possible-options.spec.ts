import { breathe } from '../testing/study.js';
import { figuresIn } from './figures.js';
import { studyTest } from './study-test.js';

const askedOf = async (studyMaterial: string) => {
  const first = await studyTest({ studyMaterial, batch: 0, asked: [] }, breathe);
  const asked = first.questions.map(({ question }) => question);
  const next = await studyTest({ studyMaterial, batch: 1, asked }, breathe);
  return [...first.questions, ...next.questions];
};

describe('the options of a study question', () => {
  it('have no "may" beside a "must" where both would say the same', async () => {
    const text = `You must wear a seat belt in every car. You must not park near a junction. A car that tows a trailer may go no faster than the limit for lorries. A rider must wear a helmet on the road. On icy roads it may take much further to stop safely. You must not use a phone while you drive. A driver must give way to people on a crossing. A learner may ask for a second test after ten days. You must stop at a red light.`;
    const asked = (await askedOf(text)).map(({ question }) => question).join('\n');
    expect(asked).not.toMatch(/_____ go no faster|it _____ take/);
  });

  it('name no part of the body by a word that says where to', async () => {
    const text = `If an artery of the heart is blocked, the muscle begins to die. Veins carry blood back to the heart and contain valves. Arteries carry blood away from the heart under high pressure. The lung gives oxygen to the blood in its capillaries. The kidney cleans the blood of waste all day.`;
    for (const { options } of await askedOf(text)) expect(Object.values(options)).not.toContain('back');
  });

  it('are no longer than the week, or the year, of which they are a part', async () => {
    const text = `You may work from home on up to two days a week. Return to work interviews are held within three days. You may carry over up to five days. A note is needed after seven days. Holiday must be asked for within ten days. Leave is granted for up to twelve days. You are entitled to 28 days of paid holiday a year. Sick pay is paid for 12 months. Expenses must be claimed within 60 days. Appeals must be made within 14 days.`;
    const asked = await askedOf(text);
    const home = asked.find(({ sentence }) => sentence.includes('from home'));
    expect(home && Object.values(home.options).filter((each) => /^(?:seven|ten|twelve)/.test(each))).toEqual([]);
    const holiday = asked.filter(({ sentence }) => sentence.includes('28 days'));
    expect(holiday).not.toEqual([]);
    for (const { options } of holiday) expect(Object.values(options)).not.toContain('12 months');
  });

  it('set no length of time with a fraction beside whole ones of another unit', async () => {
    const text = `New drivers are given 37.5 hours of lessons on the road. Sick pay is paid for up to 12 weeks. Expenses must be claimed within 60 days. You are entitled to 28 days of paid holiday. A written warning stays on file for 12 months.`;
    const lengths = (await askedOf(text)).filter(({ question }) => question.startsWith('Which length of time'));
    expect(lengths).not.toEqual([]);
    for (const { options } of lengths) expect(Object.values(options)).not.toContain('37.5 hours');
  });

  it('lie within the span that the sentence names, also where the unit stands behind the gap', async () => {
    const text = `Most enzymes of plants work best between 25 °C and 35 °C. Above 45 °C enzymes are denatured in every plant. The air contains about 21% oxygen by volume. A leaf has about 15 veins on each side of it. A large oak may lose 40 litres of water on a summer day.`;
    const spans = (await askedOf(text)).filter((each) => each.question.includes('between _____'));
    expect(spans).not.toEqual([]);
    for (const { question, options } of spans)
      expect([question, ...Object.values(options).filter((each) => Number.parseInt(each) >= 35)]).toEqual([question]);
  });
});

describe('the gap for a measurement', () => {
  it.each([
    ['A stone gains 9.8 m/s in every second.', '9.8 m/s'],
    ['The acceleration of free fall is 9.8 m/s² near the ground.', '9.8 m/s²'],
    ['A body falls at 9.8 m s⁻² near the ground.', '9.8 m s⁻²'],
    ['Water has a density of 1,000 kg/m³.', '1,000 kg/m³'],
    ['A child may take 15 mg/kg of the medicine.', '15 mg/kg'],
    ['A pump moves 40 litres per minute.', '40 litres per minute'],
    ['A car may drive at 70 miles per hour.', '70 miles per hour'],
    ['A lorry may drive at 80 km/h.', '80 km/h'],
    ['Nitrogen is limited to 170 kg per hectare.', '170 kg per hectare'],
    ['A room of 20 m² needs a heater.', '20 m²'],
    ['A tank holds 3 m³ of oil.', '3 m³'],
    ['The dose is 500 mg / day for adults.', '500 mg / day'],
  ])('takes the whole of a unit: %s', (sentence, whole) => {
    expect(figuresIn(sentence).map(({ text }) => text)).toContain(whole);
  });

  it.each([
    ['The door is 2 m high and 1 m wide.', ['2 m', '1 m']],
    ['Keep it at 5 °C or below.', ['5 °C']],
    ['A bag of 25 kg costs £8.', ['25 kg', '£8']],
    ['The pipe is 15 mm and/or 22 mm wide.', ['15 mm', '22 mm']],
    ['A parcel of 2 kg is heavy.', ['2 kg']],
  ])('and no more than that: %s', (sentence, all) => {
    expect(figuresIn(sentence).map(({ text }) => text)).toEqual(expect.arrayContaining(all));
  });

  it('leaves no half of a unit behind it', async () => {
    const text = `A stone that falls near the surface of the earth gains 9.8 m/s in every second. Sound travels through air at 340 m/s at room temperature. A sprinter runs at 10 m/s for a short time. A room of 20 m² needs a heater of 2 kW. A hall of 150 m² needs 12 kW. A wall is 3 m high and 12 m long. The door is 2 m high. The bridge is 200 m long. A corridor of 35 m² needs no heating.`;
    const asked = await askedOf(text);
    expect(asked.length).toBeGreaterThan(5);
    for (const { question, options } of asked) {
      expect(question).not.toMatch(/_____ ?[/²³]/);
      for (const option of Object.values(options)) expect(option).not.toMatch(/\/$/);
    }
  });
});
