import { Module } from '@nestjs/common';
import { DocumentText } from './extraction/document-text.js';
import { PdfLimits } from './extraction/pdf-limits.js';
import { PdfReader } from './extraction/pdf-reader.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { SlowToolsController } from './slow-tools.controller.js';
import { StudyTestsService } from './study/study-tests.service.js';
import { ToolsController } from './tools.controller.js';
import { UploadInterceptor } from './upload.interceptor.js';

@Module({
  imports: [TasksModule],
  controllers: [ToolsController, SlowToolsController],
  providers: [DocumentText, PdfReader, UploadInterceptor, PdfLimits, StudyTestsService],
  exports: [DocumentText],
})
export class ToolsModule {}
