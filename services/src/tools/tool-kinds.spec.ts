import { CV_ANALYSIS } from './tool-kinds.js';

const titleOf = (jobDescription: string) => CV_ANALYSIS.title({ cvText: 'Ada', jobDescription, batch: 0 });

it.each([
  ['Job title: Registered Nurse (Band 5)\nLeeds', 'Registered Nurse (Band 5)'],
  ['**Position:** Sous Chef', 'Sous Chef'],
  ['# Role – Driver', 'Driver'],
  ['Job Title\n\nTeacher of Physics\nBristol', 'Teacher of Physics'],
  ['Post Office Counter Clerk\nHull', 'Post Office Counter Clerk'],
  ['\n  Cook\nLeeds', 'Cook'],
  ['Job', 'Job'],
])('the history calls the task of %j by what the advert is called', (advert, title) => {
  expect(titleOf(advert)).toBe(title);
});
