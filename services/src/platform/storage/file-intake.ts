import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import multer from 'multer';
import { Invalid, TooLarge, UnsupportedKind } from '../refusals/refusals.js';

/** Takes the one file of the field `file` of a form onto the disk, and away again once it has been used. */
export class FileIntake {
  private readonly receive: ReturnType<multer.Multer['single']>;

  constructor(
    dataDir: string,
    private readonly largestMb: number,
  ) {
    const folder = join(dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
    this.receive = multer({
      storage: multer.diskStorage({
        destination: folder,
        filename: (_request, _file, done) => done(null, randomUUID()),
      }),
      limits: { fileSize: largestMb * 1024 ** 2, files: 1, fields: 5, fieldSize: 1_000, parts: 6 },
      defParamCharset: 'utf8',
    }).single('file');
  }

  /** @throws UnsupportedKind, Invalid, TooLarge and whatever `use` throws */
  async take(request: Request, response: Response, use: (file: Express.Multer.File) => Promise<void>): Promise<void> {
    if (!request.is('multipart/form-data')) {
      throw new UnsupportedKind('Send the file as multipart/form-data, in the field "file".');
    }
    await new Promise<void>((resolve, reject) => {
      this.receive(request, response, (error: unknown) => (error ? reject(this.refusalFor(error)) : resolve()));
    });
    const { file } = request;
    if (!file) throw new Invalid([{ field: 'file', message: 'Please choose a file' }]);
    try {
      await use(file);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  private refusalFor(error: unknown): unknown {
    if (!(error instanceof multer.MulterError)) {
      return new Invalid([{ field: 'file', message: 'The upload could not be read' }]);
    }
    if (error.code === 'LIMIT_FILE_SIZE') return new TooLarge(`The file is larger than ${this.largestMb} MB.`);
    return new Invalid([{ field: 'file', message: 'Send one file, in the field "file"' }]);
  }
}
