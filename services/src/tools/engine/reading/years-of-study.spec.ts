import { letter } from '../testing/texts.js';
import { readCv } from './cv-reader.js';

const today = new Date(2026, 5, 15);
const post = 'Analyst, Acme Ltd, York, Jan 2024 - present\n- Ran HPLC\n- Wrote reports';
const yearsOf = (...rest: string[]): number =>
  readCv(`Jo Reed\nYork\njo@example.org\n\n${rest.join('\n')}\n`, today).years;

describe('years of study are no work where their dates stand above, without a heading', () => {
  it.each([
    ['2017 – 2021', 'University of Bath: BSc Chemistry'],
    ['2017 - 2021', 'University of Bath: BSc Chemistry'],
    ['Sept 2017 – June 2021', 'BSc (Hons) Chemistry, University of Bath'],
    ['2018 – 2021', 'Westminster Kingsway College: Diploma in Professional Cookery'],
    ['2012 – 2017', 'Istituto Alberghiero, Bologna'],
    ['2020 – 2022', 'City of Bath College'],
    ['09/2015 - 06/2017', 'Leeds Sixth Form College'],
    ['2014 to 2018', 'Politechnika Warszawska'],
    ['2010 – 2014', 'Liceul Teoretic, Cluj'],
    ['2016 – 2018', 'NVQ Level 2 in Catering'],
    ['2016 – 2018', 'A-levels in Maths and Physics'],
  ])('%s over %s', (dates, study) => {
    expect(yearsOf(post, '', dates, study)).toBeCloseTo(2.5, 0);
    expect(yearsOf('Work', post, dates, study)).toBeCloseTo(2.5, 0);
  });

  it('nor where what was learnt there stands below', () => {
    expect(yearsOf(post, '', '2020 – 2022', 'City of Bath College', '- BTEC Level 3 Applied Science')).toBeLessThan(3);
  });

  it('and no letter counts them', async () => {
    const cv = `Jo Reed\nYork\n\nAnalyst, Acme Ltd, York, Jan 2024 - present\n- Ran HPLC\n\n2017 – 2021\nUniversity of Bath: BSc Chemistry`;
    expect(await letter(cv, 'Analyst\nRequirements\n- HPLC')).not.toMatch(/[4-9] years/);
  });
});

describe('years of work are counted', () => {
  it.each([
    [
      'where a college is the employer',
      ['2020 – 2022', 'City of Bath College', 'Catering Assistant', '- Served lunches'],
    ],
    ['where a college is where something was done', ['2020 – 2022', 'City of Bath College', '- Served lunches to 300']],
    [
      'where a university is the employer of a post',
      ['2020 – 2022', 'Research Assistant, University of Bath', '- Ran assays'],
    ],
    [
      'where a teaching hospital is',
      ['2020 – 2022', 'Leeds Teaching Hospital', 'Laboratory Assistant', '- Ran assays'],
    ],
    ['where the dates stand below a post', ['Laboratory Assistant, Some Ltd', '2020 – 2022', '- Ran assays']],
  ])('%s', (_, lines) => {
    expect(yearsOf('Experience', post, '', ...lines)).toBeGreaterThan(4);
  });

  it('where a study stands below the dates of the post above it', () => {
    expect(
      yearsOf('Experience', 'Analyst, Acme Ltd, York', '2018 – 2024', 'BSc Chemistry, University of Bath'),
    ).toBeGreaterThan(5);
  });
});
