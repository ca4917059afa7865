import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BuildRows } from '../builds/builds.rows.js';
import type { Contract } from '../builds/contract.js';
import { BuildFiles } from '../delivery/build-files.js';
import { PARTS, type Part } from '../document-parts.js';
import { SHELL, type ReleasedShell } from '../release.js';
import { hashOfContract } from './compose.js';

export interface Pieces {
  shell: Contract;
  /** The shell's pieces of the HTML document. */
  documents: Readonly<Record<Part, string>>;
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
    const documents: Partial<Record<Part, string>> = {};
    for (const part of PARTS) {
      const integrity = shell.documents.find(({ href }) => href === part)?.integrity;
      const bytes = await this.files.bytes(SHELL, build, part);
      if (!bytes || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) return undefined;
      documents[part] = bytes.toString('utf8');
    }
    return { shell, documents: documents as Record<Part, string> };
  }
}
