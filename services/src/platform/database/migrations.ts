import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

const folder = new URL('../../../migrations/', import.meta.url);

export const migrationsFolder = fileURLToPath(folder);

/** Every migration of the product, by the order of the timestamp that ends its class name. */
export async function loadMigrations(): Promise<MigrationClass[]> {
  const files = (await readdir(folder)).filter((name) => /^\d+-.*(?<!\.spec|\.d)\.(ts|js)$/.test(name)).sort();
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap(
    (module) => Object.values(module).filter((one) => typeof one === 'function') as MigrationClass[],
  );
}
