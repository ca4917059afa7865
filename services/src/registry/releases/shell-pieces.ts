import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BuildRows } from '../builds/builds.rows.js';
import type { Contract } from '../builds/contract.js';
import { BuildFiles } from '../delivery/build-files.js';
import { SHELL, type ReleasedShell } from '../release.js';
import { hashOfContract } from './compose.js';

export interface Pieces {
  shell: Contract;
  /** The shell's pieces of the HTML document, by path. */
  documents: ReadonlyMap<string, string>;
}

/** What the server itself uses of a shell: tables and storage are believed as far as the signed release goes. */
@Injectable()
export class ShellPieces {
  constructor(
    private readonly builds: BuildRows,
    private readonly files: BuildFiles,
  ) {}

  /** Undefined where they are not those that the release was signed with, or not there. */
  async of({ build, contract }: ReleasedShell, manager?: EntityManager): Promise<Pieces | undefined> {
    const shell = (await this.builds.find(SHELL, build, manager))?.contract;
    if (!shell || hashOfContract(shell) !== contract) return undefined;
    const documents = new Map<string, string>();
    for (const { href, integrity } of shell.documents) {
      const bytes = await this.files.bytes(SHELL, build, href);
      if (!bytes || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) return undefined;
      documents.set(href, bytes.toString('utf8'));
    }
    return { shell, documents };
  }
}
