import { Module } from '@nestjs/common';
import { DocumentText } from './extraction/document-text.js';
import { PdfLimits } from './extraction/pdf-limits.js';
import { PdfReader } from './extraction/pdf-reader.js';
import { ToolsController } from './tools.controller.js';
import { UploadInterceptor } from './upload.interceptor.js';

@Module({
  controllers: [ToolsController],
  providers: [DocumentText, PdfReader, UploadInterceptor, PdfLimits],
  exports: [DocumentText],
})
export class ToolsModule {}
