import { analysed } from './testing/texts.js';

const CV = (where: string) =>
  `Ana Reed${where}\n\nExperience\nDental Nurse, Some Practice, 2021 - present\n- Assisted at the chair side\n`;
const said = async (where: string, head: string) =>
  (await analysed(CV(where), `${head}\nRequirements\n- Chairside assistance\n- Stock control`)).content;

describe('where the CV names no place', () => {
  it.each([
    ['Dental Nurse - Barrow-in-Furness', 'Barrow-in-Furness'],
    ['Dental Nurse, Kings Lynn', 'Kings Lynn'],
    ['Dental Nurse – Part time – Stoke-on-Trent', 'Stoke-on-Trent'],
    ['Dental Nurse (Hull)', 'Hull'],
    ['Dental Nurse – St. Ives', 'St. Ives'],
    ['Dental Nurse in Barrow-in-Furness', 'Barrow-in-Furness'],
    ['Dental Nurse Hull', 'Hull'],
    ['Dental Nurse - near York', 'York'],
    ['Dental Nurse - Leeds/Bradford', 'Leeds'],
    ['Dental Nurse\nLocation: Leeds', 'Leeds'],
  ])('the analysis of %s says that it was not compared', async (head, town) => {
    expect(await said('', head)).toContain(
      `The job is in ${town}, United Kingdom. No place was recognised in your CV, so this was not compared`,
    );
  });

  it('takes the place that the advert names by itself, whatever its title ends with', async () => {
    expect(await said('', 'Dental Nurse - Barrow-in-Furness\nLocation: Leeds')).toContain('The job is in Leeds,');
  });

  it.each(['Teacher of Reading', 'Head of Reading', 'Dental Nurse - Smile Care'])(
    'takes no subject and no employer for a place: %s',
    async (head) => {
      expect(await said('', head)).not.toContain('The job is in');
    },
  );

  it('says nothing of it where the advert names none either', async () => {
    expect(await said('', 'Dental Nurse')).not.toContain('No place was recognised');
  });

  it('compares it where the CV does name one', async () => {
    const text = await said('\nHull, United Kingdom', 'Dental Nurse - Hull');
    expect(text).not.toContain('No place was recognised');
    expect(text).toContain('The job is in Hull, United Kingdom; your CV says Hull.');
  });
});
