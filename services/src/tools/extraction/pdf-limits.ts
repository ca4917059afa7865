import { Injectable } from '@nestjs/common';
import { LONGEST_TEXT } from '../../platform/longest-text.js';

/** What one PDF may cost. The kill comes before the cap of 450 MB, because memory is only looked at every 20 ms. */
@Injectable()
export class PdfLimits {
  readonly longestMs: number = 8_000;
  readonly mostPages: number = 300;
  readonly mostCharacters: number = LONGEST_TEXT;
  readonly killAboveBytes: number = 400 * 1024 * 1024;
  readonly lookEveryMs: number = 20;
}
