import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Response } from 'express';
import { Access, CurrentUser, type SignedInUser } from '../../platform/access/access.decorator.js';
import { IdParam } from '../../platform/validation/id-param.decorator.js';
import { FORMATS, MEDIA_TYPES, type Format } from './document-file.js';
import { DocumentsService, type Download } from './documents.service.js';

class DownloadQuery {
  @IsIn(FORMATS, { message: 'format must be pdf or docx' })
  @ApiProperty({ enum: FORMATS, required: false, default: 'pdf' })
  format: Format = 'pdf';
}

const file = { type: 'string', format: 'binary' };
const AnswersFile = () =>
  ApiResponse({
    status: 200,
    description: 'The file, as an attachment',
    content: Object.fromEntries(Object.values(MEDIA_TYPES).map((type) => [type, { schema: file }])),
  });

@ApiTags('AI tools')
@Controller('tools')
@Access('signed-in')
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('cv-optimizations/:id/download')
  @ApiOperation({ summary: 'One of your optimised CVs as PDF or .docx' })
  @AnswersFile()
  async cv(
    @IdParam() id: number,
    @Query() { format }: DownloadQuery,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(await this.documents.cv(user.id, id, format), format, response);
  }

  @Get('cover-letters/:id/download')
  @ApiOperation({ summary: 'One of your cover letters as PDF or .docx' })
  @AnswersFile()
  async letter(
    @IdParam() id: number,
    @Query() { format }: DownloadQuery,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return sent(await this.documents.letter(user.id, id, format), format, response);
  }
}

function sent({ name, bytes }: Download, format: Format, response: Response): StreamableFile {
  response.set('Cache-Control', 'private, no-store');
  return new StreamableFile(bytes, {
    type: MEDIA_TYPES[format],
    disposition: `attachment; filename="${name}"`,
    length: bytes.length,
  });
}
