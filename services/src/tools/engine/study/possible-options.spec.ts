import { breathe } from '../testing/study.js';
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
