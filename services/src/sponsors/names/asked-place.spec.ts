import { identityOf } from '../register/register-entry.js';
import { RegisterImport } from '../import/register-import.js';
import { aRegister, importRegister } from '../testing/some-registers.js';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { SponsorMatcher } from './sponsor-matcher.js';

describe('a name that is asked about with a place', () => {
  let database: TestDatabase;
  let matcher: SponsorMatcher;
  beforeAll(async () => {
    database = await testDatabase();
    matcher = new SponsorMatcher(database.dataSource);
    const line = (name: string, town = '') => `${name},${town},,Worker (A rating),Skilled Worker`;
    const register = aRegister(
      line('University of York'),
      line('University of Lincoln', 'Lincoln'),
      line('Newcastle University', 'Newcastle Upon Tyne'),
      line('University of Durham', 'Durham'),
      line('University of Cambridge', 'Cambridge'),
      line('University of Leeds', 'Leeds'),
      line('Cardiff University', 'Cardiff'),
      line('Harbour Chicken Ltd', 'London'),
      line('Washbrook Steel Ltd', 'Washington'),
      line('Liffey Software Ltd', 'Dublin'),
      line('Fal Estuary Ltd t/a Cornwall Care', 'Truro'),
      line('Ruislip Lido Ltd t/a Hillingdon Care', 'Uxbridge'),
    );
    await importRegister(new RegisterImport(database.dataSource), '2026-01-05', register);
  });
  afterAll(() => database.drop());

  it.each([
    ['Cornwall Care', 'Truro', 'match'],
    ['Cornwall Care', 'truro', 'match'],
    ['Cornwall Care', 'Truro, Cornwall', 'match'],
    ['Cornwall Care', 'Hybrid - Truro, UK', 'match'],
    ['Hillingdon Care', 'Uxbridge', 'match'],
    ['Hillingdon Care', 'Uxbridge, Middlesex', 'match'],
    ['Cornwall Care', 'Leeds', 'review'],
    ['Cornwall Care', 'Remote', 'review'],
    ['Cornwall Care', 'Cornwall', 'review'],
    ['Cornwall Care', '', 'review'],
    ['Fal Estuary Limited', 'Remote', 'match'],
    ['University of Lincoln', 'Remote', 'match'],
    ['University of Lincoln', 'Lincolnshire', 'match'],
  ])('is of the town that the place names: %s, "%s": %s', async (name, place, result) => {
    expect((await matcher.match(name, place)).result).toBe(result);
  });

  it.each([
    ['York University', 'Toronto, Canada'],
    ['York University', 'Toronto'],
    ['York University', 'North York, ON'],
    ['University of Newcastle', 'Callaghan, Australia'],
    ['University of Newcastle', 'Callaghan'],
    ['Newcastle University', 'Newcastle, Australia'],
    ['Newcastle University', 'Newcastle, NSW'],
    ['Lincoln University', 'Christchurch, New Zealand'],
    ['Lincoln University', 'Lincoln, Nebraska'],
    ['Durham University', 'Durham, North Carolina'],
    ['Cambridge University', 'Cambridge, Massachusetts'],
    ['University of Cambridge', 'Cambridge, MA, USA'],
    ['Cardiff University', 'Cardiff, California'],
    ['Harbour Chicken Ltd', 'Delhi'],
    ['Harbour Chicken Ltd', 'Lagos, Nigeria'],
    ['Harbour Chicken Ltd', 'Australia - Newcastle'],
    ['Harbour Chicken Limited', 'London, Ontario'],
    ['Liffey Software Ltd', 'Dublin, Ireland'],
  ])('is not surely the British "%s" in "%s"', async (name, place) => {
    const { result, sponsor, reason, candidates } = await matcher.match(name, place);
    expect({ result, sponsor }).toEqual({ result: 'review', sponsor: undefined });
    expect(reason).toMatch(/another country|Other countries/);
    expect(candidates).toHaveLength(1);
  });

  it.each(['York University', 'University of Newcastle', 'Lincoln University'])(
    'may be of another country where no place is given and its words are turned: "%s"',
    async (name) => {
      const { result, reason } = await matcher.match(name, '');
      expect({ result, reason }).toEqual({ result: 'review', reason: expect.stringContaining('Other countries') });
    },
  );

  it.each([
    ['University of York', ''],
    ['University of York', 'York'],
    ['York University', 'York'],
    ['York University', 'Heslington, United Kingdom'],
    ['York University', 'Leeds'],
    ['Lincoln University', 'Lincoln'],
    ['Lincoln University', 'Lincoln, Lincolnshire'],
    ['University of Newcastle', 'Newcastle upon Tyne'],
    ['Newcastle University', ''],
    ['Newcastle University', 'London'],
    ['Durham University', ''],
    ['Durham University', 'Stockton-on-Tees'],
    ['Cambridge University', ''],
    ['Leeds University', ''],
    ['Cardiff University', 'Cardiff, Wales'],
    ['Harbour Chicken Ltd', ''],
    ['Harbour Chicken Ltd', 'Leeds'],
    ['Harbour Chicken Ltd', 'Boston, Lincolnshire'],
    ['Harbour Chicken Ltd', 'Victoria, London'],
    ['Washbrook Steel Ltd', 'Washington'],
    ['Washbrook Steel Ltd', 'Washington, Tyne and Wear'],
    ['Liffey Software Ltd', 'Dublin'],
  ])('stays sure: "%s" in "%s"', async (name, place) => {
    expect(await matcher.match(name, place)).toMatchObject({ result: 'match' });
  });

  it('is sure of a job, whose place is known to be in the United Kingdom', async () => {
    expect(await matcher.matchAll([{ name: 'York University', town: '' }])).toMatchObject([{ result: 'match' }]);
  });

  it('is what a person decided it to be, but for a place in another country', async () => {
    await database.dataSource.query(
      `INSERT INTO sponsor_reviews (name_key, name, town, decision, decided_by, decided_at, sponsor_id)
       SELECT $1, 'York University', '', 'match', 'R. Example', now(), id FROM sponsors WHERE name = 'University of York'`,
      [identityOf('York University').key],
    );
    expect(await matcher.match('York University', '')).toMatchObject({
      result: 'match',
      reason: 'R. Example decided so',
    });
    expect(await matcher.match('York University', 'Toronto, Canada')).toMatchObject({ result: 'review' });
  });
});
