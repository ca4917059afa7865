import { ApiProperty } from '@nestjs/swagger';

export class RejectedRow {
  @ApiProperty({
    type: 'integer',
    description: 'Counted from 1, as an editor shows it; in a JSON list, the place in it',
  })
  row: number;
  @ApiProperty() reason: string;
}

export class HeldRow {
  @ApiProperty({ type: 'integer' }) row: number;
  @ApiProperty({ type: [String], description: 'Why it waits for an administrator to look at it' }) reasons: string[];
}

export class RowNote {
  @ApiProperty({ type: 'integer' }) row: number;
  @ApiProperty({ description: 'What was left out of a row that was taken' }) note: string;
}

/** What a file of jobs changed; as a preview, what it would change. */
export class JobsImported {
  @ApiProperty({ description: 'False for a preview, and where `all` found a row that cannot be taken' })
  isWritten: boolean;
  @ApiProperty({ type: 'integer' }) added: number;
  @ApiProperty({ type: 'integer' }) changed: number;
  @ApiProperty({ type: 'integer' }) same: number;
  @ApiProperty({ type: 'integer', description: 'Of those in the file, how many a file that came later speaks for' })
  leftToOthers: number;
  @ApiProperty({ type: [RejectedRow], description: 'The first 1,000' }) rejected: RejectedRow[];
  @ApiProperty({ type: 'integer', description: 'How many rows were rejected in all' }) rejectedCount: number;
  @ApiProperty({ type: [HeldRow], description: 'Taken, and in no list until an administrator releases them' })
  held: HeldRow[];
  @ApiProperty({ type: [RowNote] }) notes: RowNote[];
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'To take it back; null: nothing was written',
  })
  importId: string | null;
}

export class ImportTakenBack {
  @ApiProperty({ type: String, format: 'uuid' }) importId: string;
  @ApiProperty({ type: 'integer', description: 'Jobs that it had added' }) removed: number;
  @ApiProperty({ type: 'integer', description: 'Jobs that are again what they were' }) restored: number;
  @ApiProperty({ type: 'integer', description: 'Jobs that somebody else has changed since: they stay as they are' })
  left: number;
}
