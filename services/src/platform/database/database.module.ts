import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { config } from '../config/config.js';
import { isDependencyFailure } from '../refusals/failures.js';
import { postgresOptions } from './data-source.js';
import { DatabaseConfig } from './database.config.js';

@Module({ providers: [config(DatabaseConfig)], exports: [DatabaseConfig] })
class DatabaseConfigModule {}

@Module({
  imports: [
    DatabaseConfigModule,
    TypeOrmModule.forRootAsync({
      imports: [DatabaseConfigModule],
      inject: [DatabaseConfig],
      useFactory: (settings: DatabaseConfig) => ({
        ...postgresOptions(settings, 'landfall'),
        autoLoadEntities: true,
        // A server that starts or restarts is waited for; a wrong password or name is said at once.
        toRetry: isDependencyFailure,
        retryAttempts: settings.connectTries,
        retryDelay: 1_000,
      }),
    }),
  ],
  exports: [DatabaseConfigModule],
})
export class DatabaseModule {}
