import { deedTold } from './writing/deeds-told.js';
import { letter } from './testing/texts.js';

const told = (line: string) =>
  letter(
    ['Alex Mercer', 'Hull', '', 'Experience', 'Groundskeeper, City Parks, Hull, 2018 - 2023', `- ${line}`].join('\n'),
    'Groundskeeper\nNorth Works Ltd\nRequirements\n- Ground maintenance\n- Reliability',
  );

describe('a thing whose name begins like a deed', () => {
  it.each([
    'Raised beds for 40 allotments',
    'Raised access floors in six offices',
    'Set texts for two exam boards',
    'Set designs for three school plays',
    'Set menus for 200 guests',
    'Led lights for two theatres',
    'Cut flowers for 30 civic events',
    'Built environment audits for three councils',
    'Filled rolls for 200 workers',
    'Covered walkways in two parks',
    'Processed meats for 40 shops',
    'Scheduled monuments on four estates',
    'Serviced apartments for 40 guests',
    'Packed lunches for 200 pupils',
    'Planted borders of two estates',
    'Directed study for 30 pupils',
  ])('is quoted at most, and not told as one: %s', (line) => expect(deedTold(line)).toBeNull());

  it.each([
    'Raised funds for 40 allotments',
    'Raised invoices for two depots',
    'Raised standards in two schools',
    'Set targets for two teams',
    'Set tasks for 30 pupils',
    'Led a team of twelve gardeners',
    'Led lessons for 30 pupils',
    'Cut hedges in 12 parks',
    'Built sheds for three councils',
    'Filled shelves in two shops',
    'Covered shifts in two wards',
    'Processed orders for 40 shops',
    'Scheduled visits for four engineers',
    'Serviced boilers in 40 homes',
    'Packed orders for 200 customers',
    'Planted trees in two parks',
  ])('and a deed is: %s', (line) => expect(deedTold(line)).toMatch(/^I /));

  it.each(['Raised beds for 40 allotments', 'Set texts for two exam boards'])('in a letter: %s', async (line) => {
    expect(await told(line)).not.toMatch(/\bI (?:also )?(?:raised|set)\b/);
  });
});
