import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Accounts with a button of their own. */
export const KNOWN = [
  { username: 'ada', name: 'Ada Okafor', about: 'A free account' },
  { username: 'sam', name: 'Sam Idowu', about: 'An active premium subscription' },
  { username: 'admin', name: 'Administrator', about: 'The administrator role' },
];

/** Of any script: people are called Zoë, 李明 or Zoe O'Neil. */
const RULE = /^[\p{L}\p{M}\p{N} ._'’-]{1,64}$/u;
/** What a subject and an address can have as it is. */
const PLAIN = /^[A-Za-z0-9._-]+$/;

/** One way to write what looks the same: accents put together, single spaces, none around. */
export const asUsername = (typed) => typed.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** What is wrong with a username, as a sentence for the person who typed it; nothing when it can be used. */
export function faultOf(username) {
  if (username === '') return 'Type a username.';
  if (username.length > 64) return 'A username has at most 64 characters.';
  if (!RULE.test(username))
    return 'A username has letters, digits, spaces, dots, dashes, apostrophes and underscores only.';
  return undefined;
}

/**
 * The username in the characters that OpenID Connect allows for a subject, and mail for an address: itself where it is
 * plain. Else what it reads like with a mark of its own after a "+", which no username has: "Zoë" is not "zoe".
 */
export function idOf(username) {
  if (PLAIN.test(username)) return username;
  const like = username
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '');
  const mark = createHash('sha256').update(username.toLowerCase()).digest('hex').slice(0, 8);
  return `${like || 'member'}+${mark}`;
}

/** The people that this provider knows. Capital letters make no difference: `ADA` is `ada`. */
export class Accounts {
  #file;
  #made;

  /** @param {string} folder */
  constructor(folder) {
    this.#file = path.join(folder, 'accounts.json');
    this.#made = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : [];
  }

  find(username) {
    const wanted = username.toLowerCase();
    return [...KNOWN, ...this.#made].find((account) => account.username.toLowerCase() === wanted);
  }

  /** @param {string} id as `idOf` makes it */
  findById(id) {
    return [...KNOWN, ...this.#made].find((account) => idOf(account.username) === id);
  }

  /** The account with this username, made when there is none. */
  findOrMake(username) {
    const found = this.find(username);
    if (found) return found;
    const account = { username, name: username };
    this.#made.push(account);
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#made), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    return account;
  }
}

export const claimsOf = ({ username, name }) => ({
  sub: idOf(username),
  preferred_username: username,
  name,
  email: `${idOf(username)}@example.org`,
  email_verified: true,
});
