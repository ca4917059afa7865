import { readCv } from './reading/cv-reader.js';
import { letter } from './testing/texts.js';

const today = new Date('2026-11-30');
const cvWith = (line: string) =>
  `Ian Orr\nPerth\n\nWork\n${line}\nNurse clinics.\nReceptionist - Tay Dental, Perth - 09/2019 until 01/2022\nPhones.\n`;

describe('a post whose title is the name of a registration', () => {
  it.each([
    'Registered Veterinary Nurse - Tay Vets, Inverness (small animal, 4 vets) - 02/2022 until now',
    'Registered Veterinary Nurse - Tay Vets, Perth - 02/2022 until now',
    'Registered Veterinary Nurse – Tay Vets, Perth – 02/2022 – present',
    'Registered Veterinary Nurse - Tay Vets, Perth - 02/2022 to present',
    'Registered Veterinary Nurse - Tay Vets, Perth - Feb 2022 to date',
    'Registered Veterinary Nurse - Tay Vets, Perth - since 02/2022',
    'Registered Veterinary Nurse - Tay Vets, Perth - from 02/2022',
    'Registered Veterinary Nurse at Tay Vets, 02/2022 - now',
    'Registered Veterinary Nurse | Tay Vets | 02/2022 - now',
  ])('is one where it says where and from when to when: %s', (line) => {
    const [post] = readCv(cvWith(line), today).posts;
    expect(post?.title).toContain('Registered Veterinary Nurse');
    expect(post?.spans).toEqual([{ from: 2022 * 12 + 1, to: 2026 * 12 + 11 }]);
  });

  it.each([
    'Registered Veterinary Nurse - Royal College Register - 2021 until 2027',
    'Registered Veterinary Nurse (RCVS)',
    'Registered Veterinary Nurse, RCVS, 2021',
    'First Aid at Work - St John Ambulance - 2022 to 2025',
    'Driver CPC - DVSA - 2019 to 2024',
  ])('and none where it is held: %s', (line) =>
    expect(readCv(cvWith(line), today).posts.map(({ title }) => title)).toEqual(['Receptionist - Tay Dental, Perth']),
  );

  it('is told as the one that is held now', async () => {
    const told = await letter(
      cvWith('Registered Veterinary Nurse - Tay Vets, Perth - 02/2022 until now'),
      'Veterinary Nurse, Dundee\n- 3 years as a veterinary nurse\n- Nurse clinics',
    );
    expect(told).toContain('I work as a Registered Veterinary Nurse at Tay Vets, Perth');
  });
});
