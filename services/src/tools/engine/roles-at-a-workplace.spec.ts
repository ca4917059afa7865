import { readAdvert } from './reading/advert-reader.js';
import { isEmployerAlone } from './reading/employer-alone.js';
import { endsInPerson } from './reading/occupations.js';
import { letter } from './testing/texts.js';

const told = (line: string) =>
  letter(
    ['Abe Cole', 'Perth', '', 'Work', `${line}, June 2019 - July 2022`, '- Changed nets on 10 pens'].join('\n'),
    'Operative\nSome Firm Ltd\nRequirements\n- Nets\n- Reliability',
  );

describe('a role that begins with a workplace', () => {
  it.each([
    'Fish Farm Operative',
    'Dairy Farm Operative',
    'Chicken Farm Operative',
    'Sawmill Operative',
    'Waste Plant Operative',
    'Recycling Centre Operative',
    'Council Operative',
    'Farm Operative',
    'Farm Apprentice',
    'Bakery Team Member',
    'Restaurant Host',
    'Hospital Domestic',
    'Hotel Receptionist',
    'Bank Cashier',
    'Hospital Porter',
    'Airport Security Officer',
    'Factory Worker',
  ])('is no employer: %s', async (role) => {
    expect(isEmployerAlone(role)).toBe(false);
    const text = await told(`${role}, Sound Salmon, Unst`);
    expect(text).toMatch(new RegExp(`I last worked as an? ${role}\\b`));
    expect(text).not.toContain(`at ${role}`);
  });

  it.each(['Fish Farm Operative', 'Sawmill Operative', 'Waste Plant Operative', 'Hotel Receptionist'])(
    'is the title of an advert: %s',
    (role) => {
      const { title, company } = readAdvert(`${role}\nSound Salmon\nRequirements\n- Boat handling\n- Driving licence`);
      expect(title).toBe(role);
      expect(company).not.toBe(role);
    },
  );

  it.each([
    'Scottish Midland Co-operative',
    'Lincolnshire Co-operative',
    'Midcounties Co operative',
    'Marriott Hotel',
    'Fish Farm',
    'Mowi Fish Farms',
    'Royal Bank of Scotland',
    'Hull Hospital',
    'Oak School',
    'The Salt Restaurant',
  ])('and an employer is no role: %s', async (name) => {
    expect(endsInPerson(name)).toBe(false);
    expect(await told(`${name}, Unst`)).not.toContain(`as a ${name}`);
  });
});
