import type { EntityManager } from 'typeorm';
import type { FieldError } from '../../platform/refusals/problem.dto.js';
import { Unprocessable } from '../../platform/refusals/refusals.js';
import type { BuildRows } from '../builds/builds.rows.js';
import type { Contract } from '../builds/contract.js';
import { SHELL } from '../release.js';
import type { Parts } from './compose.js';

/** What the builds of a release say of themselves. */
export async function contractsOf(
  { shell, remotes }: Parts,
  builds: BuildRows,
  manager: EntityManager,
): Promise<Contract[]> {
  const names = Object.entries(remotes).map(([remote, { build }]) => ({ remote, build }));
  if (shell) names.unshift({ remote: SHELL, build: shell.build });
  return (await builds.all(names, manager)).map(({ contract }) => contract);
}

/** @throws Unprocessable naming every rule that is broken */
export function mustHold(broken: FieldError[]): void {
  if (broken.length === 0) return;
  throw new Unprocessable(broken.map(({ field, message }) => `${field}: ${message}`).join(' '), broken);
}
