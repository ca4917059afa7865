import { readCv } from './cv-reader.js';
import { placed, workDoneIn } from './work-done.js';

const placesOf = (post: string) =>
  workDoneIn(
    readCv(
      `Priya Rao\nLondon\n\nExperience\n\n${post}\n• Led the migration of 140 jobs to BigQuery\n`,
      new Date(2026, 10, 1),
    ),
  ).map(({ where }) => where && placed(where, false));

describe('a town beside the dates of a post', () => {
  it.each([
    ['Senior Data Engineer, Ocado Technology\nJan 2021 – Present, London', 'At Ocado Technology'],
    ['Data Engineer, Capgemini\nSep 2017 – Dec 2020, Pune and London', 'At Capgemini'],
    ['Product Designer, Deliveroo\nFeb 2021 – Present | London', 'At Deliveroo'],
    ['Staff Nurse, St James’s Hospital\n2016 – 2018 | Leeds', 'At St James’s Hospital'],
    ['Kitchen Porter, Wagamama\nLondon, 2014 – 2016', 'At Wagamama'],
  ])('is where it was, and nobody’s name: %s', (post, said) => expect(placesOf(post)).toEqual([said]));

  it.each([
    ['Staff Nurse\nLeeds General Infirmary, 2016 – 2018', 'At Leeds General Infirmary'],
    ['Data Engineer\nJan 2021 – Present, Ocado Technology', 'At Ocado Technology'],
  ])('is told from an employer there: %s', (post, said) => expect(placesOf(post)).toEqual([said]));
});
