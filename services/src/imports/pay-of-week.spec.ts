import { aLine } from '../jobs/testing/some-jobs.js';
import { readLine } from './job-line.js';

const read = (salary: string, description: string) =>
  readLine(aLine({ salary, description, location: 'Leeds, United Kingdom', job_type: 'Full-time', extra: {} }), {
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
});
