import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { DataSource } from 'typeorm';
import { SeedRefusal } from '../../imports/seed.js';
import { isRegister, UnreadableRegister } from '../register/register-file.js';
import { RegisterImport } from './register-import.js';

/** Imports a register of sponsors; undefined where the file is none. The day it is of is the one in its name, else today. */
export async function seedRegister(path: string, dataSource: DataSource): Promise<string[] | undefined> {
  const bytes = await readFile(path).catch(() => undefined); // whoever reads it as jobs says that it cannot be opened
  if (!bytes || !isRegister(bytes)) return undefined;
  const name = basename(path);
  const asOf = /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? new Date().toISOString().slice(0, 10);
  try {
    const { state, heldBecause, added, removed, changed, rejected } = await new RegisterImport(dataSource).run({
      bytes,
      name,
      asOf,
    });
    if (state === 'unchanged') return [`${path}: the same as last time`];
    if (state === 'held') return [`${path}: held until an administrator confirms it. ${heldBecause}`];
    return [`${path}: ${added} added, ${removed} gone, ${changed} changed, ${rejected} refused`];
  } catch (error) {
    if (error instanceof UnreadableRegister) throw new SeedRefusal(`${path}: ${error.message}`);
    throw error;
  }
}
