import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { getQueueToken } from '@nestjs/bullmq';
import { Logger, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { UploadImport } from '../imports/uploads/upload-import.js';
import { UploadTakingBack } from '../imports/uploads/upload-taking-back.js';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { LastImport } from '../jobs/live/last-import.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { openDue } from '../jobs/head-start/head-starts.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { smtpStandIn, type SmtpStandIn } from '../mail/testing/smtp-stand-in.js';
import { MailWorkerModule } from '../mail/mail-worker.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { WorkerQueuesModule } from '../platform/queues/queues.module.js';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { AppConfig } from '../platform/config/app.config.js';
import { patientDatabase } from '../platform/testing/test-database.js';
import { readConfig } from '../platform/config/config.js';
import { AlertsConfig } from './alerts.config.js';
import { ALERTS_QUEUE } from './alerts.processor.js';
import { AlertsService } from './alerts.service.js';
import { SavedSearchesWorkerModule } from './saved-searches-worker.module.js';
import { SavedSearchesModule } from './saved-searches.module.js';
import { UntoldJobs } from './untold-jobs.js';

const PATIENCE = 120_000;

describe('alerts of saved searches', () => {
  let product: TestApp;
  let worker: INestApplicationContext;
  let smtp: SmtpStandIn;
  let ada: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    smtp = await smtpStandIn();
    product = await testApp([SavedSearchesModule, JobsModule, NoticesModule]);
    const platform = PlatformModule.from({
      ...patientDatabase(product.database.url),
      PUBLIC_URL: 'https://landfall.example',
      SMTP_URL: smtp.url,
    });
    @Module({ imports: [platform, WorkerQueuesModule, SavedSearchesWorkerModule, MailWorkerModule] })
    class WorkerModule {}
    worker = await NestFactory.createApplicationContext(WorkerModule, { abortOnError: false, logger: false });
    ada = await product.as({ username: 'ada' });
  });
  afterAll(async () => {
    await worker?.close();
    await product?.close();
    await smtp?.close();
  });
  beforeEach(async () => {
    await product.database.dataSource.query('DELETE FROM saved_searches; DELETE FROM notices; DELETE FROM mail_outbox');
    smtp.received.length = 0;
  });

  const sql = (text: string, parameters: unknown[] = []) =>
    product.database.dataSource.query<unknown[]>(text, parameters);
  const save = async (searchQuery: string, alerts: string, name = `Every ${searchQuery}`) =>
    (await ada.post('/api/saved-searches').send({ name, filters: { searchQuery }, alerts })).body as { id: number };
  const bring = (file: string, ...titles: string[]) =>
    importText(
      product.database.dataSource,
      `${file}.jsonl`,
      asLines(...titles.map((title) => aLine({ id: `${file} ${title}`, title, salary: '£3,000 a month' }))),
    );
  /** Without the hour by which a look reaches back: what is told next has opened since, though it was first seen before. */
  const justLooked = () => sql(`UPDATE saved_searches SET alerted_at = now() + interval '1 hour'`);
  const runDaily = () => worker.get(AlertsService).run('daily');
  const kept = async () => (await sql(`SELECT subject FROM mail_outbox ORDER BY created_at`)) as { subject: string }[];
  /** As the mail itself reads, with its lines put together again. */
  const text = (raw: string) =>
    raw
      .replace(/=\r\n/g, '')
      .replace(/=E2=80=9C|=E2=80=9D/g, '"')
      .replace(/=3D/g, '=');

  it('come by mail as soon as jobs have come: these jobs, once, with the way out', async () => {
    await bring('old', 'Old welder');
    await save('welder', 'at-once');
    await bring('new', 'Welder in Hull', 'Tailor in Hull');
    const raw = await eventually(() => {
      expect(smtp.received).toHaveLength(1);
      return text(smtp.received[0]!.raw);
    }, PATIENCE);
    expect(smtp.received[0]!.to).toEqual(['ada@example.org']);
    expect(raw).toContain('1 new job for "Every welder"');
    expect(raw).toContain('Welder in Hull');
    expect(raw).toMatch(/about (?:£|=C2=A3)36,000 a year/); // as its card says it
    expect(raw).not.toMatch(/Old welder|Tailor/);
    expect(raw).toContain('https://landfall.example/jobs?searchQuery=welder&sort=desc');
    const [, wayOut] = /List-Unsubscribe:\s+<https:\/\/landfall\.example(\/unsubscribe\/[\w-]+)>/.exec(raw) ?? [];
    expect((await product.http.post(wayOut!)).status).toBe(200);
    expect((await ada.get('/api/saved-searches')).body.savedSearches).toMatchObject([{ alerts: 'off' }]);
    expect((await ada.get('/api/notices')).body.notices).toMatchObject([
      { title: '1 new job for “Every welder”', text: 'Welder in Hull', href: expect.stringMatching(/^\/job\/\d+$/) },
    ]);
  });

  it('tell at once, and once, of a job that came before and matches since it changed', async () => {
    await save('kudu', 'at-once');
    const keeper = (title: string) =>
      importText(product.database.dataSource, 'keepers.jsonl', asLines(aLine({ id: 'keeper', title })));
    await keeper('Keeper');
    await sql(`UPDATE jobs SET first_seen_at = first_seen_at - interval '2 hours' WHERE title = 'Keeper'`);
    await sql(`UPDATE saved_searches SET alerts_since = now() - interval '3 hours', alerted_at = now()`);
    await keeper('Kudu keeper');
    await eventually(() => expect(smtp.received).toHaveLength(1), PATIENCE);
    expect(text(smtp.received[0]!.raw)).toContain('1 new job for "Every kudu"');
    await keeper('Keeper of kudus');
    await worker.get(AlertsService).run('at-once');
    expect(await kept()).toHaveLength(1);
    // what was here before the alert is not new
    await sql(`UPDATE saved_searches SET alerts_since = now()`);
    await sql('DELETE FROM saved_search_told');
    await keeper('Head keeper of kudus');
    await worker.get(AlertsService).run('at-once');
    expect(await kept()).toHaveLength(1);
  });

  it('are one mail for one import, however many files and seconds it takes', async () => {
    await save('luthier', 'at-once');
    const imports = worker.get(LastImport);
    const looks = jest.spyOn(imports, 'isUnderWay');
    const many = (file: string) => bring(file, ...Array.from({ length: 300 }, (_, n) => `Luthier ${file} ${n}`));
    await imports.during(async () => {
      await many('first file');
      const before = looks.mock.calls.length;
      // the time in which jobs are gathered is over, and the import is not
      await eventually(() => expect(looks.mock.calls.length).toBeGreaterThan(before), PATIENCE);
      await many('second file');
    });
    await eventually(() => expect(smtp.received).toHaveLength(1), PATIENCE);
    expect(text(smtp.received[0]!.raw)).toContain('600 new jobs for "Every luthier"');
    await eventually(async () => {
      const [notice] = (await ada.get('/api/notices')).body.notices as { href: string }[];
      expect(notice!.href).toBe('/jobs?searchQuery=luthier&sort=desc');
    }, PATIENCE);
    expect(await kept()).toHaveLength(1);
  });

  it('are one mail for ten imports of one file, whatever it is called and however often it is taken back', async () => {
    await save('saddletree', 'at-once');
    const { dataSource } = product.database;
    const uploads = new UploadImport(dataSource, new HeadStartConfig(0), readConfig(AppConfig, {}));
    const bytes = Buffer.from(asLines(aLine({ title: 'Saddletree maker', source: undefined })));
    for (let n = 0; n < 10; n += 1) {
      const id = randomUUID();
      const name = n % 3 === 0 ? 'trees.json' : `trees (${n}).json`;
      await uploads.run(id, { key: '', name, mode: 'valid', by: 'admin' }, bytes);
      await worker.get(AlertsService).run('at-once');
      expect(await sql(`SELECT title FROM jobs WHERE title = 'Saddletree maker'`)).toHaveLength(1);
      expect(await kept()).toHaveLength(1);
      if (n === 0 || n === 5) await new UploadTakingBack(dataSource).takeBack(id, 'admin');
    }
  });

  it('tell of a job that premium members see first: them when it comes, everybody else when it opens, each once', async () => {
    const pia = await product.as({ username: 'pia', plan: 'premium' });
    const { dataSource } = product.database;
    for (const person of [ada, pia]) {
      const filters = { searchQuery: 'fletcher' };
      await person.post('/api/saved-searches').send({ name: 'Every fletcher', filters, alerts: 'at-once' }).expect(201);
    }
    const line = aLine({ title: 'Fletcher', posted_at: new Date().toISOString() });
    await importText(dataSource, 'fletchers.jsonl', asLines(line), false, 24);
    const to = () => smtp.received.map((mail) => mail.to[0]);
    await eventually(() => expect(to()).toEqual(['pia@example.org']), PATIENCE);
    await worker.get(AlertsService).run('at-once');
    await justLooked();
    await sql(`UPDATE jobs SET first_seen_at = now() - interval '1 day' WHERE title = 'Fletcher'`);
    await sql(`UPDATE saved_searches SET alerts_since = now() - interval '2 days'`);
    await openDue(dataSource, 0);
    await eventually(() => expect(to()).toEqual(['pia@example.org', 'ada@example.org']), PATIENCE);
    await worker.get(AlertsService).run('at-once');
    expect(await kept()).toHaveLength(2);
  });

  it('tell of a job that opens also whom premium has begun for since it came', async () => {
    const { dataSource } = product.database;
    await save('cordwainer', 'daily');
    const line = aLine({ title: 'Cordwainer', posted_at: new Date().toISOString() });
    await importText(dataSource, 'cordwainers.jsonl', asLines(line), false, 24);
    await runDaily();
    await justLooked();
    await sql(`UPDATE users SET subscription_status = 'active' WHERE username = 'ada'`);
    await openDue(dataSource, 0);
    await runDaily();
    await runDaily();
    await sql(`UPDATE users SET subscription_status = NULL WHERE username = 'ada'`);
    expect(await kept()).toEqual([{ subject: '1 new job for “Every cordwainer”' }]);
  });

  describe('once a day', () => {
    it('are told when the schedule comes round, at seven (UTC) where nothing else is set', async () => {
      await save('glazier', 'daily');
      await bring('glaziers-of-the-day', 'Glazier');
      const queue = worker.get<Queue>(getQueueToken(ALERTS_QUEUE));
      await eventually(async () =>
        expect(await queue.getJobSchedulers()).toContainEqual(
          expect.objectContaining({ key: 'daily', name: 'daily', pattern: '0 7 * * *', tz: 'UTC' }),
        ),
      );
      await queue.add('daily', {});
      await eventually(async () => expect(await kept()).toEqual([{ subject: '1 new job for “Every glazier”' }]));
    });

    it('tell of a job once, however often its file is imported', async () => {
      await save('glazier', 'daily');
      for (let n = 0; n < 10; n += 1) {
        await sql(`UPDATE job_sources SET digest = ''`); // so that the file is read again each time
        await bring('glaziers', 'Glazier', 'Second glazier');
        await runDaily();
      }
      expect(await kept()).toEqual([{ subject: '2 new jobs for “Every glazier”' }]);
      await sql(`UPDATE jobs SET removed_at = now() WHERE title = 'Glazier'`);
      await sql(`UPDATE jobs SET removed_at = NULL WHERE title = 'Glazier'`);
      await runDaily();
      expect(await kept()).toHaveLength(1);
    });
    describe('tell of one opening once', () => {
      const opening = (file: string, fields: object = {}) =>
        importText(
          product.database.dataSource,
          `${file}.jsonl`,
          asLines(aLine({ title: 'Cartwright', company: file, posted_at: '2026-01-02', ...fields })),
        );
      const takeBack = (company: string) => sql('DELETE FROM jobs WHERE company = $1', [company]);
      const again = async (file: string, fields?: object) => {
        await sql(`UPDATE job_sources SET digest = ''`);
        await opening(file, fields);
        await runDaily();
        return (await kept()).length;
      };

      it('also when it is taken back and imported again', async () => {
        await save('cartwright', 'daily');
        expect(await again('Loaves A')).toBe(1);
        for (const fields of [
          {},
          { id: 'other' },
          { posted_at: '2026-01-02T18:00:00Z' },
          { posted_at: '2025-12-01' },
        ]) {
          await takeBack('Loaves A');
          expect(await again('Loaves A', fields)).toBe(1);
        }
        await takeBack('Loaves A');
        expect(await again('Loaves A', { posted_at: undefined })).toBe(1);
      });
      it('also when its person has seen it, not been told of it, before it was taken back', async () => {
        const { id } = await save('cartwright', 'daily');
        await opening('Loaves B');
        await ada.post(`/api/saved-searches/${id}/seen`).expect(204);
        await takeBack('Loaves B');
        expect(await again('Loaves B')).toBe(0);
      });
      it('also when two sources bring it, in one import or in two, however they write it', async () => {
        await save('cartwright', 'daily');
        await opening('Loaves C Ltd');
        expect(await again('loaves C', { company: 'Loaves C Limited', title: 'CARTWRIGHT' })).toBe(1);
        expect(await kept()).toEqual([{ subject: '2 new jobs for “Every cartwright”' }]); // both are in the list
        expect(await again('third', { company: 'Loaves C Ltd.' })).toBe(1);
      });
      it('with each of its jobs, as the list counts them, and of none of them again', async () => {
        await save('chandler', 'daily');
        const ofOne = (...ids: string[]) =>
          asLines(
            ...ids.map((id) => aLine({ id, title: 'Chandler', company: 'Loaves H', posted_at: '2026-01-02' })),
            aLine({ id: 'other', title: 'Chandler', company: 'Loaves I', posted_at: '2026-01-01' }),
          );
        const { dataSource } = product.database;
        await importText(dataSource, 'wards.jsonl', ofOne('1', '2', '3', '4', '5'));
        await runDaily();
        const filters = { searchQuery: 'chandler', group: true };
        const { body: list } = await ada.post('/api/jobs/filter').send(filters).expect(200);
        const [mail] = (await sql('SELECT subject, text_body AS text FROM mail_outbox')) as Record<string, string>[];
        expect(mail!.subject).toBe('6 new jobs for “Every chandler”');
        expect(mail!.text!.match(/^\* Chandler$/gm)).toHaveLength(2);
        expect(mail!.text).toMatch(/Loaves H · .* · 5 openings\n/);
        expect(mail!.text).not.toMatch(/Loaves I · .*openings|more\.\n/);
        expect((await ada.get('/api/notices')).body.notices).toMatchObject([
          { title: mail!.subject, text: 'Chandler · Chandler', href: '/jobs?searchQuery=chandler&sort=desc' },
        ]);
        expect(list).toMatchObject({ total: 6, groups: 2 });
        await takeBack('Loaves H');
        await importText(dataSource, 'wards.jsonl', ofOne('6', '7', '8'));
        await runDaily();
        expect(await kept()).toHaveLength(1);
      });
      it('once more when it is posted anew', async () => {
        await save('cartwright', 'daily');
        expect(await again('Loaves D')).toBe(1);
        await takeBack('Loaves D');
        expect(await again('Loaves D', { posted_at: '2026-02-02' })).toBe(2);
        await takeBack('Loaves D');
        expect(await again('Loaves D', { posted_at: '2026-02-02' })).toBe(2);
      });
      it('and of another title, place or employer as of another one', async () => {
        await save('cartwright', 'daily');
        expect(await again('Loaves E')).toBe(1);
        expect(await again('one', { company: 'Loaves E', title: 'Senior cartwright' })).toBe(2);
        expect(await again('two', { company: 'Loaves E', location: 'York, United Kingdom' })).toBe(3);
        expect(await again('three', { company: 'Loaves F' })).toBe(4);
      });
      it('to each search that finds it', async () => {
        await save('cartwright', 'daily');
        await save('cartwright', 'daily', 'Once more');
        expect(await again('Loaves G')).toBe(2);
        await takeBack('Loaves G');
        expect(await again('Loaves G')).toBe(2);
      });
    });
    it('say nothing when nothing is new, of what has expired, or of what came before', async () => {
      await bring('masons', 'Mason before');
      const { id } = await save('mason', 'off');
      await bring('masons two', 'Mason while off');
      await ada.put(`/api/saved-searches/${id}`).send({ alerts: 'daily' });
      await bring('masons three', 'Mason expired', 'Potter');
      await sql(`UPDATE jobs SET expires_on = '2020-01-01' WHERE title = 'Mason expired'`);
      await runDaily();
      expect(await kept()).toEqual([]);
      await bring('masons four', 'Mason now');
      await runDaily();
      expect(await kept()).toEqual([{ subject: '1 new job for “Every mason”' }]);
    });
    it('say nothing of what their person has seen meanwhile, and tell of what came after', async () => {
      const { id } = await save('farrier', 'daily');
      const sameInOrder = { name: 'By date', filters: { searchQuery: 'farrier', sort: 'desc' }, alerts: 'daily' };
      const { body: same } = await ada.post('/api/saved-searches').send(sameInOrder).expect(201);
      await bring('farriers', 'Farrier', 'Second farrier');
      await ada.post(`/api/saved-searches/${id}/seen`).expect(204);
      await runDaily();
      expect(await kept()).toEqual([]);
      await bring('farriers two', 'Third farrier', 'Slow farrier');
      // of an import that began before the person looked
      await sql(`UPDATE jobs SET first_seen_at = now() - interval '10 seconds' WHERE title = 'Slow farrier'`);
      await sql(`UPDATE saved_searches SET alerts_since = now() - interval '1 day'`);
      await ada.delete(`/api/saved-searches/${same.id}`).expect(204);
      await runDaily();
      expect(await kept()).toEqual([{ subject: '2 new jobs for “Every farrier”' }]);
    });
    it('are no reason to go on counting as new what was looked at while they cannot be told of it', async () => {
      const { id } = await save('glazier', 'daily');
      await save('glazier', 'daily', 'Glaziers again');
      await bring('glaziers', 'Glazier');
      const noteSeen = jest.spyOn(product.app.get(UntoldJobs), 'noteSeen');
      noteSeen.mockImplementationOnce(async () => {
        await bring('glaziers two', 'Second glazier');
        throw new Error('The look failed');
      });
      await ada.post(`/api/saved-searches/${id}/seen`).expect(204);
      const { body } = await ada.get('/api/saved-searches').expect(200);
      expect(noteSeen).toHaveBeenCalledTimes(2);
      noteSeen.mockRestore();
      // what came meanwhile is new under both names
      expect(body.savedSearches.map(({ newCount }: { newCount: number }) => newCount)).toEqual([1, 1]);
    });
    it('tell what nobody has seen once the kind of alerts is another', async () => {
      const { id } = await save('saddler', 'daily');
      await bring('saddlers', 'Saddler', 'Second saddler');
      await ada.post(`/api/saved-searches/${id}/seen`).expect(204);
      await bring('saddlers two', 'Third saddler');
      const { body } = await ada.put(`/api/saved-searches/${id}`).send({ alerts: 'at-once' }).expect(200);
      await worker.get(AlertsService).run('at-once');
      expect(body.newCount).toBe(1);
      expect(await kept()).toEqual([{ subject: '1 new job for “Every saddler”' }]);
    });
    it('say nothing of a deleted search, tell what came meanwhile when it is had back, and forget it after an hour', async () => {
      const { id } = await save('wheelwright', 'daily');
      await ada.delete(`/api/saved-searches/${id}`).expect(204);
      await bring('wheelwrights', 'Wheelwright');
      await runDaily();
      expect(await kept()).toEqual([]);
      await ada.post(`/api/saved-searches/${id}/restore`).expect(200);
      await runDaily();
      expect(await kept()).toEqual([{ subject: '1 new job for “Every wheelwright”' }]);
      await ada.delete(`/api/saved-searches/${id}`).expect(204);
      await sql(`UPDATE saved_searches SET deleted_at = now() - interval '61 minutes' WHERE id = $1`, [id]);
      await runDaily();
      expect(await sql('SELECT id FROM saved_searches WHERE id = $1', [id])).toEqual([]);
    });
    it('tell each of two workers apart: one mail', async () => {
      await save('roofer', 'daily');
      await bring('roofers', 'Roofer one', 'Roofer two');
      await Promise.all([runDaily(), runDaily(), runDaily()]);
      expect(await kept()).toHaveLength(1);
    });
    it('miss no job of an import that began before the last look and was committed after it', async () => {
      await save('thatcher', 'daily');
      await bring('thatchers', 'First thatcher');
      await runDaily();
      await bring('thatchers two', 'Slow thatcher');
      await sql(`UPDATE jobs SET first_seen_at = now() - interval '10 seconds' WHERE title = 'Slow thatcher'`);
      await sql(`UPDATE saved_searches SET alerts_since = now() - interval '1 day'`);
      await runDaily();
      expect((await kept()).map(({ subject }) => subject)).toEqual(Array(2).fill('1 new job for “Every thatcher”'));
    });
    it('are not sent to an address that nobody has verified, but shown', async () => {
      await sql(`UPDATE users SET email_verified = false WHERE username = 'ada'`);
      const location = Array.from({ length: 60 }, (_, n) => `A town with a long name, number ${n}`);
      const filters = { searchQuery: 'cooper', location: ['Leeds, United Kingdom', ...location] }; // a long address
      await ada.post('/api/saved-searches').send({ name: 'Every cooper', filters, alerts: 'daily' });
      await bring('coopers', 'Cooper');
      await runDaily();
      await sql(`UPDATE users SET email_verified = true WHERE username = 'ada'`);
      expect(await kept()).toEqual([]);
      expect((await ada.get('/api/notices')).body.notices).toMatchObject([{ title: '1 new job for “Every cooper”' }]);
    });
  });

  it('have a time of day that can be set, and refuse one that is none', () => {
    expect(readConfig(AlertsConfig, {}).dailyCron).toBe('0 7 * * *');
    expect(readConfig(AlertsConfig, { ALERTS_CRON: 'off' }).dailyCron).toBeUndefined();
    expect(() => readConfig(AlertsConfig, { ALERTS_CRON: 'at seven' })).toThrow(/^ALERTS_CRON /);
  });
});
