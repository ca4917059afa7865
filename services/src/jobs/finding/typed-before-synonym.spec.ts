import { aLine } from '../testing/some-jobs.js';
import { searchAmong } from './testing/search-among.js';

const typed = [
  'HGV Class 1 Driver', 'LGV Cat C+E Driver', 'HGV Technician', 'Vet Receptionist', 'GP Receptionist', 'Bookkeeper',
  'Senior Bookkeeper', 'Accountant', 'Accounting Technician', 'Housekeeper', 'Receptionist', 'RN Educator',
  'Lawn Care Worker', 'Class 2 HGV Driver (Nights)', 'HGV Driver Class 2', 'Driver, HGV Class 1',
  'Legal Team Assistant',
]; // prettier-ignore
/** What means the same as a word of the others. All are newer. */
const meant = [
  'Truck Driver', 'Heavy and tractor-trailer truck drivers', 'Veterinarian', 'General Practitioner', 'Physician',
  'Accounts Assistant', 'Bookkeeping Clerk', 'Room Attendant', 'Maid', 'Front Desk Agent', 'Registered Nurse',
  'Home Support Worker', 'Account Manager', 'Lorry Driver', 'Trucker', 'Paralegal',
]; // prettier-ignore

describe('a title with the very word', () => {
  const lines = [...typed, ...meant].map((title, at) =>
    aLine({
      title,
      company: 'Example',
      location: 'Oslo, Norway',
      description: 'Work.',
      posted_at: new Date(Date.UTC(2025, 0, at + 1)).toISOString().slice(0, 10),
    }),
  );
  const search = searchAmong(lines);

  const titles = async (text: string) => (await search(text)).titles;

  it.each([
    [
      'hgv',
      [
        'Driver, HGV Class 1',
        'HGV Driver Class 2',
        'Class 2 HGV Driver (Nights)',
        'HGV Technician',
        'HGV Class 1 Driver',
      ],
    ],
    [
      'HGV Norway',
      [
        'Driver, HGV Class 1',
        'HGV Driver Class 2',
        'Class 2 HGV Driver (Nights)',
        'HGV Technician',
        'HGV Class 1 Driver',
      ],
    ],
    ['HGV driver', ['Class 2 HGV Driver (Nights)', 'Driver, HGV Class 1', 'HGV Driver Class 2', 'HGV Class 1 Driver']],
    [
      'hgv drivers in Oslo',
      ['Class 2 HGV Driver (Nights)', 'Driver, HGV Class 1', 'HGV Driver Class 2', 'HGV Class 1 Driver'],
    ],
    ['driver hgv', ['Driver, HGV Class 1', 'HGV Driver Class 2', 'Class 2 HGV Driver (Nights)', 'HGV Class 1 Driver']],
    ['hgv class 1 driver', ['HGV Class 1 Driver', 'Driver, HGV Class 1']],
    ['legal assistant', ['Legal Team Assistant', 'Paralegal']],
    ['lgv', ['LGV Cat C+E Driver']],
    ['book-keeper', ['Bookkeeper', 'Senior Bookkeeper']],
    ['Book-keepers in Oslo', ['Bookkeeper', 'Senior Bookkeeper']],
    ['bookkeeper', ['Bookkeeper', 'Senior Bookkeeper']],
    ['book keeper', ['Bookkeeper', 'Senior Bookkeeper']],
    ['house-keeper', ['Housekeeper']],
    ['accounting', ['Accounting Technician', 'Accountant']],
  ])('stands before those found by a synonym: %s', async (text, first) => {
    expect((await titles(text)).slice(0, first.length)).toEqual(first);
  });

  it.each([
    ['rn', 'Registered Nurse', 'RN Educator'],
    ['vet', 'Veterinarian', 'Vet Receptionist'],
    ['gp', 'General Practitioner', 'GP Receptionist'],
    ['registered nurse', 'Registered Nurse', 'RN Educator'],
    ['care worker', 'Home Support Worker', 'Lawn Care Worker'],
  ])('stands behind what a short form is short for, and what several words are: %s', async (text, first, second) => {
    expect((await titles(text)).filter((title) => [first, second].includes(title))).toEqual([first, second]);
  });
});
