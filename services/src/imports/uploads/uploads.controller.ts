import { Controller, Delete, Param, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { Asks, type Asking } from '../../tasks/asking.js';
import { AnswersSlowly, SlowAnswers } from '../../tasks/slow-answers.js';
import { UuidPipe } from '../../tasks/uuid.pipe.js';
import { JobUpload, type UploadRequest } from './job-upload.interceptor.js';
import { JOB_UPLOAD, UPLOAD_MODES } from './upload-kind.js';
import { UploadTakingBack } from './upload-taking-back.js';
import { ImportTakenBack, JobsImported } from './uploads.dto.js';

@ApiTags('Administration')
@Controller('jobs/admin/import')
@Access('elevated')
export class UploadsController {
  constructor(
    private readonly answers: SlowAnswers,
    private readonly takingBack: UploadTakingBack,
  ) {}

  @Post()
  @ApiOperation({
    summary: 'Brings in a file of jobs: JSON, JSON lines or CSV with a heading',
    description:
      '`preview` writes nothing, `all` nothing if any row is rejected, `valid` whatever can be taken. By the rules of every import; what nobody signs in the file is the word of whoever sends it. Jobs are known by their source and id, or by link, title, company and place; what a later file of the same name leaves out stays.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file', 'mode'],
      properties: { file: { type: 'string', format: 'binary' }, mode: { type: 'string', enum: [...UPLOAD_MODES] } },
    },
  })
  @UseInterceptors(JobUpload)
  @AnswersSlowly(JobsImported)
  import(@Req() { upload }: UploadRequest, @Asks() asking: Asking) {
    return this.answers.answer(JOB_UPLOAD, { ...upload, by: asking.user.username }, asking);
  }

  @Delete(':importId')
  @ApiParam({ name: 'importId', schema: { type: 'string', format: 'uuid' } })
  @ApiOperation({
    summary: 'Takes an import back: what it added goes, what it changed is what it was',
    description: 'What somebody else has changed since stays. 409 where it has been taken back already.',
  })
  @Answers(ImportTakenBack)
  takeBack(
    @Param('importId', new UuidPipe('importId')) id: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<ImportTakenBack> {
    return this.takingBack.takeBack(id, user.username);
  }
}
