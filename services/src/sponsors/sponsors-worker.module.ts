import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { config } from '../platform/config/config.js';
import { StateModule } from '../platform/state/state.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { UsersModule } from '../users/users.module.js';
import { HeldRegisters } from './import/held-registers.js';
import { LicenceNews } from './watch/licence-news.js';
import { NewsRound } from './watch/news-round.js';
import { RegisterProcess } from './import/register-process.js';
import { RegisterWork } from './import/register.work.js';
import { RulesRound } from './import/rules-round.js';
import { ShippedImport } from './import/shipped-import.js';
import { TakeBackWork } from './taking-back/take-back.work.js';
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
    TakeBackWork,
  ],
  exports: [LicenceNews],
})
export class SponsorsWorkerModule {}
