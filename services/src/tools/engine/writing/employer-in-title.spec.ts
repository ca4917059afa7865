import { letter } from '../testing/texts.js';
import { readAdvert } from '../reading/advert-reader.js';
import { withEmployerOfTitle } from './employer-in-title.js';

const first = (line: string) => {
  const { title, company } = withEmployerOfTitle(readAdvert(`${line}\nRequirements\n- 3 years of experience`));
  return [title, company];
};

describe('a first line of what, who and where', () => {
  it.each([
    ['Site Engineer, Balfour Beatty, York', 'Site Engineer', 'Balfour Beatty'],
    ['Head Chef, The Oak, Leeds', 'Head Chef', 'The Oak'],
    ['Store Manager, Aldi, Slough', 'Store Manager', 'Aldi'],
    ['Care Assistant, Willow House, Reading', 'Care Assistant', 'Willow House'],
  ])('names the employer: %s', (line, title, company) => {
    expect(first(line)).toEqual([title, company]);
  });

  it.each([
    'Social Worker, Child Protection, Leeds',
    'Staff Nurse, Intensive Care, Leeds',
    'Staff Nurse, Oncology, Leeds',
    'Support Worker, Autism, Leeds',
    'Quantity Surveyor, Highways, Leeds',
    'Software Engineer, Platform, London',
    'Chef de Partie, Larder, Hull',
    'Data Analyst, Finance, Leeds',
  ])('names no employer where it says of which kind: %s', (line) => {
    expect(first(line)[1]).toBeNull();
  });

  it.each([
    ['Lead Data Engineer, Monzo', 'Lead Data Engineer'],
    ['Executive Housekeeper, Hilton Bournemouth', 'Executive Housekeeper'],
  ])('is no part of the title where it is a name alone, whose ever it is: %s', (line, title) => {
    expect(first(line)[0]).toBe(title);
  });

  it('is told as the post and its employer', async () => {
    const text = await letter(
      'Karl Nowak\nSite Engineer, Kier, Leeds, 2016-2024\nSet out drainage and roads with total station\n',
      "Site Engineer, Balfour Beatty, York\nSetting out, total station, CSCS. 3 years' experience.",
    );
    expect(text).toMatch(/^Dear hiring team at Balfour Beatty,/);
    expect(text).toContain('the post of Site Engineer at Balfour Beatty.');
  });
});
