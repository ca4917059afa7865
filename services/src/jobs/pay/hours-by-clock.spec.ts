import { processorMs } from '../../platform/testing/processor-time.js';
import { hoursByClock } from '@landfall/contracts/reading/hours-by-clock';
import { yearIn, yearOf } from './testing/adverts.js';

describe('the year of pay by the hour, where days and times of day are told with the break', () => {
  it.each([
    ['Monday to Friday 8am to 4.30pm with a 30 minute unpaid lunch', 40],
    ['8am-4:30pm Mon-Fri (30 min unpaid lunch)', 40],
    ['Monday - Friday, 08:30 - 17:00, 1 hour lunch', 37.5],
    ['7:30 - 17:00 (30 min break unpaid) Monday - Friday', 45],
    ['Mon to Fri 8am - 5pm (1 hour unpaid lunch break)', 40],
    ['Working hours: Monday to Friday, 07.30 - 16.00 with 30 minutes’ unpaid break', 40],
    ['Five days a week, 7am till 3.30pm, 30-minute break (unpaid)', 40],
    ['9-5 Monday to Friday with an hour’s unpaid lunch', 35],
    ['9am to 5pm Monday to Friday, including a paid 30 minute lunch', 40],
    ['Monday to Friday 9am to 5pm. Breaks are paid', 40],
    ['Monday to Friday 9am to 5pm, half an hour for lunch', 37.5],
    ['Tuesday to Saturday, 9am - 6pm, unpaid lunch of one hour', 40],
    ['Monday to Saturday, 8am to 4pm with a 30 minute unpaid lunch', 45],
    ['Mon - Fri 7:30am - 5:30pm (30 mins unpaid)', 47.5],
    ['Monday to Friday 7am-4pm, two unpaid 15 minute breaks', 42.5],
    ['Monday to Friday 7am-4pm, two 15 minute paid breaks and 30 minutes unpaid lunch', 42.5],
    ['Monday to Friday 9am to 1.30pm, 30 min unpaid break', 20],
    ['Mon-Wed 9am-5pm, 30 mins unpaid lunch', 22.5],
    ['3 nights a week, 8pm to 8am, 1 hour unpaid break', 33],
    ['8am to 4.30pm Monday to Thursday, 8am to 3.30pm on Friday, 30 minutes unpaid lunch', 39],
    ['Monday to Friday 8am to 4.30pm. You have a 30 minute unpaid lunch', 40],
  ])('is of the hours between, without what is not paid: "%s"', (said, hours) => {
    expect(yearIn(`${said}. £13.00 per hour`)).toBe(yearOf(13, hours));
    expect(yearIn(`Pay is £13 an hour.\n${said}.`)).toBe(yearOf(13, hours));
  });

  it.each([
    'Monday to Friday, 8am to 5pm',
    'Monday to Friday, 9am to 5pm. Lunch is free',
    'We are open Monday to Friday 8am to 8pm. You get a 30 minute unpaid lunch',
    'Interviews are Monday to Friday 9am to 3pm. You get a 30 minute unpaid lunch',
    'Call us Monday to Friday 9am to 3pm. You get a 30 minute unpaid lunch',
    'Shifts: Monday to Friday, 6am-2pm or 2pm-10pm, 30 minute unpaid break',
    'Monday to Friday, 8am to 5pm, 30 minute lunch duty with the children',
    'Monday to Friday, 8am to 5pm, 30 minute lunch and two 15 minute breaks',
    'Monday to Friday, 1am to 11pm, 30 minute unpaid lunch',
    'A 30 minute unpaid lunch',
  ])('is that of a usual week where it is not told which hours are paid: "%s"', (said) => {
    expect(yearIn(`Pay is £13 an hour.\n${said}.`)).toBe(yearOf(13, 37.5));
  });

  it('is of a number of hours before what times of day come to', () => {
    expect(yearIn('£13 an hour. 39 hours a week, Monday to Friday 8am to 5pm, 30 minute unpaid lunch.')).toBe(
      yearOf(13, 39),
    );
  });

  it('is read in no time in a very long text', () => {
    const began = processorMs();
    for (const words of [
      'Monday to Friday 8am to 4pm ',
      '8am to 4pm (a ',
      '30 minute unpaid lunch ',
      '9-5 Mon',
      '8am - ',
    ])
      hoursByClock(words.repeat(Math.ceil(400_000 / words.length)));
    expect(processorMs() - began).toBeLessThan(10_000);
  });
});
