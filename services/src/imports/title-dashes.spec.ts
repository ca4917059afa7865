import { aLine } from '../jobs/testing/some-jobs.js';
import { readLine } from './job-line.js';

const titleOf = (title: string) => readLine(aLine({ title }), { key: 'test', name: 'test', isSample: false }).title;

describe('a dash in a title that was read as other letters', () => {
  it.each([
    ['Registered Nurse “ Emergency Department', 'Registered Nurse – Emergency Department'],
    ['Medical Technologist â€“ Microbiology', 'Medical Technologist – Microbiology'],
    ['Medical Technologist â€” Microbiology', 'Medical Technologist – Microbiology'],
    ['Emergency Medicine Resident (PGY 2 “ PGY4)', 'Emergency Medicine Resident (PGY 2 – PGY4)'],
    ['Physician(Cardiac Intensivist)“Assistant Professor', 'Physician(Cardiac Intensivist)–Assistant Professor'],
    ['Physician “ Surgery “ Fellow', 'Physician – Surgery – Fellow'],
  ])('is a dash: %s', (given, read) => expect(titleOf(given)).toBe(read));

  it.each(['Host of “ Bake Off ”', 'Host of “Bake Off', '“Bake Off” Host', 'Nurse – Nights'])('%s stays', (given) =>
    expect(titleOf(given)).toBe(given),
  );
});
