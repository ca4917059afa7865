import 'reflect-metadata';
import { getPriority, setPriority } from 'node:os';
import { DataSource } from 'typeorm';
import { readConfig } from '../platform/config/config.js';
import { postgresOptions } from '../platform/database/data-source.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { Refusal } from '../platform/refusals/refusals.js';
import { UnreadableRegister } from '../sponsors/register/register-file.js';
import { RegisterImport } from '../sponsors/import/register-import.js';
import { RegisterTakingBack } from '../sponsors/taking-back/register-taking-back.js';
import type { RegisterAnswer, RegisterOrder } from '../sponsors/import/register-process.js';

/** Nobody waits for a register as people wait for a page. */
const AFTER_OTHERS = 10;

/** Started by the worker with one message; answers with what came of it, and ends. */
async function obey(order: RegisterOrder): Promise<RegisterAnswer> {
  const dataSource = new DataSource(
    postgresOptions({ ...readConfig(DatabaseConfig), poolSize: 2 }, 'landfall-register'),
  );
  try {
    await dataSource.initialize();
    const result =
      'bringIn' in order
        ? await new RegisterImport(dataSource).run(order.bringIn)
        : await new RegisterTakingBack(dataSource).run(order.takeBack.id, order.takeBack.by);
    return { result };
  } catch (error) {
    if (error instanceof UnreadableRegister || error instanceof Refusal) return { refusal: error.message };
    return { failure: String(error) };
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
  }
}

setPriority(Math.max(AFTER_OTHERS, getPriority()));
process.once('disconnect', () => process.exit(1));
process.once('message', (order: RegisterOrder) => {
  void obey(order).then((answer) => process.send?.(answer, () => process.exit(0)));
});
