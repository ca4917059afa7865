import { readFileSync } from 'node:fs';
import { isCalledAtCall } from '@landfall/contracts/reading/at-call-title';
import { hoursOf } from '@landfall/contracts/reading/hours-a-week';
import { hasNoSureHours } from '@landfall/contracts/reading/sure-work';
import { forItsWeek } from './pay-week.js';
import { readPay } from './pay.js';
import { processorMs } from '../../platform/testing/processor-time.js';

const list = readFileSync(new URL('../../../contracts/testing/at-call-titles.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as { title: string; isAtCall: boolean }[];

describe('pay by the hour', () => {
  const byTheHour = readPay('£13.50 per hour', 'United Kingdom')!;

  it.each(cases)(
    'makes a sum of a year where no title says that the work is at call: "$title"',
    ({ title, isAtCall }) => {
      const text = `${title}\n£13.50 per hour\nWe look after people.`;
      expect(isCalledAtCall(title) || hasNoSureHours(text, hoursOf(text))).toBe(isAtCall);
      expect(forItsWeek(byTheHour, text, title)?.yearFrom).toBe(isAtCall ? undefined : byTheHour.yearFrom);
    },
  );

  it('makes one of a salary, whoever is meant by the title', () => {
    const salary = readPay('£29,000 a year', 'United Kingdom')!;
    expect(forItsWeek(salary, 'Bank HCA', 'Bank HCA')).toBe(salary);
  });

  it('reads a very long title in no time', () => {
    const began = processorMs();
    for (const words of ['bank ', '- bank ', 'nurse bank ', 'bank a ', '   ']) isCalledAtCall(words.repeat(2_000));
    expect(processorMs() - began).toBeLessThan(2_000);
  });
});
