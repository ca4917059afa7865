import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { Letters } from './letters.mjs';
import { mailboxServer } from './server.mjs';
import { readSettings } from './settings.mjs';
import { smtpServer } from './smtp.mjs';

const HTML = '<p>Two jobs</p><script>document.title = "run"</script>';

describe('The local mailbox', () => {
  let folder;
  let letters;
  let pages;
  let smtp;
  let origin;
  let post;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'landfall-mailbox-'));
    letters = new Letters(folder);
    pages = mailboxServer({ isForNetwork: false }, letters).listen(0, '127.0.0.1');
    smtp = smtpServer(letters);
    smtp.listen(0, '127.0.0.1');
    await Promise.all([once(pages, 'listening'), once(smtp.server, 'listening')]);
    origin = `http://127.0.0.1:${pages.address().port}`;
    post = nodemailer.createTransport({ host: '127.0.0.1', port: smtp.server.address().port });
  });
  afterAll(async () => {
    pages.closeAllConnections();
    await Promise.all([new Promise((done) => smtp.close(done)), new Promise((done) => pages.close(done))]);
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => letters.empty());

  const send = (more = {}) =>
    post.sendMail({
      from: 'Landfall <alerts@example.org>',
      to: 'ada@example.org',
      subject: 'New jobs: <Nurse>',
      text: 'Two jobs',
      html: HTML,
      headers: { 'List-Unsubscribe': '<https://landfall.example/unsubscribe/abc>' },
      ...more,
    });
  const at = async (address, options) => {
    const answer = await fetch(`${origin}${address}`, { redirect: 'manual', ...options });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const messages = async () => {
    const { text } = await at('/mail/messages', { headers: { accept: 'application/json' } });
    return JSON.parse(text).messages;
  };

  it('takes mail over SMTP and lists it, the newest first, and says what it is', async () => {
    expect((await at('/mail')).text).toContain('No mail has come yet.');
    await send();
    await send({ to: 'sam@example.org', subject: 'Second' });
    const { text } = await at('/mail');
    expect(text).toContain('New jobs: &lt;Nurse&gt;');
    expect(text).toContain('Local mailbox: a stand-in.');
    expect((await messages()).map(({ to }) => to).sort()).toEqual(['ada@example.org', 'sam@example.org']);
    expect((await at('/mail?to=SAM%40')).text).not.toContain('Nurse');
  });
  it('shows a mail as text, as HTML that can run nothing, with its headers and the way out of the list', async () => {
    await send();
    const [{ id }] = await messages();
    const { text } = await at(`/mail/messages/${id}`);
    expect(text).toContain('<pre>Two jobs');
    expect(text).toContain('href="https://landfall.example/unsubscribe/abc"');
    expect(text).toContain('sandbox="allow-popups');
    const inner = await at(`/mail/messages/${id}/html`);
    expect(inner.headers.get('content-security-policy')).toMatch(/^sandbox [^;]*; default-src 'none'/);
    expect(inner.headers.get('content-security-policy')).not.toContain('allow-scripts');
    expect(inner.text).toContain('<p>Two jobs</p>');
  });
  it('has the look of the product: its name, its colours, its fonts', async () => {
    const { text, headers } = await at('/mail');
    expect(text).toContain('aria-label="Landfall"');
    expect(headers.get('content-security-policy')).toContain("font-src 'self'");
    const { text: css } = await at('/mail/assets/mail.css');
    expect(css).toContain('--lf-accent');
    const [, name] = /url\(\.\/([^)]*besley-latin-wght-normal[^)]*)\)/.exec(css);
    const font = await at(`/mail/assets/${name}`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
  });
  it('keeps what came when it is started again', async () => {
    await send();
    expect((await new Letters(folder).list()).map(({ subject }) => subject)).toEqual(['New jobs: <Nurse>']);
  });
  it('is emptied by its own button only', async () => {
    await send();
    const foreign = await at('/mail/empty', { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
    expect([foreign.status, (await messages()).length]).toEqual([403, 1]);
    expect((await at('/mail/empty', { method: 'POST' })).status).toBe(303);
    expect(await messages()).toEqual([]);
  });
  it('knows no mail but those that came', async () => {
    for (const id of ['1', '..%2f..%2fetc%2fpasswd', '1763740800000-deadbeef']) {
      expect((await at(`/mail/messages/${id}`)).status).toBe(404);
    }
  });
  it('answers its own machine only', async () => {
    expect((await at('/mail', { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(403);
  });
  it('refuses production', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('does not run in production: set SMTP_URL');
  });
});
