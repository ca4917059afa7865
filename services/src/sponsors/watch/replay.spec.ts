import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import type { TestApp } from '../../platform/testing/test-app.js';
import { readRegister } from '../register/register-file.js';
import { shippedRegisters, sponsorsFolder } from '../register/shipped-registers.js';
import { registerApp, type Person } from '../testing/register-app.js';
import type { RegisterResult } from '../import/register-import.js';
import { LicenceNews } from './licence-news.js';

/** Names that begin alike are alike: of each register those under some letters are a register of their own. */
function someOf(file: string): string[] {
  const [heading, ...lines] = gunzipSync(readFileSync(new URL(file, sponsorsFolder)))
    .toString('utf8')
    .split('\n');
  return [heading!, ...lines.filter((line) => /^["&\s]*k[a-m]/i.test(line))];
}

const fileOf = (lines: string[]): Buffer => Buffer.from(`${lines.join('\n')}\n`);
const rowsOf = (lines: string[]) => readRegister(fileOf(lines)).rows;
const namesOf = (lines: string[]) => [...new Set(rowsOf(lines).map(({ name }) => name))];

/** Letters and digits without what a company's form adds; nothing of the product's own reading. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/\b(the|ltd|limited|plc|llp|lp|cic|uk|inc|company|co)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Another legal form is another company until a person says otherwise. */
const printed = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\blimited\b/, 'ltd')
    .replaceAll('.', '');

const PEOPLE = 20;
const ways = [['watches'], ['tracks'], ['saved'], ['watches', 'tracks', 'saved']] as const;

const licencesOf = (lines: string[]) => {
  const byName = new Map<string, string[]>();
  for (const { name, route, rating } of rowsOf(lines))
    byName.set(printed(name), [...(byName.get(printed(name)) ?? []), `${route} ${rating}`].sort());
  return byName;
};

const isCompany = (name: string) => /\b(?:ltd|limited|llp|plc)\.?$/i.test(name) && !/t\/a|trading as/i.test(name);

type Shipped = ReturnType<typeof shippedRegisters>[number];
interface Told {
  userId: string;
  name: string;
  title: string;
  about: string;
}

describe('both registers one after the other', () => {
  const [older, newer] = shippedRegisters() as [Shipped, Shipped];
  const [before, after] = [someOf(older.file), someOf(newer.file)];
  const known = new Set(namesOf(before).map(plain));
  const there = new Set(namesOf(after).map(plain));
  const joining = namesOf(after)
    .filter((name) => isCompany(name) && !known.has(plain(name)))
    .slice(0, 100);
  const employers = [...namesOf(before).filter(isCompany), ...joining];

  let api: TestApp;
  let people: Person[];
  let again: RegisterResult;
  let reordered: RegisterResult;
  let first: Told[];
  let all: Told[];
  /** By what all letters of a name say. */
  let news: Set<string>;

  beforeAll(async () => {
    const app = await registerApp();
    api = app.api;
    const bring = ({ asOf, covers }: Shipped, lines: string[]): Promise<RegisterResult> =>
      app.registers.run({ bytes: fileOf(lines), asOf, covers, name: asOf, isConfirmed: true });
    const tell = async (): Promise<Told[]> => {
      await api.app.get(LicenceNews).tell();
      return api.database.dataSource.query<Told[]>(
        `SELECT user_id AS "userId", sponsors.name, title, href AS about FROM notices
         JOIN sponsors ON href = '/sponsors/' || sponsors.id`,
      );
    };
    await bring(older, before);
    people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => api.as({ username: `person${at}` })));
    await follow(people);
    await bring(newer, after);
    again = await bring(newer, after);
    first = await tell();
    // the same lines in another order are another file
    const [heading, ...lines] = after;
    reordered = await bring(newer, [heading!, ...lines.reverse()]);
    all = await tell();
    news = new Set(all.map(({ name }) => plain(name)));
  });
  afterAll(() => api.close());

  /** Each employer is followed in one way by somebody, some in all of them. */
  async function follow(people: Person[]): Promise<void> {
    const { dataSource } = api.database;
    await importText(
      dataSource,
      'followed.jsonl',
      asLines(...employers.map((company) => aLine({ title: company, company, location: 'United Kingdom' }))),
    );
    const follows = employers.flatMap((name, at) =>
      // nobody watches who is not in the register yet
      ways[known.has(plain(name)) ? at % ways.length : 1 + (at % 2)]!.map((way) => ({
        way,
        name,
        userId: people[at % PEOPLE]!.user.id,
      })),
    );
    const given = `jsonb_to_recordset($1::jsonb) AS given (way text, name text, "userId" uuid)`;
    for (const text of [
      `INSERT INTO sponsor_watches (user_id, sponsor_id) SELECT "userId", sponsors.id FROM ${given}
       JOIN sponsors USING (name) WHERE way = 'watches'`,
      `INSERT INTO job_applications (user_id, job_title, company_name, job_location)
       SELECT "userId", 'Baker', name, 'United Kingdom' FROM ${given} WHERE way = 'tracks'`,
      `INSERT INTO saved_jobs (user_id, job_id, title, company, location)
       SELECT "userId", jobs.id, jobs.title, jobs.company, jobs.location FROM ${given}
       JOIN jobs ON jobs.company = name WHERE way = 'saved'`,
    ])
      await dataSource.query(text, [JSON.stringify(follows)]);
  }

  it('are one change, whichever way the lines of the newer one stand', () => {
    expect(again).toMatchObject({ state: 'unchanged' });
    expect(reordered).toMatchObject({ added: 0, removed: 0, changed: 0 });
    expect(all.length).toBe(first.length);
  });

  it('tell each person once of an employer, however it is followed', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(new Set(all.map(({ userId, about }) => `${userId} ${about}`)).size).toBe(all.length);
  });

  it('tell of nobody that is in the newer one that it left', () => {
    const left = all.filter(({ title }) => /no longer in the register of licensed sponsors$/.test(title));
    expect(left.length).toBeGreaterThan(20);
    expect(left.filter(({ name }) => there.has(plain(name)))).toEqual([]);
  });

  it('tell of whoever is in the newer one by no name', () => {
    const isSkilled = new Set(rowsOf(before).flatMap(({ name, route }) => (route === 'Skilled Worker' ? [name] : [])));
    const isGone = (name: string) => isSkilled.has(name) && ![...there].some((one) => alike(one, plain(name)));
    const gone = employers.filter(isGone);
    expect(gone.length).toBeGreaterThan(20);
    expect(gone.filter((name) => !news.has(plain(name)))).toEqual([]);
  });

  it('tell of whoever joined', () => {
    expect(joining.length).toBeGreaterThan(20);
    expect(joining.filter((name) => !news.has(plain(name)))).toEqual([]);
  });

  it('tell nothing of whose licences are the same', () => {
    const [had, has] = [licencesOf(before), licencesOf(after)];
    const stays = employers.filter((name) => had.get(printed(name))?.join() === has.get(printed(name))?.join());
    expect(stays.length).toBeGreaterThan(100);
    expect(stays.filter((name) => news.has(plain(name)))).toEqual([]);
  });

  it('send one mail to each person who is told something', async () => {
    const mails = await api.database.dataSource.query<{ recipient: string }[]>('SELECT recipient FROM mail_outbox');
    const told = new Set(all.map(({ userId }) => userId));
    expect(told.size).toBeGreaterThan(10);
    const addresses = people.filter(({ user }) => told.has(user.id)).map(({ user }) => `${user.username}@example.org`);
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(addresses.sort());
  });
});

const alike = (one: string, other: string) => one.startsWith(other.slice(0, 6));
