import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { config } from '../platform/config/config.js';
import { StateModule } from '../platform/state/state.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { UsersModule } from '../users/users.module.js';
import { HeldRegisters } from './held-registers.js';
import { LicenceNews } from './licence-news.js';
import { NewsRound } from './news-round.js';
import { RegisterProcess } from './register-process.js';
import { RegisterWork } from './register.work.js';
import { RulesRound } from './rules-round.js';
import { ShippedImport } from './shipped-import.js';
import { SponsorsConfig } from './sponsors.config.js';

/** What the worker does for the register: brings registers in, and tells who is concerned. */
@Module({
  imports: [MailModule, NoticesModule, StateModule, StorageModule, UsersModule],
  providers: [
    config(SponsorsConfig),
    HeldRegisters,
    LicenceNews,
    NewsRound,
    RegisterProcess,
    RegisterWork,
    RulesRound,
    ShippedImport,
  ],
  exports: [LicenceNews],
})
export class SponsorsWorkerModule {}
