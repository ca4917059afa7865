import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Allow, IsIn, IsNotEmpty, IsObject, IsString, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { JobFilter } from '../jobs/jobs.dto.js';
import { OneLine } from '../platform/validation/trim.decorator.js';
import { alertKinds, type AlertKind } from './saved-search.entity.js';

const isGiven = (_: unknown, value: unknown) => value !== undefined;

export class SavedSearchInput {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @OneLine()
  @IsString({ message: 'name must be a text' })
  @IsNotEmpty({ message: 'name must not be empty' })
  @MaxLength(100, { message: 'name must be at most 100 characters' })
  name: string;

  @ApiProperty({ type: JobFilter, description: 'As in POST /api/jobs/filter; page and limit are not kept' })
  @IsObject({ message: 'filters must be the filters of a search' })
  @ValidateNested()
  @Type(() => JobFilter)
  filters: JobFilter;

  @ApiProperty({
    enum: alertKinds,
    required: false,
    default: 'off',
    description: 'Not sent for a search that is saved already: as they are',
  })
  @ValidateIf(isGiven)
  @IsIn(alertKinds, { message: `alerts must be one of ${alertKinds.join(', ')}` })
  alerts?: AlertKind;
}

/** What is not sent stays as it is. A saved search may be sent as it was answered: what only the server says is passed over. */
export class SavedSearchChange {
  @ApiProperty({ minLength: 1, maxLength: 100, required: false })
  @ValidateIf(isGiven)
  @OneLine()
  @IsString({ message: 'name must be a text' })
  @IsNotEmpty({ message: 'name must not be empty' })
  @MaxLength(100, { message: 'name must be at most 100 characters' })
  name?: string;

  @ApiProperty({ type: JobFilter, required: false })
  @ValidateIf(isGiven)
  @IsObject({ message: 'filters must be the filters of a search' })
  @ValidateNested()
  @Type(() => JobFilter)
  filters?: JobFilter;

  @ApiProperty({ enum: alertKinds, required: false })
  @ValidateIf(isGiven)
  @IsIn(alertKinds, { message: `alerts must be one of ${alertKinds.join(', ')}` })
  alerts?: AlertKind;

  @Allow()
  readonly id?: unknown;

  @Allow()
  readonly newCount?: unknown;
}

/** Only what was asked. */
export class SavedFilters extends OmitType(JobFilter, ['page', 'limit'] as const) {}

export class SavedSearch {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ type: SavedFilters }) filters: SavedFilters;
  @ApiProperty({ enum: alertKinds }) alerts: AlertKind;
  @ApiProperty({ type: 'integer', description: 'Jobs that came since you last looked, at most 999' }) newCount: number;
}

export class SavedSearchList {
  @ApiProperty({ type: [SavedSearch], description: 'The newest first' }) savedSearches: SavedSearch[];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}
