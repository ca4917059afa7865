import { processorMs } from '../platform/testing/processor-time.js';
import { occupationsFor } from './occupations.js';
import { withoutSteps } from './title-steps.js';

describe('a level, a grade or a number of posts', () => {
  it.each([
    ['Civil Engineer 2 (Bridges)', 'Civil Engineer (Bridges)'],
    ['Chef 2 (Evening)', 'Chef (Evening)'],
    ['Civil engineer 0 (Signe)', 'Civil engineer (Signe)'],
    ['Civil Engineer (2 posts)', 'Civil Engineer'],
    ['Civil Engineer II (Bridges)', 'Civil Engineer (Bridges)'],
    ['Civil Engineer (II)', 'Civil Engineer'],
    ['Civil Engineer (Bridges) II', 'Civil Engineer (Bridges)'],
    ['Civil Engineer [Grade 7]', 'Civil Engineer'],
    ['Staff Nurse (Band 5)', 'Staff Nurse'],
    ['Staff Nurse Band 5 (Nights)', 'Staff Nurse (Nights)'],
    ['Staff Nurse (Nights) Band 5', 'Staff Nurse (Nights)'],
    ['Staff Nurse, Band 5/6', 'Staff Nurse'],
    ['Staff Nurse - Band 5 to 6 - Oncology', 'Staff Nurse - Oncology'],
    ['Band 6 Physiotherapist (Outpatients)', 'Physiotherapist (Outpatients)'],
    ['Physiotherapist (Band 6) x2', 'Physiotherapist'],
    ['Physiotherapist B6', 'Physiotherapist'],
    ['AfC Band 8d Pharmacist', 'Pharmacist'],
    ['Pharmacist 8a (Surgery)', 'Pharmacist (Surgery)'],
    ['Software Engineer III (Payments)', 'Software Engineer (Payments)'],
    ['Software Engineer IC4', 'Software Engineer'],
    ['Software Engineer L3 - London', 'Software Engineer - London'],
    ['L3 Software Engineer', 'Software Engineer'],
    ['Software Engineer, Level 2', 'Software Engineer'],
    ['Level 2 Software Engineer (Remote)', 'Software Engineer (Remote)'],
    ['Lvl 3 Mechanical Engineer', 'Mechanical Engineer'],
    ['Mechanical Engineer Tier 2 (Pumps)', 'Mechanical Engineer (Pumps)'],
    ['Plumber x2', 'Plumber'],
    ['Plumber (x 3)', 'Plumber'],
    ['2 x Plumber', 'Plumber'],
    ['3x Plumber (Leeds)', 'Plumber (Leeds)'],
    ['Plumber - 2 positions', 'Plumber'],
    ['Plumber (3 vacancies)', 'Plumber'],
    ['Social Worker Grade 10 (Children)', 'Social Worker (Children)'],
    ['Social Worker 3 in Adult Services', 'Social Worker in Adult Services'],
    ['Social Worker (SO2)', 'Social Worker'],
    ['Quantity Surveyor - Grade 8-9', 'Quantity Surveyor'],
    ['Planning Officer NJC Scale 6', 'Planning Officer'],
    ['Planning Officer | PO4', 'Planning Officer'],
    ['Teaching Assistant Level 3 (SEN)', 'Teaching Assistant (SEN)'],
    ['Biomedical Scientist Pay Band 6: Haematology', 'Biomedical Scientist: Haematology'],
    ['Laboratory Technician Grade D', 'Laboratory Technician'],
    ['Welder (Grade 2) (Nights)', 'Welder (Nights)'],
    ['Electrician I (Maintenance)', 'Electrician (Maintenance)'],
    ['Architect IV', 'Architect'],
  ])('neither loses the occupation nor is one: "%s"', (title, bare) => {
    expect(occupationsFor(bare)).not.toEqual([]);
    expect(occupationsFor(title)).toEqual(occupationsFor(bare));
  });

  it.each([
    'Teacher (Key Stage 2)',
    'Year 6 Teacher',
    'Teacher, Year 6 (Maths)',
    'HGV Class 1 Driver',
    'Artist 3D',
    'Class Teacher',
    'Grade School Teacher',
    'Band Leader',
    'Level Crossing Keeper',
    'Gas Engineer (C++)',
    'Box Office Assistant',
    'A Level Tutor',
  ])('is none where a word says what somebody does or whom they teach: "%s"', (title) => {
    expect(withoutSteps(title)).toBe(title);
  });

  it.each(['2', 'II', 'Band 6', '(x2)', '12 - 14'])('alone names nobody: "%s"', (title) => {
    expect(withoutSteps(title)).toBe('');
  });

  it('is an occupation where the index of the civil service has it so', () => {
    expect(occupationsFor('Grade 7')[0]?.code).toBe('2439');
    expect(occupationsFor('AP(T), grade 4,5')[0]?.code).toBe('3560');
  });

  it('is looked for in a long text at once', () => {
    const began = processorMs();
    withoutSteps(`Engineer ${'2 - '.repeat(5_000)}x`);
    withoutSteps(`Engineer${' '.repeat(50_000)}2x`);
    withoutSteps(`Engineer ${', '.repeat(20_000)}x`);
    expect(processorMs() - began).toBeLessThan(500);
  });
});
