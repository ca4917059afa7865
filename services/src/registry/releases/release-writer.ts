import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Unprocessable } from '../../platform/refusals/refusals.js';
import type { Parts } from './compose.js';
import { ReleaseRows, type ReleaseNote } from './releases.rows.js';
import { Signing } from './signing.js';

/** Numbers, signs and appends a release. */
@Injectable()
export class ReleaseWriter {
  constructor(
    private readonly rows: ReleaseRows,
    private readonly signing: Signing,
  ) {}

  /** `parent` is the head that the parts were made from. Answers the new number. */
  async write(channel: string, parent: number | null, parts: Parts, note: ReleaseNote, rows: EntityManager) {
    const { shell, remotes } = parts;
    if (!shell) {
      throw new Unprocessable('The channel has no shell yet. Promote a build of the shell first, or with it.');
    }
    const seq = (parent ?? 0) + 1;
    const issuedAt = new Date().toISOString();
    await this.rows.append(this.signing.sign({ v: 1, channel, seq, issuedAt, shell, remotes }), parent, note, rows);
    return seq;
  }
}
