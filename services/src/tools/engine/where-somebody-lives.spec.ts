import { countryOfAddress } from './reading/places.js';
import { analysed } from './testing/texts.js';

const cv = (address: string): string =>
  `Sam Tester\n${address}\n\nExperience\nStaff Nurse, Some Hospital, 2015 - 2026\n- Gave wound care on a surgical ward`;
const job = 'Staff Nurse\nLocation: London, United Kingdom\nRequirements\n- Wound care';

describe('where somebody lives', () => {
  it.each([
    ['Amman, Jordan', 'Jordan'],
    ['Harare', 'Zimbabwe'],
    ['Seoul → open to London', 'South Korea'],
    ['Seoul, South Korea', 'South Korea'],
    ['Lagos | sam@mail.example', 'Nigeria'],
    ['Kathmandu, Nepal', 'Nepal'],
    ['Lusaka, Zambia', 'Zambia'],
    ['Addis Ababa, Ethiopia', 'Ethiopia'],
    ['Beirut, Lebanon', 'Lebanon'],
    ['Based in Hanoi', 'Vietnam'],
    ['Suva, Fiji', 'Fiji'],
    ['Luanda, Angola', 'Angola'],
    ['Prague, Czech Republic', 'Czechia'],
    ['Port of Spain, Trinidad', 'Trinidad & Tobago'],
    ['Sarajevo, Bosnia and Herzegovina', 'Bosnia & Herzegovina'],
    ['N’Djamena, Chad', 'Chad'],
    ['Reykjavik, Iceland', 'Iceland'],
    ['Yangon, Myanmar', 'Myanmar'],
    ['Dublin, Ireland', 'Ireland'],
    ['Belfast, Northern Ireland', 'United Kingdom'],
    ['Newark, New Jersey, United States', 'United States'],
  ])('is read from an address: %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country);
  });

  it.each([
    'Jordan Smith',
    'Chad Brown',
    'Seoul-trained chef of Korean food in hotels',
    'Moving to Harare',
    'Georgia Hill',
    'Mali Novak',
    'Israel Reed',
    'Iceland Foods, shift manager',
    'Atlanta, Georgia',
  ])('is not read from other words: %s', (line) => {
    expect(countryOfAddress(line)).toBeNull();
  });

  it.each(['Amman, Jordan', 'Harare', 'Seoul → open to London'])(
    'is compared with where the job is, and said: %s',
    async (address) => {
      const { requirements, content } = await analysed(cv(address), job);
      expect(requirements.find(({ kind }) => kind === 'location')?.state).toBe('missing');
      expect(content).toMatch(/The job is in London, United Kingdom; your CV says /);
    },
  );
});

describe('the town of a job', () => {
  const place = async (text: string, town: string) => {
    const { requirements, content } = await analysed(
      text,
      `Research Technician\nLocation: ${town}, United Kingdom\nRequirements\n- Cell culture`,
    );
    return { found: requirements.find(({ kind }) => kind === 'location'), content };
  };

  it.each([
    ['14 Iffley Road, Oxford OX4', 'BSc Biology, University of Aberdeen', 'Aberdeen'],
    ['14 Iffley Road, Oxford OX4', 'BSc Biology, Aberdeen', 'Aberdeen'],
    ['Bath', 'Receptionist, Premier Lodge Bristol', 'Bristol'],
    ['Bath, UK', 'Deckhand, Plymouth, 2014 - 2019', 'Plymouth'],
    ['3 Steep Hill, Lincoln', 'University of Hull, 2009 - 2012', 'Hull'],
    ['Carlisle CA1', 'Technician at Perth Royal Infirmary', 'Perth'],
    ['Oxford | jo@mail.example', 'MSc, University of Reading', 'Reading'],
    ['Kendal, Cumbria', 'Technician, Harbour Labs, Scarborough', 'Scarborough'],
    ['Graduate of the University of Leeds, living in York', '', 'Leeds'],
  ])('is not where somebody lives who was there once: %s, %s', async (address, once, town) => {
    const { found, content } = await place(
      `Jo Reed\n${address}\n${once}\n\nTechnician, Some Labs, 2019 - present\n- Cell culture of 40 lines\n`,
      town,
    );
    expect(found?.state).toBe('partly');
    expect(found?.cvLine).toBe(address);
    expect(content).not.toContain(`your CV says ${town}`);
  });

  it.each([
    ['Aberdeen AB24', 'BSc Biology, University of Oxford', 'Aberdeen'],
    ['12 Union Street\nAberdeen AB24', '', 'Aberdeen'],
    ['Morley\nLeeds LS27', '', 'Leeds'],
    ['jo@mail.example | 07700 900123 | Bristol', 'BSc, University of Bath', 'Bristol'],
    ['Address: 8 Park Lane, Hull HU3', '', 'Hull'],
    ['Based in York, United Kingdom', '', 'York'],
    ['United Kingdom', 'I live in Perth and drive', 'Perth'],
  ])('is where somebody lives whose address it is: %s, %s', async (address, once, town) => {
    const { found } = await place(
      `Jo Reed\n${address}\n${once}\n\nTechnician, Some Labs, 2019 - present\n- Cell culture of 40 lines\n`,
      town,
    );
    expect(found?.state).toBe('met');
  });
});
