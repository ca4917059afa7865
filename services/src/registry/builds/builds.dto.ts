import { ApiProperty } from '@nestjs/swagger';
import { Paging } from '../../platform/validation/paging.dto.js';

export class PublishedFile {
  @ApiProperty({ type: String }) path: string;
  @ApiProperty({ type: String, description: '`sha384-` and base64, as computed here' }) integrity: string;
  @ApiProperty({ type: 'integer' }) bytes: number;
}

/** The report of a publication. */
export class BuildReport {
  @ApiProperty({ type: String }) remote: string;
  @ApiProperty({ type: String }) build: string;
  @ApiProperty({ type: String }) version: string;
  @ApiProperty({ type: String, description: 'SHA-256 over the contract and all files' }) digest: string;
  @ApiProperty({ type: [PublishedFile] }) files: PublishedFile[];
}

export class BuildHealth {
  @ApiProperty({ type: 'integer' }) loaded: number;
  @ApiProperty({ type: 'integer' }) mounted: number;
  @ApiProperty({ type: 'integer' }) failed: number;
  @ApiProperty({ type: 'integer' }) errors: number;
}

export class Build {
  @ApiProperty({ type: String }) remote: string;
  @ApiProperty({ type: String }) build: string;
  @ApiProperty({ type: String }) version: string;
  @ApiProperty({ enum: ['published', 'blocked'] }) status: string;
  @ApiProperty({ type: String }) sdk: string;
  @ApiProperty({ type: String }) digest: string;
  @ApiProperty({ type: 'integer' }) bytes: number;
  @ApiProperty({ type: String }) publishedBy: string;
  @ApiProperty({ type: String, format: 'date-time' }) publishedAt: string;
  @ApiProperty({ type: Boolean, description: 'Whether the channel `stable` names it now' }) isCurrent: boolean;
  @ApiProperty({ type: BuildHealth }) health: BuildHealth;
}

export class BuildList {
  @ApiProperty({ type: [Build] }) builds: Build[];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}

export class Remote {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: [String], description: 'First parts of addresses that are its own in the channel `stable`' })
  prefixes: string[];
  @ApiProperty({ type: 'integer' }) builds: number;
  @ApiProperty({ type: String, nullable: true, description: 'The build in the channel `stable`' }) current:
    string | null;
  @ApiProperty({ type: String, nullable: true }) version: string | null;
  @ApiProperty({ type: BuildHealth }) health: BuildHealth;
}

export class RemoteList {
  @ApiProperty({ type: [Remote] }) remotes: Remote[];
}

export class BuildPaging extends Paging {}
