import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { ROOT } from '../../build/paths.mjs';

const PEOPLE = 5_000;
const EMPLOYERS_EACH = 3;
const SAMPLED = 100;
const TARGET_S = 60;
const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src', file)).href);

/** People who watch employers of the register that is here, each other ones. To be called before the next comes in. */
export async function addWatchers(dataSource) {
  await dataSource.query(
    `INSERT INTO users (username, email, email_verified, oidc_issuer, oidc_subject)
     SELECT 'watcher-' || n, 'watcher-' || n || '@example.org', true, 'bench', n::text FROM generate_series(1, $1) AS n`,
    [PEOPLE],
  );
  await dataSource.query(
    `WITH people AS (SELECT id, row_number() OVER (ORDER BY id) - 1 AS n FROM users),
       employers AS (SELECT id, row_number() OVER (ORDER BY md5(name), id) - 1 AS n FROM sponsors)
     INSERT INTO sponsor_watches (user_id, sponsor_id)
     SELECT people.id, employers.id FROM people CROSS JOIN generate_series(0, $1 - 1) AS own (at)
     JOIN employers ON employers.n = (people.n * $1 + own.at) % (SELECT count(*) FROM sponsors)`,
    [EMPLOYERS_EACH],
  );
}

/** Tells everybody of the register that has come in, twice, and counts what they heard. */
export async function tellWatchers(dataSource, settings, report) {
  const news = await licenceNews(settings);
  try {
    const began = performance.now();
    await news.service.tell();
    const value = (performance.now() - began) / 1000;
    report({
      name: `sponsors: what concerns ${PEOPLE} watchers is told (beside the target)`,
      value,
      unit: 's',
      baseline: TARGET_S,
    });
    await news.service.tell();
  } finally {
    await news.close();
  }
  const [told] = await dataSource.query(
    `SELECT (SELECT count(*) FROM notices)::int AS notices,
       (SELECT count(DISTINCT (user_id, key)) FROM notices)::int AS different,
       (SELECT count(*) FROM mail_outbox)::int AS mails,
       (SELECT count(DISTINCT user_id) FROM notices)::int AS people,
       (SELECT count(DISTINCT (user_id, watch.sponsor_id)) FROM sponsor_watches AS watch
        JOIN sponsor_events AS event ON event.sponsor_id = watch.sponsor_id
          AND event.register_id = (SELECT max(id) FROM sponsor_registers)
          AND (event.kind IN ('left', 'unclear', 'joined', 're-rated') OR (event.kind = 'not-covered' AND event.after <> '')
            OR (event.kind = 'routes' AND NOT string_to_array(event.before, '; ') <@ string_to_array(event.after, '; ')))
        JOIN sponsors AS entry ON entry.id = watch.sponsor_id
        -- a company's name is its own: where the register kept one of its two entries, whoever watches that one still follows it
        WHERE NOT (event.kind = 'unclear' AND entry.name ~* '\\m(limited|ltd|llp|plc)\\M' AND EXISTS (
          SELECT FROM sponsor_watches AS also JOIN sponsors AS other ON other.id = also.sponsor_id
          WHERE also.user_id = watch.user_id AND other.id <> entry.id AND other.name = entry.name
            AND NOT EXISTS (SELECT FROM sponsor_events AS gone WHERE gone.sponsor_id = other.id
              AND gone.register_id = event.register_id AND gone.kind IN ('left', 'unclear'))))
       )::int AS due`,
  );
  report({
    name: 'sponsors: notices to watchers (beside those due)',
    value: told.notices,
    unit: 'notices',
    baseline: told.due,
  });
  report({ name: 'sponsors: notices that came twice', value: told.notices - told.different, unit: 'notices' });
  report({
    name: 'sponsors: mails to watchers (beside people told)',
    value: told.mails,
    unit: 'mails',
    baseline: told.people,
  });
}

/** The service as the worker has it, without anything that runs by itself. */
async function licenceNews({ url }) {
  const { Module } = await import('@nestjs/common');
  const { NestFactory } = await import('@nestjs/core');
  const { PlatformModule } = await compiled('platform/platform.module.js');
  const { QueuesModule } = await compiled('platform/queues/queues.module.js');
  const { MailModule } = await compiled('mail/mail.module.js');
  const { NoticesModule } = await compiled('notices/notices.module.js');
  const { UsersModule } = await compiled('users/users.module.js');
  const { LicenceNews } = await compiled('sponsors/watch/licence-news.js');
  const environment = {
    DATABASE_URL: url,
    PUBLIC_URL: 'http://127.0.0.1:8080',
    SESSION_SECRET: 'only for the benchmark',
  };
  class Telling {}
  Module({
    imports: [PlatformModule.from(environment), QueuesModule, MailModule, NoticesModule, UsersModule],
    providers: [LicenceNews],
  })(Telling);
  const app = await NestFactory.createApplicationContext(Telling, { logger: ['error', 'warn'] });
  return { service: app.get(LicenceNews), close: () => app.close() };
}

/** Of employers that are said to have left, some are looked up in the new file by its plain text alone. */
export async function checkLeft(dataSource, file, report) {
  const left = await dataSource.query(
    `SELECT name FROM sponsors JOIN sponsor_events ON sponsor_id = sponsors.id
     WHERE kind = 'left' AND register_id = (SELECT max(id) FROM sponsor_registers) ORDER BY md5(name) LIMIT $1`,
    [SAMPLED],
  );
  const rows = parse(gunzipSync(readFileSync(file)), { columns: true });
  const names = new Set(rows.map(({ organisation }) => plain(organisation)));
  const found = left.filter(({ name }) => [...namesIn(name)].some((one) => names.has(one)));
  for (const { name } of found) console.error(`said to have left, and in the new file: ${name}`);
  report({ name: `sponsors: false "left" among ${left.length} sampled`, value: found.length, unit: 'employers' });
}

/** Letters and digits without accents, "and" for "&", without what a company's form adds. Nothing of the product's own reading. */
const plain = (name) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(the|ltd|limited|plc|llp|lp|cic|uk|inc|company|co)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The whole, and each of the two names of "A Ltd t/a B". */
function* namesIn(name) {
  for (const part of [name, ...name.split(/\s+(?:t\/a|trading as)\s+/i)]) {
    const said = plain(part);
    if (said) yield said;
  }
}
