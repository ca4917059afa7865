import { lengthOfWhole } from './length-of-whole.js';
import { processorMs } from '../../../platform/testing/processor-time.js';

const DAY = 24 * 60;
const ofWhole = (text: string, sentence: string) => lengthOfWhole({ text, start: sentence.indexOf(text) }, sentence);

describe('the whole that a length of time is a part of', () => {
  it.each([
    ['two', 'You may work from home on up to two days a week.', 7 * DAY],
    ['28 days', 'You are entitled to 28 days of paid holiday a year.', 365 * DAY],
    ['37.5 hours', 'Your normal working week is 37.5 hours.', 7 * DAY],
    ['five hours', 'Work for five hours, and rest a day.', Infinity],
    ['two days', 'Once a week it is closed for two days.', Infinity],
  ])('of %s in "%s"', (text, sentence, whole) => {
    expect(ofWhole(text, sentence)).toBe(whole);
  });

  it('is found in a moment in a sentence that is full of gaps', () => {
    const sentence = `${'_____ '.repeat(100_000)}. 5 days of leave a year`;
    const started = processorMs();
    expect(ofWhole('5 days', sentence)).toBe(365 * DAY);
    expect(processorMs() - started).toBeLessThan(3_000);
  });
});
