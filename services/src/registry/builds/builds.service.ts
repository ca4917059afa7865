import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { FieldError } from '../../platform/refusals/problem.dto.js';
import { Conflict, Unprocessable } from '../../platform/refusals/refusals.js';
import { Audit } from '../audit.js';
import { BuildFiles } from '../delivery/build-files.js';
import { readArchive, type BuiltFile } from './archive.js';
import { BuildRows } from './builds.rows.js';
import { readContract, type Contract } from './contract.js';
import { brokenFileRules } from './file-rules.js';
import { Publisher } from '../publisher.js';

export interface Published {
  isNew: boolean;
  contract: Contract;
  digest: string;
  files: BuiltFile[];
}

@Injectable()
export class BuildsService {
  constructor(
    private readonly rows: BuildRows,
    private readonly files: BuildFiles,
    private readonly audit: Audit,
  ) {}

  /**
   * Takes a build in: files first, then its row. The same bytes again change nothing, and put back files that were lost.
   * Throws `Unprocessable` with the broken rules, `Conflict` for other bytes under a known id or version.
   */
  async publish(body: Readable, publisher: Publisher): Promise<Published> {
    const archive = await readArchive(body);
    const { contract, broken } = readContract(archive.contract);
    if (!contract) throw refused(broken);
    publisher.mustOwn(contract.remote);
    const { remote, build } = contract;
    const digest = digestOf(archive.contract, archive.files);
    return this.rows.alone(remote, async (manager) => {
      const known = await this.rows.clashing(remote, build, contract.version, manager);
      if (known?.digest === digest) {
        await this.files.write(remote, build, archive.files); // what the storage has lost since
        return { isNew: false, contract, digest, files: archive.files };
      }
      if (known) throw otherBytes(contract, known.build);
      const rules = brokenFileRules(contract, archive.files);
      if (rules.length) throw refused(rules);
      await this.files.remove(remote, build); // what a publication left that broke off
      await this.files.write(remote, build, archive.files);
      await manager.transaction(async (rows) => {
        await this.rows.add(rowOf(contract, digest, archive.files, publisher.name), archive.files, rows);
        await this.audit.note(publisher.name, 'publish', { remote, build, version: contract.version, digest }, rows);
      });
      return { isNew: true, contract, digest, files: archive.files };
    });
  }
}

const refused = (broken: FieldError[]) =>
  new Unprocessable(broken.map(({ field, message }) => `${field}: ${message}`).join(' '), broken);

const otherBytes = ({ remote, build, version }: Contract, knownBuild: string) =>
  new Conflict(
    knownBuild === build
      ? `${remote} has a build ${build} with other bytes. Builds never change: choose another build id.`
      : `${remote} ${version} is build ${knownBuild} already. Raise the version.`,
    { remote, build: knownBuild },
  );

/** One hash over the contract and every file's hash. */
function digestOf(contract: unknown, files: BuiltFile[]): string {
  const hash = createHash('sha256').update(JSON.stringify(contract));
  for (const { path, sha384 } of files) hash.update(`\n${path} ${sha384}`);
  return hash.digest('hex');
}

function rowOf(contract: Contract, digest: string, files: BuiltFile[], publishedBy: string) {
  const { remote, build, version, container, entry } = contract;
  const integrity = `sha384-${files.find(({ path }) => path === entry)?.sha384 ?? ''}`;
  return {
    remote,
    build,
    version,
    gitSha: contract.gitSha ?? null,
    container,
    entry,
    integrity,
    digest,
    contract: { ...contract, integrity },
    bytes: files.reduce((sum, { content }) => sum + content.length, 0),
    publishedBy,
  };
}
