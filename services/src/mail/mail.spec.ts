import { randomUUID } from 'node:crypto';
import { Logger, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PlatformModule } from '../platform/platform.module.js';
import { QueuesModule, WorkerQueuesModule } from '../platform/queues/queues.module.js';
import { eventually } from '../platform/testing/eventually.js';
import { patientDatabase, testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { MailModule } from './mail.module.js';
import { MailProcessor } from './mail.processor.js';
import { MailService, type Mail } from './mail.service.js';
import { MailWorkerModule } from './mail-worker.module.js';
import { taskOptions } from './mail.queue.js';
import { withdrawMails } from './withdraw-mails.js';
import { smtpStandIn, type SmtpStandIn } from './testing/smtp-stand-in.js';

describe('a mail', () => {
  let database: TestDatabase;
  let smtp: SmtpStandIn;
  let office: INestApplicationContext | undefined;
  let worker: INestApplicationContext | undefined;
  let mails: MailService;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await testDatabase();
    smtp = await smtpStandIn();
    const environment = {
      ...patientDatabase(database.url),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Landfall <post@landfall.example>',
    };
    const platform = PlatformModule.from(environment);

    @Module({ imports: [platform, QueuesModule, MailModule] })
    class OfficeModule {}
    @Module({ imports: [platform, WorkerQueuesModule, MailWorkerModule] })
    class PostModule {}

    office = await NestFactory.createApplicationContext(OfficeModule, { abortOnError: false, logger: false });
    worker = await NestFactory.createApplicationContext(PostModule, { abortOnError: false, logger: false });
    mails = office.get(MailService);
  });
  afterAll(async () => {
    await worker?.close();
    await office?.close();
    await smtp.close();
    await database.drop();
  });

  const mail = (more: Partial<Mail> = {}): Mail => ({
    to: `${randomUUID()}@example.org`,
    subject: 'Two new jobs',
    text: 'Registered nurse in Leeds',
    html: '<p>Registered nurse in <b>Leeds</b></p>',
    key: randomUUID(),
    ...more,
  });
  const to = (address: string) => smtp.received.filter((one) => one.to.includes(address));
  const arrived = (address: string) =>
    eventually(() => {
      const [first] = to(address);
      if (!first) throw new Error('Nothing has come yet');
      return first;
    });
  const row = async (key: string) => {
    const [found] = await database.dataSource.query<{ id: string; state: string; problem: string; tries: number }[]>(
      'SELECT * FROM mail_outbox WHERE key = $1',
      [key],
    );
    return found!;
  };

  it('is handed to the mail server as text and as HTML, in our name, with the way out of a list', async () => {
    const sent = mail({
      subject: 'Zwölf\r\nBcc: all@example.org',
      unsubscribeUrl: 'https://landfall.example/unsubscribe/x',
    });
    expect(await mails.send(sent)).toBe(true);
    const { from, to: recipients, raw } = await arrived(sent.to);
    expect([from, recipients]).toEqual(['post@landfall.example', [sent.to]]);
    expect(raw).toContain('From: Landfall <post@landfall.example>');
    expect(raw).toContain('List-Unsubscribe: <https://landfall.example/unsubscribe/x>');
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    expect(raw).not.toMatch(/^Bcc:/m);
    await eventually(async () => expect((await row(sent.key)).state).toBe('sent'));
  });
  it('is sent once, however often it is asked for under its key', async () => {
    const sent = mail();
    const answers = await Promise.all([1, 2, 3].map(() => mails.send(sent)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await arrived(sent.to);
    await eventually(async () => expect((await row(sent.key)).state).toBe('sent'));
    expect(await mails.send(sent)).toBe(false);
    const { id } = await row(sent.key);
    await processor().process({ data: { id }, attemptsMade: 0, opts: taskOptions(id) });
    expect(to(sent.to)).toHaveLength(1);
  });
  it('is tried again when the mail server has a bad moment', async () => {
    const sent = mail();
    smtp.answerRecipients('451 Try again later');
    await mails.send(sent);
    await eventually(async () => expect((await row(sent.key)).problem).toContain('451'));
    expect((await row(sent.key)).state).toBe('waiting');
    smtp.answerRecipients(undefined);
    await arrived(sent.to);
  });
  it('is given up, with the reason, when the mail server refuses its address', async () => {
    const sent = mail();
    smtp.answerRecipients('550 No such mailbox');
    await mails.send(sent);
    await eventually(async () => expect((await row(sent.key)).state).toBe('failed'));
    smtp.answerRecipients(undefined);
    expect((await row(sent.key)).problem).toContain('550 No such mailbox');
    expect(to(sent.to)).toEqual([]);
  });
  it('is found in the outbox when the queue has lost it', async () => {
    const sent = mail();
    await database.dataSource.query(
      `INSERT INTO mail_outbox (key, recipient, subject, text_body, html_body, created_at)
       VALUES ($1, $2, $3, $4, $5, now() - interval '5 minutes')`,
      [sent.key, sent.to, sent.subject, sent.text, sent.html],
    );
    await processor().process({ data: {}, attemptsMade: 0, opts: {} });
    await arrived(sent.to);
  });
  it('is withdrawn with all whose keys begin so, while it waits', async () => {
    const about = randomUUID();
    const manager = database.dataSource.manager;
    // kept, and nobody told the queue
    const [one, other] = [mail({ key: `${about}:1:a` }), mail({ key: `${about}:11:a` })];
    for (const kept of [one, other]) await mails.keep(kept);
    await withdrawMails(manager, `${about}:1:`);
    expect(await row(one.key)).toBeUndefined();
    expect(await row(other.key)).toMatchObject({ state: 'waiting' });
    const sent = mail({ key: `${about}:2:a` });
    await mails.send(sent);
    await arrived(sent.to);
    await eventually(async () => expect(await row(sent.key)).toMatchObject({ state: 'sent' }));
    await withdrawMails(manager, `${about}:2:`);
    expect(await row(sent.key)).toMatchObject({ state: 'sent' });
  });
  it('leaves nothing but its key behind a month after it was sent', async () => {
    const sent = mail();
    await mails.send(sent);
    await eventually(async () => expect((await row(sent.key)).state).toBe('sent'));
    await database.dataSource.query(`UPDATE mail_outbox SET ended_at = now() - interval '31 days' WHERE key = $1`, [
      sent.key,
    ]);
    await processor().process({ data: {}, attemptsMade: 0, opts: {} });
    expect(await row(sent.key)).toMatchObject({ recipient: '', subject: '', text_body: '', html_body: '' });
    expect(await mails.send(sent)).toBe(false);
  });

  const processor = () => worker!.get(MailProcessor);
});
