import { readCv } from './cv-reader.js';
import { isRankOfTheForces } from './ranks-of-the-forces.js';
import { placed } from './work-done.js';

const DAY = new Date(2026, 10, 30);
const CV = `Sgt (Ret'd) Wayne Prosser
Catterick

SERVICE RECORD
2004 – 2026 British Army, Royal Logistic Corps
• Troop Sergeant (2018 – 2026): looked after 28 soldiers and 14 vehicles; wrote the training plan
• Corporal, Fleet Supervisor (2012 – 2018): ran the vehicle workshop bookings, 120 vehicles, in JAMES
• Driver (2004 – 2012): Iraq and Afghanistan; fuel tankers

CIVILIAN COURSES
Transport Manager CPC (2025)
`;

describe('a service record', () => {
  it('is under no name of its own', () => expect(readCv(CV, DAY).name).toBe('Wayne Prosser'));
  it.each(['Cpl (Ret’d) Wayne Prosser', 'WO2 Wayne Prosser', 'Major Wayne Prosser', 'Staff Sergeant Wayne Prosser'])(
    'is of somebody with a rank before the name: %s',
    (top) => expect(readCv(CV.replace("Sgt (Ret'd) Wayne Prosser", top), DAY).name).toBe('Wayne Prosser'),
  );
  it('has a post for each rank, the last one first', () =>
    expect(
      readCv(CV, DAY)
        .posts.filter(({ spans }) => spans.length > 0)
        .map(({ title, spans: [span] }) => [title, Math.floor((span?.from ?? 0) / 12)]),
    ).toEqual([
      ['Troop Sergeant', 2018],
      ['Fleet Supervisor, Corporal', 2012],
      ['Driver', 2004],
    ]));
  it.each(['SERVICE RECORD', 'Military Service', 'Service history', 'RAF Career'])('may be headed %s', (heading) =>
    expect(readCv(CV.replace('SERVICE RECORD', heading), DAY).posts.length).toBe(3),
  );
});

describe('a rank of the forces', () => {
  it.each(['Troop Sergeant', 'Lance Corporal', 'Staff Sergeant', 'Leading Hand', 'Petty Officer', 'L/Cpl', 'WO2'])(
    'is what somebody was: %s',
    (rank) => {
      expect(isRankOfTheForces(rank)).toBe(true);
      expect(placed(rank, false)).toBe(`As ${rank}`);
    },
  );
  it.each([
    'Major Projects',
    'Technician',
    'General Manager',
    'Marine Engineer',
    'Private Hire Driver',
    'Captain Cook Inn',
  ])('is told from what other trades call so: %s', (title) => expect(isRankOfTheForces(title)).toBe(false));
});
