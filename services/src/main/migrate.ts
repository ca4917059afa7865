import 'reflect-metadata';
import { readConfig } from '../platform/config/config.js';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { migrate } from '../platform/database/migrate.js';
import { failStart } from './start.js';

async function prepare(): Promise<void> {
  const names = await migrate(readConfig(DatabaseConfig));
  console.log(names.length ? `Migrated: ${names.join(', ')}` : 'The database is up to date');
}

prepare().catch(failStart);
