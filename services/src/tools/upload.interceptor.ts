import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AppConfig } from '../platform/config/app.config.js';
import { FileIntake } from '../platform/storage/file-intake.js';
import { LARGEST_FILE_MB, TOO_LARGE, type UploadedDocument } from './extraction/document-text.js';

export type UploadRequest = Request & { document: UploadedDocument };

const LONGEST_NAME = 255;
/** Plain text, and what programs say that know no type for a file: then its content alone decides. */
const PLAIN = new Set(['text/plain', 'application/octet-stream']);

/** Takes the one file of the field `file` onto the disk, and removes it once the answer is known. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  private readonly intake: FileIntake;

  constructor(config: AppConfig) {
    this.intake = new FileIntake(config.dataDir, LARGEST_FILE_MB, TOO_LARGE);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    const response = context.switchToHttp().getResponse<Response>();
    return from(
      this.intake.take(request, response, (file) => {
        request.document = documentOf(file);
        return lastValueFrom(next.handle() as Observable<unknown>);
      }),
    );
  }
}

function documentOf({ path, originalname, mimetype }: Express.Multer.File): UploadedDocument {
  const name = nameOf(originalname);
  return {
    path,
    name,
    saysPdf: mimetype === 'application/pdf' || /\.pdf$/i.test(name),
    mayBePlain: PLAIN.has(mimetype),
  };
}

/** The last part of what the browser calls the file, without characters that no name should show. */
function nameOf(original: string): string {
  const last = original.split(/[\\/]/).pop() ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) || 'file';
}
