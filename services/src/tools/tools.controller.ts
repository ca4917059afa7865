import { Body, Controller, Post, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { DocumentText } from './extraction/document-text.js';
import { StudyTestsService } from './study/study-tests.service.js';
import { TestResult, TestSubmission } from './study/study.dto.js';
import { ExtractedText } from './tools.dto.js';
import { UploadInterceptor, type UploadRequest } from './upload.interceptor.js';

@ApiTags('AI tools')
@Controller('tools')
@Access('signed-in')
export class ToolsController {
  constructor(
    private readonly documents: DocumentText,
    private readonly tests: StudyTestsService,
  ) {}

  @Post('extract-text')
  @ApiOperation({ summary: 'The text of a PDF or plain text of at most 10 MiB; nothing of it is kept' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  @Answers(ExtractedText)
  @UseInterceptors(UploadInterceptor)
  extractText(
    @Req() { document }: UploadRequest,
    @Res({ passthrough: true }) response: Response,
    @CurrentUser() user: SignedInUser,
  ): Promise<ExtractedText> {
    const leaving = new AbortController();
    response.once('close', () => leaving.abort()); // whoever went away needs no answer
    return this.documents.of(document, user.id, leaving.signal);
  }

  @Post('grade-test')
  @ApiOperation({ summary: 'Grades an attempt, once; the same answers again give the same result' })
  @Answers(TestResult)
  grade(@Body() submission: TestSubmission, @CurrentUser() user: SignedInUser): Promise<TestResult> {
    return this.tests.grade(user.id, submission);
  }
}
