import { readFile, stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import {
  TooLarge,
  TooMany,
  Unavailable,
  Unprocessable,
  UnsupportedKind,
  type Refusal,
} from '../../platform/refusals/refusals.js';
import type { ExtractedText } from '../tools.dto.js';
import { decoded, isText, kindOf } from './file-kind.js';
import { PdfLimits } from './pdf-limits.js';
import { PdfReader, type PdfFault } from './pdf-reader.js';
import { inReadingOrder } from './reading-order.js';
import { hasWords, tidyText } from './tidy-text.js';
import { TooManyWaiting, Turns } from './turns.js';

export const LARGEST_FILE_MB = 10;
const LARGEST_FILE = LARGEST_FILE_MB * 1024 ** 2;

/** UTF-8 and UTF-16 never need more for one unit of text, so a larger file is known to be too long unread. */
const BYTES_PER_CHARACTER = 4;

export interface UploadedDocument {
  path: string;
  /** As the person knows the file. */
  name: string;
  /** By its name or type it is a PDF: what it really is, its content says. */
  saysPdf: boolean;
  /** Whoever sent it says plain text, or nothing. */
  mayBePlain: boolean;
}

@Injectable()
export class DocumentText {
  /** Three readers at 450 MB each is what a small machine can lose; nobody may hold all of them. */
  private readonly turns = new Turns({ places: 3, perPerson: 2, mostWaiting: 200, mostWaitingPerPerson: 30 });

  constructor(
    private readonly pdfs: PdfReader,
    private readonly limits: PdfLimits,
  ) {}

  /** The text of an uploaded file, or a refusal that says in plain words what is wrong with it. */
  async of(document: UploadedDocument, person: string, signal?: AbortSignal): Promise<ExtractedText> {
    const { path, name, saysPdf, mayBePlain } = document;
    const { size } = await stat(path);
    if (size > LARGEST_FILE) throw new TooLarge(TOO_LARGE);
    if (size === 0) throw new Unprocessable('This file is empty.');
    const kind = await kindOf(path);
    // A text that calls itself something else is none: its owner believes to send something else than would be read.
    if (kind === 'other' || (kind === 'text' && (saysPdf || !mayBePlain))) throw notPdf();
    const { text, pages } = kind === 'pdf' ? await this.ofPdf(path, person, signal) : await this.ofPlain(path, size);
    const tidy = tidyText(text);
    if (!hasWords(tidy)) throw withoutText(kind);
    if (tidy.length > this.limits.mostCharacters) throw this.tooLong();
    return { text: tidy, pages, name };
  }

  private async ofPlain(path: string, size: number): Promise<{ text: string; pages: number }> {
    if (size > this.limits.mostCharacters * BYTES_PER_CHARACTER) throw this.tooLong();
    const bytes = await readFile(path);
    if (!isText(bytes)) throw notPdf();
    const text = decoded(bytes);
    if (text.length > this.limits.mostCharacters) throw this.tooLong();
    return { text, pages: 1 };
  }

  private async ofPdf(path: string, person: string, signal?: AbortSignal): Promise<{ text: string; pages: number }> {
    try {
      const answer = await this.turns.take(person, () => this.pdfs.read(path, signal), signal);
      if ('reason' in answer) throw this.refusalFor(answer.reason, answer.pages);
      return { ...answer, text: inReadingOrder(answer.text) };
    } catch (error) {
      if (error instanceof TooManyWaiting) {
        throw error.areOwn
          ? new TooMany('Many of your files are still waiting to be read. Please wait for them first.', 10)
          : new Unavailable('Many files are being read at the moment. Please try again shortly.', 10);
      }
      throw error;
    }
  }

  private refusalFor(reason: PdfFault, pages?: number): Refusal {
    const seconds = Math.round(this.limits.longestMs / 1_000);
    switch (reason) {
      case 'password':
        return new Unprocessable('This PDF is protected by a password. Upload a copy without one.');
      case 'pages':
        return new Unprocessable(`This PDF has ${pages} pages. At most ${this.limits.mostPages} can be read.`);
      case 'characters':
        return this.tooLong();
      case 'memory':
        return new Unprocessable('This PDF needs more memory than can be given to one file. Upload a simpler copy.');
      case 'time':
        return new Unprocessable(`This PDF could not be read within ${seconds} seconds. Upload a simpler copy.`);
      case 'blank':
        return new Unprocessable(
          'Nothing stands on the pages of this PDF: it is damaged or empty. Save it again and upload the new copy.',
        );
      case 'damaged':
      case 'cancelled':
        return new Unprocessable('This PDF is damaged and cannot be read. Save it again and upload the new copy.');
    }
  }

  private tooLong(): Refusal {
    const most = this.limits.mostCharacters.toLocaleString('en-GB');
    return new TooLarge(`The text in this file is longer than ${most} characters.`);
  }
}

const notPdf = (): Refusal => new UnsupportedKind('This file is not a PDF. Please upload a PDF or text file');

export const TOO_LARGE = 'This file is larger than 10 MB.';

const withoutText = (kind: 'pdf' | 'text'): Refusal =>
  new Unprocessable(
    kind === 'pdf'
      ? 'There is no text in this PDF. It may be a scan: upload a copy whose text can be selected.'
      : 'There is no text in this file.',
  );
