import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotFound } from '../../platform/refusals/refusals.js';
import { fileName, linesOf, type DocumentFile, type Format } from './document-file.js';
import { docxFile } from './docx-file.js';
import { pdfFile } from './pdf-file.js';

export interface Download {
  name: string;
  bytes: Buffer;
}

/** What the tools have written for a person, as files. Somebody else's is not there. */
@Injectable()
export class DocumentsService {
  constructor(private readonly dataSource: DataSource) {}

  async cv(userId: string, id: number, format: Format): Promise<Download> {
    const [row] = await this.dataSource.query<{ text: string; job: string | null }[]>(
      'SELECT optimized_cv_text AS text, job_title AS job FROM cv_optimizations WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    if (!row) throw new NotFound('Optimised CV');
    return written({ title: titled('CV', row.job), text: row.text }, format, { hasName: true });
  }

  async letter(userId: string, id: number, format: Format): Promise<Download> {
    const [row] = await this.dataSource.query<{ text: string; job: string | null }[]>(
      'SELECT generated_cover_letter AS text, job_title AS job FROM cover_letters WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    if (!row) throw new NotFound('Cover letter');
    return written({ title: titled('Cover letter', row.job), text: row.text }, format, { hasName: false });
  }
}

const titled = (what: string, job: string | null): string => (job ? `${what} ${job}` : what);

async function written(file: DocumentFile, format: Format, shape: { hasName: boolean }): Promise<Download> {
  const lines = linesOf(file.text, shape);
  const bytes = await (format === 'pdf' ? pdfFile(file, lines) : docxFile(file, lines));
  return { name: fileName(file.title, format), bytes };
}
