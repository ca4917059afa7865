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
