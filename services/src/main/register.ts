import 'reflect-metadata';
import { getPriority, setPriority } from 'node:os';
import { DataSource } from 'typeorm';
import { readConfig } from '../platform/config/config.js';
import { postgresOptions } from '../platform/database/data-source.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { UnreadableRegister } from '../sponsors/register/register-file.js';
import { RegisterImport, type RegisterSource } from '../sponsors/import/register-import.js';
import type { RegisterAnswer } from '../sponsors/import/register-process.js';

/** Nobody waits for a register as people wait for a page. */
const AFTER_OTHERS = 10;

/** Started by the worker with a register as its one message; answers with what came of it, and ends. */
async function bringIn(source: RegisterSource): Promise<RegisterAnswer> {
  const dataSource = new DataSource(
    postgresOptions({ ...readConfig(DatabaseConfig), poolSize: 2 }, 'landfall-register'),
  );
  try {
    await dataSource.initialize();
    return { result: await new RegisterImport(dataSource).run(source) };
  } catch (error) {
    if (error instanceof UnreadableRegister) return { refusal: error.message };
    return { failure: String(error) };
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

setPriority(Math.max(AFTER_OTHERS, getPriority()));
process.once('disconnect', () => process.exit(1));
process.once('message', (source: RegisterSource) => {
  void bringIn(source).then((answer) => process.send?.(answer, () => process.exit(0)));
});
