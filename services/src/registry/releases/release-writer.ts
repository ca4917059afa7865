import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Conflict, Unprocessable } from '../../platform/refusals/refusals.js';
import type { Parts } from './compose.js';
import { ReleaseRows, type ReleaseNote } from './releases.rows.js';
import { ShellPieces } from './shell-pieces.js';
import { Signing } from './signing.js';

/** Numbers, signs and appends a release. */
@Injectable()
export class ReleaseWriter {
  constructor(
    private readonly rows: ReleaseRows,
    private readonly signing: Signing,
    private readonly pieces: ShellPieces,
  ) {}

  /** `parent` is the head that the parts were made from. Answers the new number. No release is made that cannot be shown. */
  async write(channel: string, parent: number | null, parts: Parts, note: ReleaseNote, rows: EntityManager) {
    const { shell, remotes } = parts;
    if (!shell) {
      throw new Unprocessable('The channel has no shell yet. Promote a build of the shell first, or with it.');
    }
    if (!(await this.pieces.of(shell, rows))) {
      throw new Conflict(
        `The contract or a piece of the HTML of the shell's build ${shell.build} is not what it was signed with, so no release can show it. Publish that build again, or promote another.`,
      );
    }
    const seq = (parent ?? 0) + 1;
    const issuedAt = new Date().toISOString();
    await this.rows.append(this.signing.sign({ v: 1, channel, seq, issuedAt, shell, remotes }), parent, note, rows);
    return seq;
  }
}
