import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEPT = 500;
const ID = /^\d{13}-[0-9a-f]{8}$/;

/** Reading a mail takes a library that nobody needs before there is a mail to read. */
const parse = async (bytes) => (await import('mailparser')).simpleParser(bytes, { skipImageLinks: true });

const addresses = (field) => (Array.isArray(field) ? field : field ? [field] : []).map(({ text }) => text).join(', ');

/** The mails as files of their own, word for word as they came, so that they outlive this program. */
export class Letters {
  #folder;
  #heads = new Map();
  #known;

  /** @param {string} folder */
  constructor(folder) {
    this.#folder = folder;
  }

  /**
   * @param {{ from: string, to: string[] }} envelope
   * @param {Buffer} bytes
   */
  async keep({ from, to }, bytes) {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const id = `${String(Date.now()).padStart(13, '0')}-${randomBytes(4).toString('hex')}`;
    // as mail servers write down whom a mail was really for
    const trace = [`Return-Path: <${from}>`, ...to.map((one) => `Delivered-To: ${one}`)].join('\r\n');
    const file = this.#file(id);
    await writeFile(`${file}.new`, Buffer.concat([Buffer.from(`${trace}\r\n`), bytes]), { mode: 0o600 });
    await rename(`${file}.new`, file);
    await this.#thinOut();
    return id;
  }

  /** The newest first. */
  async list() {
    const ids = await this.#ids();
    const heads = await Promise.all(ids.map((id) => this.#head(id)));
    return heads.filter(Boolean);
  }

  /** @param {string} id @returns everything that is in it, or undefined */
  async read(id) {
    if (!ID.test(id)) return undefined;
    const bytes = await readFile(this.#file(id)).catch((error) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!bytes) return undefined;
    const mail = await parse(bytes);
    const headers = Object.fromEntries(
      mail.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]),
    );
    const { text = '', html, attachments } = mail;
    const files = attachments.map(({ filename, contentType, size }) => ({ name: filename ?? '', contentType, size }));
    return { ...headOf(id, mail), text, html: html || '', headers, attachments: files };
  }

  async empty() {
    for (const id of await this.#ids()) await rm(this.#file(id), { force: true });
    this.#heads.clear();
  }

  #file = (id) => path.join(this.#folder, `${id}.eml`);

  async #ids() {
    const names = await readdir(this.#folder).catch((error) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4));
    return ids
      .filter((id) => ID.test(id))
      .sort()
      .reverse();
  }

  async #head(id) {
    if (!this.#heads.has(id)) {
      const mail = await this.read(id);
      if (mail) this.#heads.set(id, headOf(id, { ...mail, from: { text: mail.from }, to: { text: mail.to } }));
    }
    return this.#heads.get(id);
  }

  async #thinOut() {
    for (const id of (await this.#ids()).slice(KEPT)) {
      await rm(this.#file(id), { force: true });
      this.#heads.delete(id);
    }
  }
}

const headOf = (id, { from, to, subject }) => ({
  id,
  from: addresses(from),
  to: addresses(to),
  subject: subject ?? '',
  receivedAt: new Date(Number(id.slice(0, 13))).toISOString(),
});
