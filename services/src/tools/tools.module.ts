import { Module } from '@nestjs/common';
import { DocumentsController } from './documents/documents.controller.js';
import { DocumentsService } from './documents/documents.service.js';
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
  controllers: [ToolsController, SlowToolsController, DocumentsController],
  providers: [DocumentText, PdfReader, UploadInterceptor, PdfLimits, StudyTestsService, DocumentsService],
  exports: [DocumentText],
})
export class ToolsModule {}
