import { isTypeAtCall } from '@landfall/contracts/reading/at-call-type';
import { isFullTimeType } from '@landfall/contracts/reading/full-time';
import { aLine } from '../jobs/testing/some-jobs.js';
import { readLine } from './job-line.js';

const payOf = (jobType: string) =>
  readLine(
    aLine({
      location: 'Leeds, United Kingdom',
      salary: '£15 an hour',
      description: 'We sponsor visas.',
      job_type: jobType,
    }),
    { key: 'test', name: 'test', isSample: false },
  ).pay;

describe('a job that may be had full-time', () => {
  it.each([
    'Full-time',
    'Full Time',
    'Fulltime',
    'Vollzeit',
    'Voltijds',
    'Temps plein',
    'À plein temps',
    'Tempo pieno',
    'Tiempo completo',
    'Jornada completa',
    'Heltid',
  ])('has a whole week’s pay, and sure hours, beside all other kinds: "%s"', (type) => {
    expect(isFullTimeType(type)).toBe(true);
    expect(payOf(`Part-time, ${type}`)).toMatchObject({ yearFrom: 29_250 });
    expect(payOf(`${type} / Teilzeit`)).toMatchObject({ yearFrom: 29_250 });
    expect(isTypeAtCall(`${type}, Minijob`)).toBe(false);
  });

  it.each(['Part-time', 'Teilzeit', 'Deeltijd', 'Temps partiel', 'Tiempo parcial', 'Job share'])(
    'is not meant by "%s"',
    (type) => {
      expect(isFullTimeType(type)).toBe(false);
      expect(payOf(type)).toBeNull();
    },
  );
});
