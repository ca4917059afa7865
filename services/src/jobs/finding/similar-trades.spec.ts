import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import type { SimilarJobs } from '../jobs.dto.js';
import { JobsModule } from '../jobs.module.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';

/** Everyday titles, each with the jobs of its trade, and of no other, that this board has. */
const shown: [title: string, trade: string[]][] = [
  ['Cook in Charge', ['Line Cook', 'Chef']],
  ['Senior Care Assistant (Nights)', ['Care Assistant', 'Home Health Aide']],
  ['Welder Team Leader', ['Structural Welder']],
  ['HGV Class 1 Driver', ['Truck Driver']],
  ['Band 5 Physiotherapist', ['Physiotherapist, Musculoskeletal', 'Physical Therapist']],
  ['Electrician 18th Edition', ['Electricians (except industrial)']],
  ['Pharmacist Manager', ['Hospital Pharmacist']],
  ['Lead Carpenter', ['Carpenter']],
  ['RN Charge Nurse', ['Staff Nurse, Acute Medicine']],
  ['Commis Chef - Full Time', ['Chef', 'Line Cook']],
  ['Roofer Foreman', ['Flat Roofer']],
  ['Gas Safe Registered Plumber', ['Plumbers']],
  ['Deputy Ward Manager', ['Nurse Manager']],
  ['Teaching Assistant Level 2', ['Elementary school teacher assistants']],
  ['Maths Teacher, 12-month FTC', ['Primary School Teacher']],
  ['Veterinary Surgeon (New Graduate)', ['Associate Veterinarian']],
  ['Senior Social Worker Grade 9', ['Social Worker, Adults']],
  ['Lead Java Developer - Contract', ['Software Developer']],
  ['Receptionist - Weekends', ['Hotel Receptionist']],
  ['Dairy Herdsperson Deputy', ['Livestock Worker']],
  ['Forklift Driver (Counterbalance)', ['Forklift Operator']],
  ['Butcher Shop Manager', ['Butchers and meat cutters']],
  ['Brickie', ['Bricklayer']],
  ['Sparky - Nights', ['Electricians (except industrial)']],
  ['Chippy', ['Carpenter']],
  ['Slater', ['Flat Roofer']],
  ['Ambulance Technician', ['Paramedic']],
  ['Paramedic (Band 6)', ['Paramedic']],
  ['Talent Acquisition Partner', ['Recruitment Consultant', 'Talent Acquisition Specialist']],
  ['Scaffolding Labourer', ['Scaffolder']],
  ["Bricklayer's Mate", ['Bricklayer']],
  ['Dairy Farm Worker', ['Dairy Herdsperson', 'General farm workers']],
];

/** What has a word in common with one of them, and is other work. */
const incidental = [
  'Critical Care Physician',
  'Team Leader, Cytology',
  'Brand Manager',
  'Product Marketing Lead',
  'Organ Recovery Surgeon',
  'Lift Operator Level 2',
  'Ski Instructor Level 3 Trainer',
  'Gas Station Cashier',
  'Security Shift Lead',
  'Class 1 Piano Accompanist',
  'Lawn Care Worker',
  'Head of Growth',
  'Dental Nurse',
  'Dairy Products Buyer',
  'Dental Technician',
  'Channel Partner',
  'Scaffolding Sales Executive',
];

describe('similar jobs of everyday titles', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  const asked = ['Organ Builder', ...shown.map(([title]) => title)];

  beforeAll(async () => {
    app = await testApp([JobsModule]);
    const board = [...new Set([...shown.flatMap(([, trade]) => trade), ...incidental])];
    const lines = [...board, ...asked].map((title) => aLine({ title, company: `Example ${title}` }));
    await importText(app.database.dataSource, 'trades.jsonl', asLines(...lines));
    await app.database.dataSource.query(
      `UPDATE job_search SET closes_on = '2020-07-31' WHERE job_id IN (SELECT id FROM jobs WHERE title = ANY ($1))`,
      [asked],
    );
    ada = await app.as({ username: 'ada' });
  });
  afterAll(() => app?.close());

  const similarTo = async (title: string) => {
    const [{ id }] = (await app.database.dataSource.query('SELECT id FROM jobs WHERE title = $1', [title])) as [
      { id: number },
    ];
    const { jobs, near } = (await ada.get(`/api/jobs/${id}/similar?limit=24`).expect(200)).body as SimilarJobs;
    return near ? [] : jobs.map((job) => job.title);
  };

  it.each(shown)('are of the trade, whatever stands around it: %s', async (title, trade) => {
    const titles = await similarTo(title);
    expect(titles).toEqual(expect.arrayContaining(trade));
    expect(titles.filter((one) => incidental.includes(one))).toEqual([]);
  });

  it('are none where nobody offers the trade', async () => {
    expect(await similarTo('Organ Builder')).toEqual([]);
  });
});
