import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Accounts with a button of their own. */
export const KNOWN = [
  { username: 'ada', name: 'Ada Okafor', about: 'A free account' },
  { username: 'sam', name: 'Sam Idowu', about: 'An active premium subscription' },
  { username: 'admin', name: 'Administrator', about: 'The administrator role' },
];

const RULE = /^[A-Za-z0-9._-]{1,64}$/;

/** What is wrong with a username, as a sentence for the person who typed it; nothing when it can be used. */
export function faultOf(username) {
  if (username === '') return 'Type a username.';
  if (username.length > 64) return 'A username has at most 64 characters.';
  if (!RULE.test(username)) return 'A username has letters, digits, dots, dashes and underscores only.';
  return undefined;
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
  sub: username,
  preferred_username: username,
  name,
  email: `${username}@example.org`,
  email_verified: true,
});
