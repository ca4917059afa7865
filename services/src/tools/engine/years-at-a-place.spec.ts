import { analysed, work } from './testing/texts.js';

const answered = async (line: string, title: string) =>
  work(await analysed(`Ana Reed\nLeeds\n\n${line}\n`, `${title}\nLeeds\nRequirements\n- First aid\n- Punctual`));

describe('a post that is told by its years, its place and what it was', () => {
  it.each([
    ['Barista', 'Two years at Moksha Caffe as barista (2023-2025): espresso, latte art, till.'],
    ['Barista', 'I am friendly and on time. Two years at Moksha Caffe as barista (2023-2025): espresso, till.'],
    ['Barista', 'I spent two years at Moksha Caffe as a barista (2023 - 2025) and loved it.'],
    ['Barista', 'Two years with Moksha Caffe as a barista. Latte art and till work.'],
    ['Sous Chef', 'I cook. Two years at The Lugger as sous chef (2023-2025): ran the section, ordered stock. NVQ2.'],
    ['Sous Chef', 'Three years in a hotel kitchen as a sous chef, then one year with The Inn as head chef.'],
    ['Care Assistant', 'Five years in a care home as care assistant (2018 to 2023), nights mostly.'],
    ['Medical Receptionist', '3 years with Some Surgery as medical receptionist, 2021-2024: booked appointments.'],
    ['Electrician', 'Worked six years at Some Build as electrician from 2018 until 2024.'],
    ['Bricklayer', 'Four years for Some Build as a bricklayer: garden walls, extensions.'],
  ])('is one of a %s: %s', async (title, line) => {
    expect((await answered(line, title))?.state).toBe('met');
  });

  it.each([
    ['Barista', 'My sister spent two years at Moksha Caffe as barista (2023-2025).'],
    ['Care Assistant', 'Two years at home as care assistant for my mother.'],
    ['Barista', 'Two years at Moksha Caffe as a regular customer.'],
    ['Sous Chef', 'Looking for two years at The Lugger as sous chef.'],
    ['Teacher', 'Two years at university as a student of education.'],
  ])('is none of a %s: %s', async (title, line) => {
    expect((await answered(line, title))?.state).not.toBe('met');
  });
});
