import { aLine } from '../jobs/testing/some-jobs.js';
import { readLine } from './job-line.js';

const read = (salary: string, description: string, jobType = 'Full-time') =>
  readLine(aLine({ salary, description, location: 'Leeds, United Kingdom', job_type: jobType, extra: {} }), {
    key: 'test',
    name: 'test',
    isSample: false,
  });

describe('the pay of a job whose week stands apart from it', () => {
  const sponsored = 'We sponsor visas.';

  it('is counted for the hours of the advert, wherever the pay is said', () => {
    for (const { pay } of [
      read('£12.60 per hour', `Hours per week: 42. ${sponsored}`),
      read('', `£12.60 per hour.\nHours per week: 42.\n${sponsored}`),
    ])
      expect(pay).toMatchObject({ from: 12.6, period: 'hour', yearFrom: Math.round(12.6 * 42 * 52) });
  });

  it('is shown in its words alone where nobody can say for how many days it is', () => {
    expect(read('', `£120 a day. Two or three days a week. ${sponsored}`)).toMatchObject({
      salary: '£120 a day',
      pay: null,
    });
  });

  it.each(['Bank', 'Casual', 'Zero hours', 'PRN', 'Minijob', 'Teilzeit', 'Deeltijd', 'Job share'])(
    'is shown in its words alone where the file’s own field for the type says no week: "%s"',
    (type) => {
      expect(read('£14 per hour', sponsored, type)).toMatchObject({ salary: '£14 per hour', pay: null });
      expect(read('', `Pay is £14 per hour.\n${sponsored}`, type)).toMatchObject({ salary: '£14 per hour', pay: null });
      expect(read('£29,000 a year', sponsored, type)).toMatchObject({ pay: { yearFrom: 29_000 } });
    },
  );

  it.each(['Full-time', 'Permanent', 'Vollzeit / Teilzeit', 'Full-time, Casual', ''])(
    'is that of a usual week where the type is "%s"',
    (type) => {
      expect(read('£14 per hour', sponsored, type)).toMatchObject({ pay: { yearFrom: 27_300 } });
    },
  );
});

describe('the pay that a file states in its own field', () => {
  it.each([
    ['£12.50 per hour less £69 accommodation per week', 12.5],
    ['Less £69 per week accommodation, £12.50 per hour', 12.5],
    ['Accommodation £69 per week (deducted), £12.50 per hour', 12.5],
    ['Accommodation £69 per week deducted from £12.50 per hour', 12.5],
    ['Rent of £69 per week is deducted from your pay of £12.50 per hour', 12.5],
    ['£12.50 per hour, £10.66 per day accommodation offset taken from wages', 12.5],
    ['We deduct £95 per week for rent. £12.50 per hour', 12.5],
  ])('is without what is taken off it: "%s"', (salary, from) => {
    expect(read(salary, 'We sponsor visas.')).toMatchObject({ salary, pay: { from, to: from, period: 'hour' } });
  });

  it.each(['£69 per week deducted from wages for rent', '£1,750 per month after rent', '£2,100 net per month'])(
    'is shown in its words alone where it is only what is taken or what is left: "%s"',
    (salary) => {
      expect(read(salary, 'We sponsor visas.')).toMatchObject({ salary, pay: null });
    },
  );
});
