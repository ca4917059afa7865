import { readFileSync } from 'node:fs';
import { isTypeAtCall } from '@landfall/contracts/reading/at-call-type';
import { forItsWeek } from './pay-week.js';
import { readPay } from './pay.js';

const list = readFileSync(new URL('../../../contracts/testing/at-call-types.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as { type: string; isAtCall: boolean }[];

describe('pay by the hour or the day', () => {
  it.each(cases)(
    'makes a sum of a year where no field for the type says that the work is at call: "$type"',
    ({ type, isAtCall }) => {
      expect(isTypeAtCall(type)).toBe(isAtCall);
      for (const said of ['£13.50 per hour', '£120 a day']) {
        const pay = readPay(said, 'United Kingdom')!;
        expect(forItsWeek(pay, 'We look after people.', 'Nurse', type)).toEqual(isAtCall ? undefined : pay);
      }
    },
  );

  it('makes none at call either where the hours of a usual week are stated', () => {
    const pay = readPay('£13.50 per hour', 'United Kingdom')!;
    expect(forItsWeek(pay, '37.5 hours a week', 'Nurse', 'Bank')).toBeUndefined();
  });

  it('makes one of a salary, whatever the type', () => {
    const salary = readPay('£29,000 a year', 'United Kingdom')!;
    expect(forItsWeek(salary, '', 'Nurse', 'Bank')).toBe(salary);
  });
});
