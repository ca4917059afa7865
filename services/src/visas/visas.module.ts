import { Module } from '@nestjs/common';
import { VisaCheckController } from './visa-check.controller.js';
import { VisaCheckService } from './visa-check.service.js';

/** Whether a job's pay is enough for a visa, by the tables of the Immigration Rules. */
@Module({ controllers: [VisaCheckController], providers: [VisaCheckService], exports: [VisaCheckService] })
export class VisasModule {}
