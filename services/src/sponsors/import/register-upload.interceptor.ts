import { randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import { from, switchMap, type Observable } from 'rxjs';
import { AppConfig } from '../../platform/config/app.config.js';
import { Invalid, TooLarge, UnsupportedKind } from '../../platform/refusals/refusals.js';
import { FileStorage } from '../../platform/storage/file-storage.js';

/** The government's file has some 15 MB. */
const LARGEST_MB = 64;
const LONGEST_NAME = 200;

export type RegisterRequest = Request & { register: { key: string; name: string; asOf: string } };

/** Takes the one file of the field `file` into storage, where the worker finds it. */
@Injectable()
export class RegisterUpload implements NestInterceptor {
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
    return from(this.received(http.getRequest<RegisterRequest>(), http.getResponse<Response>())).pipe(
      switchMap(() => next.handle()),
    );
  }

  private async received(request: RegisterRequest, response: Response): Promise<void> {
    if (!request.is('multipart/form-data')) {
      throw new UnsupportedKind('Send the file as multipart/form-data, in the field "file".');
    }
    await new Promise<void>((resolve, reject) => {
      this.receive(request, response, (error: unknown) => (error ? reject(refusalFor(error)) : resolve()));
    });
    const { file } = request;
    if (!file) throw new Invalid([{ field: 'file', message: 'Please choose a file' }]);
    try {
      const key = `registers/${randomUUID()}`;
      const name = file.originalname.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) || 'register.csv';
      const asOf = dayOfRegister((request.body as { asOf?: unknown }).asOf, name);
      await this.storage.put(key, createReadStream(file.path));
      request.register = { key, name, asOf };
    } finally {
      await rm(file.path, { force: true });
    }
  }
}

/** Said beside the file, else in its name ("2026-08-21_-_Worker_and_Temporary_Worker.csv"), else today. */
function dayOfRegister(said: unknown, name: string): string {
  const today = new Date().toISOString().slice(0, 10);
  const day =
    typeof said === 'string' && said.trim() !== '' ? said.trim() : (/\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? today);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (!isDay) throw new Invalid([{ field: 'asOf', message: 'asOf must be a day such as 2026-08-21' }]);
  if (day > today) throw new Invalid([{ field: 'asOf', message: 'asOf must not be in the future' }]);
  return day;
}

function refusalFor(error: unknown): unknown {
  if (!(error instanceof multer.MulterError)) {
    return new Invalid([{ field: 'file', message: 'The upload could not be read' }]);
  }
  if (error.code === 'LIMIT_FILE_SIZE') return new TooLarge(`The file is larger than ${LARGEST_MB} MB.`);
  return new Invalid([{ field: 'file', message: 'Send one file, in the field "file"' }]);
}
