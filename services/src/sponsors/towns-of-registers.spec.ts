import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { found } from './testing/register-app.js';
import { registersHere } from './testing/registers-here.js';
import { aRegister, importRegister } from './testing/some-registers.js';

describe('the town of an employer that registers state', () => {
  const here = registersHere();

  it('says of which register a town is that the newest one leaves out', async () => {
    const line = (name: string, town = '') => `${name},${town},,Worker (A rating),Skilled Worker`;
    const bring = (day: string, town: string) =>
      importRegister(here.registers, day, aRegister(line('Staying Care Ltd', town), line(`Joining of ${day} Ltd`)));
    await bring('2021-11-02', 'Leeds');
    const job = aLine({ title: 'Nurse', company: 'Staying Care Ltd', visa_type: '', sponsorship: 'unknown' });
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(job));
    const ada = await here.api.as({ username: 'ada' });
    const { id } = await found(ada, 'staying care');
    const said = async () => {
      const { sponsorship } = (await ada.get('/api/jobs?searchQuery=nurse')).body.jobs[0];
      const { town, townAsOf } = (await ada.get(`/api/sponsors/${id}`)).body;
      return [sponsorship.summary.replace(/.*: /, ''), sponsorship.asOf, town, townAsOf];
    };
    const entry = (town: string) => `Staying Care Ltd, ${town}, Skilled Worker, A rating`;
    expect(await said()).toEqual([entry('Leeds'), '2021-11-02', 'Leeds', '2021-11-02']);
    // as long as none states a town, it stays that of the one that did
    for (const day of ['2026-01-01', '2026-02-01']) {
      await bring(day, '');
      expect(await said()).toEqual([entry('Leeds (town as of 2 November 2021)'), day, 'Leeds', '2021-11-02']);
    }
    await bring('2026-03-01', 'Leeds');
    expect(await said()).toEqual([entry('Leeds'), '2026-03-01', 'Leeds', '2026-03-01']);
    await here.api.database.dataSource.query('UPDATE sponsors SET town_as_of = NULL');
    await bring('2026-04-01', '');
    expect(await said()).toEqual([entry('Leeds'), '2026-04-01', 'Leeds', undefined]); // of which day is not known
  });

  it('says of which register a town is that a file takes from another', async () => {
    const headings = 'organisation,town,county,type_rating,route,name_form,town_as_of';
    const entry = 'Staying Care Ltd,Leeds,,Worker (A rating),Skilled Worker,as printed,2021-11-02';
    await importRegister(here.registers, '2026-08-21', Buffer.from([headings, entry].join('\n')));
    const line = aLine({ title: 'Nurse', company: 'Staying Care Ltd', visa_type: '', sponsorship: 'unknown' });
    await importText(here.api.database.dataSource, 'some.jsonl', asLines(line));
    const ada = await here.api.as({ username: 'ada' });
    const { sponsorship } = (await ada.get('/api/jobs?searchQuery=nurse')).body.jobs[0];
    expect(sponsorship.summary).toContain('Staying Care Ltd, Leeds (town as of 2 November 2021), Skilled Worker');
    expect(await found(ada, 'staying care')).toMatchObject({ asOf: '2026-08-21', townAsOf: '2021-11-02' });
  });
});
