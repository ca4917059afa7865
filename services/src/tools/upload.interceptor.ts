import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import { finalize, from, switchMap, type Observable } from 'rxjs';
import { AppConfig } from '../platform/config/app.config.js';
import { Invalid, UnsupportedKind } from '../platform/refusals/refusals.js';
import { LARGEST_FILE, tooLargeFile, type UploadedDocument } from './extraction/document-text.js';

export type UploadRequest = Request & { document: UploadedDocument };

const LONGEST_NAME = 255;
/** Plain text, and what programs say that know no type for a file: then its content alone decides. */
const PLAIN = new Set(['text/plain', 'application/octet-stream']);

/** Takes the one file of the field `file` to disk, never into memory, and removes it once the answer is known. */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Uploads');
  private readonly receive: ReturnType<multer.Multer['single']>;

  constructor(config: AppConfig) {
    const folder = join(config.dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
    this.receive = multer({
      storage: multer.diskStorage({
        destination: folder,
        filename: (_request, _file, done) => done(null, randomUUID()),
      }),
      // One byte more than is allowed, so that a file of exactly the limit passes whatever "limit" means inside.
      limits: { fileSize: LARGEST_FILE + 1, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
      defParamCharset: 'utf8',
    }).single('file');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    const response = context.switchToHttp().getResponse<Response>();
    return from(this.received(request, response)).pipe(
      switchMap(() => next.handle()),
      finalize(() => {
        if (request.document) void this.remove(request.document.path);
      }),
    );
  }

  /** Nobody waits for this any more, so what goes wrong is told here or nowhere. */
  private async remove(path: string): Promise<void> {
    await rm(path, { force: true }).catch((error: unknown) =>
      this.logger.error(`An upload could not be removed: ${String(error)}`),
    );
  }

  private async received(request: UploadRequest, response: Response): Promise<void> {
    if (!request.is('multipart/form-data')) {
      throw new UnsupportedKind('Send the file as multipart/form-data, in the field "file".');
    }
    await new Promise<void>((resolve, reject) => {
      this.receive(request, response, (error: unknown) => (error ? reject(refusalFor(error)) : resolve()));
    });
    if (!request.file) throw new Invalid([{ field: 'file', message: 'Please choose a file' }]);
    const { path, originalname, mimetype } = request.file;
    const name = nameOf(originalname);
    request.document = {
      path,
      name,
      saysPdf: mimetype === 'application/pdf' || /\.pdf$/i.test(name),
      mayBePlain: PLAIN.has(mimetype),
    };
  }
}

function refusalFor(error: unknown): unknown {
  if (!(error instanceof multer.MulterError)) {
    // The form ends in the middle, or has no boundary.
    return new Invalid([{ field: 'file', message: 'The upload could not be read' }]);
  }
  if (error.code === 'LIMIT_FILE_SIZE') return tooLargeFile();
  const message =
    error.code === 'LIMIT_FILE_COUNT' || (error.code === 'LIMIT_UNEXPECTED_FILE' && error.field === 'file')
      ? 'Please upload one file at a time'
      : 'The file must be in the field "file"';
  return new Invalid([{ field: 'file', message }]);
}

/** The last part of what the browser calls the file, without characters that no name should show. */
function nameOf(original: string): string {
  const last = original.split(/[\\/]/).pop() ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) || 'file';
}
