import { readCv } from '../reading/cv-reader.js';
import { latestPost } from './latest-post.js';

const today = new Date('2026-01-15');
const latestIn = (experience: string) => {
  const latest = latestPost(readCv(`Priya Sharma\nLondon\n\nExperience\n${experience}`, today));
  return latest && { title: latest.post.title, isSure: latest.isSure };
};

describe('the latest post in a CV', () => {
  it('goes on, or does not, as on the day that the CV was read', () => {
    const cv = (until: string) => `Priya Sharma\n\nExperience\nStaff Nurse, Accra Clinic, 2018 - ${until}`;
    const readOn = (day: string, until: string) => latestPost(readCv(cv(until), new Date(day)))?.isHeldNow;
    expect(readOn('2019-05-20', 'present')).toBe(true);
    expect(readOn('2038-05-20', 'present')).toBe(true);
    expect(readOn('2038-05-20', '2024')).toBe(false);
  });

  it.each(['plc', 'PLC', 'Ltd', 'Limited', 'Inc', 'GmbH', 'LLP', 'NHS Trust', 'AG', 'SA'])(
    'is the one with an employer that ends in %s as well',
    (form) => {
      const cv = `Management Accountant, Hartley Foods ${form}, London
2021 - present
- Prepare monthly management accounts
Accounts Assistant, Bell & Co, Mumbai
2019 - 2021
- Purchase ledger and bank reconciliation`;
      expect(latestIn(cv)).toEqual({ title: `Management Accountant, Hartley Foods ${form}, London`, isSure: true });
    },
  );

  it('is the one that ends last, not the one that stands first', () => {
    const cv = `Staff Nurse, Accra Clinic, 2014 - 2018
- Gave wound care
Ward Manager, Leeds Infirmary, 2018 - present
- Led a team of nurses`;
    expect(latestIn(cv)).toEqual({ title: 'Ward Manager, Leeds Infirmary', isSure: true });
  });

  it.each([
    'Applying for: Ward Manager',
    'Future role - Ward Manager',
    'Vacancy sought: Ward Manager',
    'Wanted: Ward Manager',
  ])('is not one that is only wanted: %s', (wanted) =>
    expect(latestIn(`${wanted}\nStaff Nurse, Accra Clinic, 2014 - 2018\n- Gave wound care`)?.title).toBe(
      'Staff Nurse, Accra Clinic',
    ),
  );

  it('is not claimed where a later entry is there whose post cannot be read', () => {
    const cv = `Zwrkl & sons and everything that goes with them.
2021 - present
- Prepared monthly accounts
Accounts Assistant, Bell & Co, Mumbai
2019 - 2021
- Purchase ledger and bank reconciliation`;
    expect(latestIn(cv)).toEqual({ title: 'Accounts Assistant, Bell & Co, Mumbai', isSure: false });
  });

  it.each(['Calder Valley Bread Co.', 'Panificio Sereni S.A.', 'Calder Valley Bread'])(
    'is one whose firm ends in a full stop as well: %s',
    (firm) =>
      expect(
        latestIn(`2020-2025 Head Baker, ${firm}
Ran a team of four.
2016-2020 Baker, Piekarnia Zalewski, Wroclaw
Deck oven work.`)?.title,
      ).toBe(`Head Baker, ${firm}`),
  );

  it('is not what somebody calls themselves above it, which has no dates of its own', () => {
    const cv = `Lucia Ferrante
Chef
Flat 2, 9 Montpelier Vale, London SE3

Jan 2023 – now
CHEF DE PARTIE (Pasta and Sauce)
Osteria Blackheath, London
Hand-rolled pasta daily, 120 covers.

Mar 2021 – Dec 2022
COMMIS CHEF
Trattoria Nonna Pina, Bologna
Prep, ragù, cleaning down.
`;
    expect(latestPost(readCv(cv, today))?.post.title).toBe(
      'CHEF DE PARTIE (Pasta and Sauce), Osteria Blackheath, London',
    );
  });
});
