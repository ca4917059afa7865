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
  ])('is read from an address: %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country);
  });

  it.each([
    'Jordan Smith',
    'Chad Brown',
    'Seoul-trained chef of Korean food in hotels',
    'Moving to Harare',
    'Georgia Hill',
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
