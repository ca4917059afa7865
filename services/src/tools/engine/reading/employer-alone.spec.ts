import { letter } from '../testing/texts.js';
import { readCv } from './cv-reader.js';

const today = new Date(2026, 5, 15);
const posts = (work: string, headline = '') =>
  readCv(`Ana Reed\n${headline}Leeds\n\nWork experience\n${work}`, today).posts.filter(({ isListed }) => isListed);
const DUTIES = '- Checked in 80 guests a day\n- Handled complaints\n';

describe('an employer with dates above duties is a post', () => {
  it.each([
    ['Marriott Hotel, Leeds – 2019 to present', 'Marriott Hotel, Leeds'],
    ['Marriott Hotel, Leeds (March 2019 - present)', 'Marriott Hotel, Leeds'],
    ['2019 - present: Marriott Hotel, Leeds', 'Marriott Hotel, Leeds'],
    ['Kwik Fit, Leeds – 2019 to present', 'Kwik Fit, Leeds'],
    ['Cafe Blue, Leeds, since 2019', 'Cafe Blue, Leeds'],
    ['B&Q, Hull, Mar 2020 - now', 'B&Q, Hull'],
    ['Wetherspoons 2019 - present', 'Wetherspoons'],
    ['Bank of Ireland, 2015 - 2020', 'Bank of Ireland'],
  ])('%s', (line, title) => {
    const [post, ...more] = posts(`${line}\n${DUTIES}`);
    expect([post?.title, post?.spans.length, more.length]).toEqual([title, 1, 0]);
    expect(post?.entry.map(({ text }) => text)).toContain('Handled complaints');
  });

  it('beside one with a role, whichever stands first', () => {
    const titles = (work: string) => posts(work).map(({ title }) => title);
    const waitress = 'Waitress, Cafe Blue, 2016 - 2019\n- Served 60 tables\n';
    expect(titles(`Kwik Fit, Leeds – 2019 to present\n${DUTIES}\n${waitress}`)).toEqual([
      'Kwik Fit, Leeds',
      'Waitress, Cafe Blue',
    ]);
    expect(titles(`${waitress}\nKwik Fit, Leeds – 2012 to 2015\n${DUTIES}`)).toEqual([
      'Waitress, Cafe Blue',
      'Kwik Fit, Leeds',
    ]);
  });

  it.each([
    'Travelling, 2019 - 2020',
    'Maternity leave, 2019 - 2020',
    'Leeds, 2019 - present',
    'Diploma in Catering, 2019 - 2021',
    'Career Break, 2019 - 2020',
  ])('and nothing else is: %s', (line) => {
    expect(posts(`${line}\n${DUTIES}`).map(({ title }) => title)).toEqual([]);
  });

  it('while a project within the dates of a post stays with it', () => {
    const work = `Civil Engineer, Some Partners, 2015 - 2022\n- Designed bridges\nCanal Street, Leeds – 2016 to 2018\n- Designed two piers\n`;
    expect(posts(work)).toHaveLength(1);
  });

  it('of the name at the top, where that says what somebody is', () => {
    const [post] = posts(`Marriott Hotel, Leeds – 2019 to present\n${DUTIES}`, 'Hotel Receptionist\n');
    expect(post?.title).toBe('Hotel Receptionist, Marriott Hotel, Leeds');
  });

  it('of the name at the top with its story behind a colon', () => {
    const work = '2019–now  Eddie Harmer Logistics, Corby: Class 1 trunking nights, Corby–Grangemouth and back';
    expect(posts(work, 'Class 1 Driver\n').map(({ title, known }) => [title, known?.family])).toEqual([
      ['Class 1 Driver, Eddie Harmer Logistics, Corby', 'lorry driving'],
    ]);
    const reach = '2018 - present  Wincanton Logistics, Daventry: reach truck driver, 30 pallets an hour';
    expect(posts(reach, 'Class 1 Driver\n')[0]?.title).not.toContain('Class 1 Driver');
  });

  it('and a letter tells where somebody works, and calls nobody a hotel', async () => {
    const cv = `Ana Reed\nLeeds\n\nWork experience\nMarriott Hotel, Leeds – 2019 to present\n${DUTIES}`;
    const text = await letter(cv, 'Hotel Receptionist\nLeeds\nRequirements\n- Handling of complaints');
    expect(text).toContain('I work at Marriott Hotel, Leeds');
    expect(text).not.toContain('as a Marriott');
  });
});
