import { processorMs } from '../../../platform/testing/processor-time.js';
import { stem, stemsOf } from './stems.js';

const says = (text: string, word: string) => stemsOf(text).includes(stem(word));

describe('IV', () => {
  it.each([
    'IV therapy',
    'Give IV fluids and drugs',
    'IV cannulation',
    'Cannulation and IV',
    'IVs and cannulation',
    'IV lines',
    'IV access',
    'Oral, IV and subcutaneous medication',
    'iv antibiotics on a ward',
    'Phlebotomy, ECG, IV',
    'Band 6 nurse giving IV infusions',
    'IV',
    '- IV (2021)',
    'Gives antibiotics (IV)',
    'Medication (oral, IV)',
  ])('is into a vein beside what is given so: %s', (text) => {
    expect(says(text, 'intravenous')).toBe(true);
  });

  it.each([
    'Grade IV technician',
    'Class IV MOT tester',
    'Class IV and VII MOT tester with access to lines',
    'Grade IV hydraulic fluid technician',
    'Type IV drugs store',
    'Level IV certificate in medication',
    'Schedule IV drugs',
    'Phase III and IV drug trials',
    'Phase II/IV drug trials',
    'Stage IV tumours, access to records',
    'Henry IV at the Globe',
    'George IV Bridge',
    'Native title, part IV',
    '(iv) drug budgets',
    'iv. drug budgets',
  ])('is a four elsewhere: %s', (text) => {
    expect(says(text, 'intravenous')).toBe(false);
  });
});

describe('PA1 and PA6', () => {
  it.each([
    'PA1 and PA6 tickets',
    'PA1, PA6',
    'PA1/6',
    'PA1 & 6A',
    'NPTC PA1',
    'PA1 ticket',
    'Holds a PA6 certificate',
    'PA1 spraying',
    'Sprayer (NPTC PA6)',
    'Lantra PA2A boom sprayer',
    'Spraying with a knapsack (PA1, PA6)',
    'CS30, CS31, PA1',
    'PA1',
    '• PA6A (2019)',
  ])('are for spraying pesticides: %s', (text) => {
    expect(says(text, 'pesticide')).toBe(true);
    expect(says(text, 'spraying')).toBe(true);
  });

  it.each([
    'PA1 to the CEO',
    'PA2 of the director',
    'Worked as PA1, diaries and travel',
    'PA2 in a team of 6 PAs',
    'PA6 of the board',
    'PA1 who booked train tickets for directors',
  ])('are assistants elsewhere: %s', (text) => {
    expect(says(text, 'pesticide')).toBe(false);
  });
});

describe('a code of one trade', () => {
  it.each([
    ['CS38', 'climbing'],
    ['CS30/31', 'chainsaw'],
    ['NPTC CS39', 'aerial'],
    ['CS41', 'rigging'],
    ['Cutting, foils and balayage', 'colouring'],
    ['All hair work (toners, foils)', 'colouring'],
    ['City & Guilds 2365', 'electrical'],
    ['AM2S passed', 'electrical'],
  ])('is read with what it is for: %s', (text, word) => {
    expect(says(text, word)).toBe(true);
  });

  it.each([
    ['cs38', 'climbing'],
    ['Foils and wrapping of pallets', 'colouring'],
    ['Toners for printers', 'colouring'],
    ['Order 23651', 'electrical'],
  ])('is none where it is written or used otherwise: %s', (text, word) => {
    expect(says(text, word)).toBe(false);
  });

  it('costs time that grows with the text alone', () => {
    const text = 'IV x PA1 y foils '.repeat(6000);
    const began = processorMs();
    stemsOf(text);
    expect(processorMs() - began).toBeLessThan(2000);
  });
});
