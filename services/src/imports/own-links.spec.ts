import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { AppConfig } from '../platform/config/app.config.js';
import { readConfig } from '../platform/config/config.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { OwnLinks } from './own-links.js';

describe('a link of an advert that leads to this product', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  const sql = <T>(text: string) => database.dataSource.query<T[]>(text);
  const linksIn = async (column: 'url' | 'logo_url') =>
    (await sql<{ link: string | null }>(`SELECT ${column} AS link FROM jobs ORDER BY title`)).map(({ link }) => link);
  const links = () => linksIn('url');
  const logos = () => linksIn('logo_url');

  it('is left out, by whichever of its names, and others stay', async () => {
    const given = [
      'http://127.0.0.1:8080/api/logout',
      'https://LOCALHOST:8080/jobs',
      'http://127.0.0.1:9000/jobs',
      'https://example.org/?at=127.0.0.1:8080',
    ];
    await importText(
      database.dataSource,
      'own.jsonl',
      asLines(...given.map((url, n) => aLine({ title: `Baker ${n}`, url, logo_url: url }))),
    );
    expect(await links()).toEqual([null, null, ...given.slice(2)]);
    expect(await logos()).toEqual([null, null, ...given.slice(2)]);
  });

  it('is taken off jobs that had it, or a logo from it, before the address was ours', async () => {
    await sql(`UPDATE jobs SET url = 'https://work.example/api/logout' WHERE title = 'Baker 0'`);
    await sql(`UPDATE jobs SET url = 'https://other.example/?from=work.example' WHERE title = 'Baker 1'`);
    await sql(`UPDATE jobs SET logo_url = 'https://work.example/logo.png' WHERE title IN ('Baker 1', 'Baker 2')`);
    await sql(`UPDATE jobs SET logo_url = 'https://other.example/?from=work.example' WHERE title = 'Baker 3'`);
    const before = await links();
    const ours = readConfig(AppConfig, { PUBLIC_URL: 'https://work.example' });
    await new OwnLinks(ours, database.dataSource).takeOff();
    expect(await links()).toEqual([null, ...before.slice(1)]);
    expect(await logos()).toEqual([null, null, null, 'https://other.example/?from=work.example']);
  });
});
