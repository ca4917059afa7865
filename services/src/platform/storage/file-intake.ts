import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer from 'multer';
import { Invalid, TooLarge, UnsupportedKind } from '../refusals/refusals.js';

const MB = 1024 ** 2;

/** Takes the one file of the field `file` of a form onto the disk, never into memory, and away again once it has been used. */
export class FileIntake {
  private readonly logger = new Logger('Uploads');
  private readonly receive: ReturnType<multer.Multer['single']>;

  /** `tooLarge` is what is said of a file of more than `largestMb` MiB. */
  constructor(
    dataDir: string,
    largestMb: number,
    private readonly tooLarge = `The file is larger than ${largestMb} MB.`,
  ) {
    const folder = join(dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
    this.receive = multer({
      storage: multer.diskStorage({
        destination: folder,
        filename: (_request, _file, done) => done(null, randomUUID()),
      }),
      // One byte more than is allowed, so that a file of exactly the limit passes whatever "limit" means inside.
      limits: { fileSize: largestMb * MB + 1, files: 1, fields: 10, fieldSize: 10_000, parts: 12 },
      defParamCharset: 'utf8',
    }).single('file');
  }

  /** @throws UnsupportedKind, Invalid, TooLarge and whatever `use` throws */
  async take<T>(request: Request, response: Response, use: (file: Express.Multer.File) => Promise<T>): Promise<T> {
    if (!request.is('multipart/form-data')) {
      throw new UnsupportedKind('Send the file as multipart/form-data, in the field "file".');
    }
    await new Promise<void>((resolve, reject) => {
      this.receive(request, response, (error: unknown) => (error ? reject(this.refusalFor(error)) : resolve()));
    });
    const { file } = request;
    if (!file) throw new Invalid([{ field: 'file', message: 'Please choose a file' }]);
    try {
      return await use(file);
    } finally {
      // nobody waits for this any more, so what goes wrong is told here or nowhere
      await rm(file.path, { force: true }).catch((error: unknown) =>
        this.logger.error(`An upload could not be removed: ${String(error)}`),
      );
    }
  }

  private refusalFor(error: unknown): unknown {
    if (!(error instanceof multer.MulterError)) {
      // The form ends in the middle, or has no boundary.
      return new Invalid([{ field: 'file', message: 'The upload could not be read' }]);
    }
    if (error.code === 'LIMIT_FILE_SIZE') return new TooLarge(this.tooLarge);
    const isSecond =
      error.code === 'LIMIT_FILE_COUNT' || (error.code === 'LIMIT_UNEXPECTED_FILE' && error.field === 'file');
    const message = isSecond ? 'Please upload one file at a time' : 'The file must be in the field "file"';
    return new Invalid([{ field: 'file', message }]);
  }
}
