import { readCv } from './cv-reader.js';

const today = new Date(2026, 10, 22);
const TOP = ['Jo Tester', 'Leeds', ''];
const titles = (...lines: string[]) =>
  readCv([...TOP, ...lines, '', 'Skills', 'Good listener'].join('\n'), today).posts.map(({ title }) => title);

describe('who somebody was', () => {
  it.each([
    ['Various agencies: Care Assistant, 2016 - 2019', 'Care Assistant for various agencies'],
    ['Various agencies (Reed, Adecco): warehouse operative 2015 - 2018', 'Warehouse operative for various agencies'],
    ['2015 - 2018 Several employers: Welder', 'Welder for several employers'],
    ['Through Blue Arrow: Kitchen Porter, 2018 - 2019', 'Kitchen Porter, Blue Arrow'],
    ['Through Blue Arrow: kitchen porter at Leeds Arena, 2018 - 2019', 'Kitchen porter at Leeds Arena'],
    ['Via Manpower: forklift driver, 2015 - 2018', 'Forklift driver, Manpower'],
    ['Agency work (Adecco): Picker, 2015 - 2018', 'Picker, Adecco'],
  ])('stands behind those who sent them there: %s', (line, title) => {
    expect(titles('Experience', line, '- Came early')).toEqual([title]);
  });

  it.each([
    ['Leeds Arena: Kitchen Porter, 2018 - 2019', 'Kitchen Porter'],
    ['Care Assistant: various agencies, 2016 - 2019', 'Care Assistant'],
  ])('is found behind and before other colons as ever: %s', (line, role) => {
    expect(titles('Experience', line, '- Came early')[0]).toContain(role);
  });
});
