import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import type { TestApp } from '../platform/testing/test-app.js';
import type { RegisterImport } from '../sponsors/import/register-import.js';
import { registerApp } from '../sponsors/testing/register-app.js';
import { aRegister, importRegister } from '../sponsors/testing/some-registers.js';

describe('the bare name of a town that is also one elsewhere', () => {
  let api: TestApp;
  let registers: RegisterImport;
  beforeAll(async () => {
    ({ api, registers } = await registerApp());
    await importRegister(
      registers,
      '2026-01-05',
      aRegister(
        'Known Bakers Ltd,Leeds,,Worker (A rating),Skilled Worker',
        'Perth Millers Ltd,Perth,,Worker (A rating),Skilled Worker',
        'Townless Ltd,,,Worker (A rating),Skilled Worker',
      ),
    );
  });
  afterAll(() => api.close());

  it('gets the British badge where pounds, a British visa or the town of the register say so, and not by itself', async () => {
    const silent = (title: string, location: string, more = {}) =>
      aLine({ title, company: 'Known Bakers Ltd', visa_type: '', sponsorship: 'unknown', location, ...more });
    const lines = [
      silent('bare', 'Perth'),
      silent('dollars', 'Perth', { salary: 'A$85,000 a year' }),
      silent('great', 'Boston, Hybrid'),
      silent('plain', 'Birmingham'),
      silent('two countries', 'Dublin & Belfast'),
      silent('two unknown', 'Cork + Belfast'),
      silent('a list that begins abroad', 'Cork, Belfast'),
      silent('a list with strokes', 'Hong Kong / London'),
      silent('a list with an unknown', 'Tallaght / Leeds'),
      silent('a suburb', 'Headingley, Leeds'),
      silent('in several countries', 'Newport'),
      silent('a state by its county', 'Washington, Tyne and Wear'),
      silent('two towns', 'Leeds & Belfast'),
      silent('a side of the capital', 'East London'),
      silent('a side in pounds', 'East London', { salary: '£42,000 a year' }),
      silent('pounds', 'Perth', { salary: '£42,000 a year' }),
      silent('scheme', 'Perth', { description: 'We can provide a Certificate of Sponsorship.' }),
      silent('county', 'Perth, Perth and Kinross'),
      silent('local', 'Perth', { company: 'Perth Millers Ltd' }),
      silent('local and remote', 'Remote, Perth', { company: 'Perth Millers Ltd' }),
      silent('local and hybrid', 'Perth, Hybrid', { company: 'Perth Millers Ltd' }),
      silent('hybrid and local', 'Hybrid - Perth', { company: 'Perth Millers Ltd' }),
      silent('of no town', 'Remote, Perth', { company: 'Townless Ltd' }),
      silent('remote', 'Remote, Perth'),
      silent('offered', 'Perth', { description: 'Visa sponsorship is available for this role.' }),
    ];
    await importText(api.database.dataSource, 'towns.jsonl', asLines(...lines));
    const rows = await api.database.dataSource.query<{ title: string; kinds: string[] }[]>(
      `SELECT title, ARRAY(SELECT e ->> 'kind' FROM jsonb_array_elements(sponsorship) e) AS kinds FROM jobs ORDER BY title`,
    );
    expect(rows).toEqual([
      { title: 'a side in pounds', kinds: ['register'] },
      { title: 'a state by its county', kinds: ['register'] },
      { title: 'a suburb', kinds: ['register'] },
      { title: 'county', kinds: ['register'] },
      { title: 'hybrid and local', kinds: ['register'] },
      { title: 'local', kinds: ['register'] },
      { title: 'local and hybrid', kinds: ['register'] },
      { title: 'local and remote', kinds: ['register'] },
      { title: 'offered', kinds: ['advert'] },
      { title: 'plain', kinds: ['register'] },
      { title: 'pounds', kinds: ['register'] },
      { title: 'scheme', kinds: ['register', 'advert'] },
      { title: 'two towns', kinds: ['register'] },
    ]);
  });
});
