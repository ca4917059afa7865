import { readCv } from './reading/cv-reader.js';
import { letter } from './testing/texts.js';

const today = new Date('2026-11-30');
const postsOf = (...entries: string[]) =>
  readCv(`Ann Lee\nYork\n\nExperience\n${entries.join('\n')}\n`, today).posts.map(({ title, spans }) => ({
    title,
    months: spans.reduce((sum, { from, to }) => sum + to - from, 0),
  }));
const EARLIER = 'Waiter, Cafe Nine, York. From 02/2020 to 08/2023.';

describe('a post that says since when and not until when', () => {
  it.each([
    'Hotel Receptionist, The Ouse Hotel, York. From 11/2023.',
    '1. Hotel Receptionist, The Ouse Hotel, York. From 11/2023.',
    'Hotel Receptionist, The Ouse Hotel, York, from 11/2023',
    'Hotel Receptionist, The Ouse Hotel, York (from Nov 2023)',
    'Hotel Receptionist - The Ouse Hotel - from November 2023',
    'Hotel Receptionist, The Ouse Hotel, York. Started November 2023.',
    'From 11/2023: Hotel Receptionist, The Ouse Hotel, York',
    'Hotel Receptionist, The Ouse Hotel, York. From 11/23.',
    'Hotel Receptionist\nTravelodge, York\nFrom 11/2023',
  ])('goes on where none begins after it: %s', (entry) =>
    expect(postsOf(entry, '- Check-in', EARLIER, '- Tables')[0]?.months).toBe(37),
  );

  it.each([
    [
      'a later post',
      'Cleaner, Cafe Nine, York. From 11/2019.',
      'Hotel Receptionist, The Ouse Hotel, York. 02/2021 - 08/2023.',
    ],
    [
      'a later one that goes on',
      'Cleaner, Cafe Nine, York. From 11/2019.',
      'Hotel Receptionist, The Ouse Hotel, York. From 02/2021.',
    ],
  ])('has no end that can be told before %s', (_, entry, later) => {
    const cleaner = postsOf(later, '- Check-in', entry, '- Floors').find(({ title }) => /^Cleaner/.test(title));
    expect(cleaner?.months).toBe(0);
  });

  it.each(['- Menus, from 2016', 'Graduate visa, from 03/2024', 'Gas bills, from 2019'])('is none in “%s”', (line) =>
    expect(readCv(`Ann Lee\nYork\n\nExperience\nChef, The Ouse, York, 2013 - 2015\n${line}\n`, today).years).toBe(2),
  );

  it('is told as the one that is held now', async () => {
    const told = await letter(
      `Ann Lee\nYork\n\nExperience\nHotel Receptionist, The Ouse Hotel, York. From 11/2023.\n- Check-in\n${EARLIER}\n- Tables\n`,
      'Hotel Receptionist, York\nYou need:\n- 2 years of hotel reception',
    );
    expect(told).toContain('I work as a Hotel Receptionist');
  });
});
