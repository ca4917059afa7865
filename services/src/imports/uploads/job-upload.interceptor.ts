import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, switchMap, type Observable } from 'rxjs';
import { AppConfig } from '../../platform/config/app.config.js';
import { Invalid, UnsupportedKind } from '../../platform/refusals/refusals.js';
import { FileIntake } from '../../platform/storage/file-intake.js';
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
  private readonly intake: FileIntake;

  constructor(
    config: AppConfig,
    private readonly storage: FileStorage,
  ) {
    this.intake = new FileIntake(config.dataDir, LARGEST_MB);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.received(http.getRequest<UploadRequest>(), http.getResponse<Response>())).pipe(
      switchMap(() => next.handle()),
    );
  }

  private received(request: UploadRequest, response: Response): Promise<void> {
    return this.intake.take(request, response, async (file) => {
      const mode = modeOf(request.body as Record<string, unknown>);
      if (!(await isText(file.path))) throw new UnsupportedKind('The file must be JSON, JSON lines or CSV, as UTF-8.');
      const key = `job-uploads/${randomUUID()}`;
      await this.storage.put(key, createReadStream(file.path));
      request.upload = { key, name: nameOf(file.originalname), mode };
    });
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
