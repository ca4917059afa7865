import { withExamples, letter } from '../testing/texts.js';
import { readCv } from './cv-reader.js';
import { workDoneIn } from './work-done.js';

const cvOf = (head: string) => `${head}
07700 900123 | m@mail.example

Profile
Warehouse operative with four years in busy distribution centres.

Experience
Warehouse Operative, Clipper Logistics, Leeds
March 2021 - Present
- Picked and packed 180 orders a shift with a handheld scanner

Education
GCSEs, Leeds City Academy, 2016`;
const ADVERT = 'Warehouse Operative\nRequirements\n- Picking and packing\n- Stock control\n- Forklift licence';
const worked = (cv: string) => workDoneIn(readCv(cv, new Date('2026-06-15'))).map(({ text }) => text);

describe('the head of a CV', () => {
  it.each([
    'Mohammed Faisal Karim',
    'MOHAMMED FAISAL KARIM',
    'Alfred Whitcombe Jones',
    'Alfred Whitcombe Baker',
    'Ahmed Abdul Rahman MSc MRICS',
    'Winifred Grace Adeyemi, RGN',
    'Reed Anthony Carter – Warehouse Operative',
    'Ed Alexander Thompson',
    'Manfred von der Heide',
    'Mohammed Faisal Karim\nAlfred House, Salford Road',
    'Alfred Whitcombe Jones, Leeds, LS6 1AA, alfred@mail.example',
  ])('is no work, whatever it begins with: %s', async (head) => {
    expect(worked(cvOf(head))).toEqual(['Picked and packed 180 orders a shift with a handheld scanner']);
    const said = `${await withExamples(cvOf(head), ADVERT)}\n${await letter(cvOf(head), ADVERT)}`;
    const name = head.split(/[\n,–]/)[0]!.trim();
    expect(said).not.toMatch(new RegExp(`(?:“|I )${name.slice(0, 8)}`, 'i'));
  });

  it('is none where a second page says the name again', () => {
    const cv = cvOf('Alfred Whitcombe Jones').replace('\n\nEducation', '\nAlfred Whitcombe Jones, page 2\n\nEducation');
    expect(worked(cv)).toEqual(['Picked and packed 180 orders a shift with a handheld scanner']);
  });

  it.each([
    'Managed a team of nine cleaners in two hospitals',
    'Served 200 guests a night in Leeds and York',
    'Trained Ann Lee and two others on the till',
  ])('ends where work is told, with a heading or without: %s', (line) => {
    expect(worked(`Ann Lee\nLeeds | 07700 900123\n\n${line}\nCleaned offices in Leeds at night`)).toContain(line);
    expect(worked(cvOf('Ann Lee').replace('- Picked', `- ${line}\n- Picked`))).toContain(line);
  });
});
