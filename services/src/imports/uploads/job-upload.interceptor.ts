import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import { from, switchMap, type Observable } from 'rxjs';
import { AppConfig } from '../../platform/config/app.config.js';
import { Invalid, TooLarge, UnsupportedKind } from '../../platform/refusals/refusals.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { UPLOAD_MODES, type UploadMode, type UploadTask } from './upload-kind.js';

const LARGEST_MB = 20;
const LONGEST_NAME = 200;
/** In so many of the first bytes a file that is no text shows it. */
const LOOKED_AT = 4_096;

export type UploadRequest = Request & { upload: Omit<UploadTask, 'by'> };

/** Takes the one file of the field `file` into storage, where the worker finds it. */
@Injectable()
export class JobUpload implements NestInterceptor {
  private readonly receive: ReturnType<multer.Multer['single']>;

  constructor(
    config: AppConfig,
    private readonly storage: FileStorage,
  ) {
    const folder = join(config.dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
    this.receive = multer({
      storage: multer.diskStorage({
        destination: folder,
        filename: (_request, _file, done) => done(null, randomUUID()),
      }),
      limits: { fileSize: LARGEST_MB * 1024 ** 2, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
      defParamCharset: 'utf8',
    }).single('file');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.received(http.getRequest<UploadRequest>(), http.getResponse<Response>())).pipe(
      switchMap(() => next.handle()),
    );
  }

  private async received(request: UploadRequest, response: Response): Promise<void> {
    if (!request.is('multipart/form-data')) {
      throw new UnsupportedKind('Send the file as multipart/form-data, in the field "file".');
    }
    await new Promise<void>((resolve, reject) => {
      this.receive(request, response, (error: unknown) => (error ? reject(refusalFor(error)) : resolve()));
    });
    const { file } = request;
    if (!file) throw new Invalid([{ field: 'file', message: 'Please choose a file' }]);
    try {
      const mode = modeOf(request.body as Record<string, unknown>);
      if (!(await isText(file.path))) throw new UnsupportedKind('The file must be JSON, JSON lines or CSV, as UTF-8.');
      const key = `job-uploads/${randomUUID()}`;
      await this.storage.put(key, createReadStream(file.path));
      request.upload = { key, name: nameOf(file.originalname), mode };
    } finally {
      await rm(file.path, { force: true });
    }
  }
}

function modeOf({ mode }: Record<string, unknown>): UploadMode {
  const known = UPLOAD_MODES.find((one) => one === mode);
  if (!known) throw new Invalid([{ field: 'mode', message: `mode must be one of ${UPLOAD_MODES.join(', ')}` }]);
  return known;
}

/** Pictures, archives, workbooks and most documents have a NUL in their first bytes; PDF says its name. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    const start = buffer.subarray(0, bytesRead);
    const isArchive = start[0] === 0x1f && start[1] === 0x8b;
    return !isArchive && !start.includes(0) && !start.toString('latin1').startsWith('%PDF');
  } finally {
    await file.close();
  }
}

/** The last part of what the browser calls the file: the same name is the same source. */
const nameOf = (original: string): string =>
  (original.split(/[\\/]/).pop() ?? '').replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) || 'jobs';

function refusalFor(error: unknown): unknown {
  if (!(error instanceof multer.MulterError)) {
    return new Invalid([{ field: 'file', message: 'The upload could not be read' }]);
  }
  if (error.code === 'LIMIT_FILE_SIZE') return new TooLarge(`The file is larger than ${LARGEST_MB} MB.`);
  return new Invalid([{ field: 'file', message: 'Send one file, in the field "file"' }]);
}
