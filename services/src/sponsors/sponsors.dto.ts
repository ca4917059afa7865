import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { Job, OlderRoute, RatedRoute } from '../jobs/jobs.dto.js';
import { Choices } from '../platform/validation/choices.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { Trim } from '../platform/validation/trim.decorator.js';

export const sponsorStates = ['listed', 'left', 'unclear', 'not-covered'] as const;
export type SponsorStateName = (typeof sponsorStates)[number];

const LONGEST = 500;
const SearchText = () => (target: object, key: string) => {
  ApiProperty({ type: String, required: false, maxLength: LONGEST, default: '' })(target, key);
  MaxLength(LONGEST, { message: `${key} must be at most ${LONGEST} characters` })(target, key);
  IsString({ message: `${key} must be a text` })(target, key);
  Trim()(target, key);
};

/** Facets are joined by "and", the choices inside one facet by "or"; `not-stated` asks for what the register leaves out. */
export class SponsorQuery extends Paging {
  /** Every word of it stands in the name, in one of its former names or in the town. Entries that may be people are only found by their whole name. */
  @SearchText() query: string = '';
  @Choices() town: string[] = [];
  @Choices() county: string[] = [];
  @Choices() route: string[] = [];
  @Choices() rating: string[] = [];
}

export class SponsorCountsQuery {
  @SearchText() query: string = '';
  @Choices() town: string[] = [];
  @Choices() county: string[] = [];
  @Choices() route: string[] = [];
  @Choices() rating: string[] = [];
  /** Of towns and counties, only those whose name contains this. */
  @SearchText() places: string = '';
}

export class SponsorLicence {
  @ApiProperty() route: string;
  @ApiProperty({ description: 'Empty: not stated' }) rating: string;
  @ApiProperty({ description: 'Worker or Temporary Worker; empty: not stated' }) type: string;
  @ApiProperty({
    format: 'date',
    required: false,
    description: 'The day of the register that stated it last, where the newest one does not cover this route',
  })
  asOf?: string;
}

export class SponsorHistory {
  @ApiProperty({ format: 'date', description: 'The day of the register that says so' }) asOf: string;
  @ApiProperty({ enum: ['listed', 'joined', 'left', 'unclear', 'not-covered', 're-rated', 'routes'] }) kind:
    'listed' | 'joined' | 'left' | 'unclear' | 'not-covered' | 're-rated' | 'routes';
  @ApiProperty({ description: 'All that this register says of it, for people' }) summary: string;
}

export class FormerName {
  @ApiProperty() name: string;
  @ApiProperty({ format: 'date', description: 'The day of the last register that printed it so' }) asOf: string;
}

/** An employer in the register of licensed sponsors. */
export class Sponsor {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ description: 'As printed in the register' }) name: string;
  @ApiProperty({
    type: [FormerName],
    required: false,
    description: 'Under what other names earlier registers printed it, the last first; it is found by them too',
  })
  formerNames?: FormerName[];
  @ApiProperty({
    description: 'Empty: not stated. Where the register of `asOf` states none, what an earlier one stated last',
  })
  town: string;
  @ApiProperty({
    type: String,
    required: false,
    format: 'date',
    description: 'The day of the register that stated the town, where one is known; it may be older than `asOf`',
  })
  townAsOf?: string;
  @ApiProperty({ description: 'Empty: not stated. As `town`, and of the same register' }) county: string;
  @ApiProperty({ description: 'Of several the one to be most careful about; empty: not stated' }) rating: string;
  @ApiProperty({
    type: [RatedRoute],
    required: false,
    description: 'Where it is rated otherwise for one route than for another',
  })
  ratings?: RatedRoute[];
  @ApiProperty({ required: false, description: 'What a rating other than A means for whoever is to be sponsored' })
  caution?: string;
  @ApiProperty({ type: [String] }) routes: string[];
  @ApiProperty({
    type: [OlderRoute],
    required: false,
    description: 'Those of the routes that the newest one leaves out',
  })
  olderRoutes?: OlderRoute[];
  @ApiProperty({ format: 'date', description: 'The day of the register that it stands in' }) asOf: string;
  @ApiProperty({
    enum: sponsorStates,
    description:
      'left: nothing in the newest register is like it. unclear: something is. not-covered: the newest register leaves out what it held',
  })
  state: SponsorStateName;
  @ApiProperty({ description: 'No legal form, so it may be a person: only found by its whole name' })
  lookUpOnly: boolean;
  @ApiProperty({ type: [SponsorHistory], description: 'From register to register, the newest first' })
  history: SponsorHistory[];
}

export class SponsorPage {
  @ApiProperty({ type: [Sponsor] }) sponsors: Sponsor[];
  @ApiProperty({ type: 'integer', description: 'How many are in this page' }) count: number;
  @ApiProperty({ type: 'integer', description: 'How many there are in all' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'So many more have these words, may be people, and are found by their whole name only',
  })
  wholeNameOnly?: number;
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The day of the newest register; null: none is here',
  })
  asOf: string | null;
}

export class WatchedSponsors {
  @ApiProperty({ type: [Sponsor], description: 'Those that you watch, the last first' }) sponsors: Sponsor[];
  @ApiProperty({ type: 'integer', description: 'How many are in this page' }) count: number;
  @ApiProperty({ type: 'integer', description: 'How many there are in all' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}

export class SponsorOption {
  @ApiProperty() value: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

/** How many entries stand in places that are not among the options, so that the counts add up to all. */
export class SponsorsElsewhere {
  @ApiProperty({ type: 'integer' }) town: number;
  @ApiProperty({ type: 'integer' }) county: number;
}

/** For each facet, counts given the text and the other facets; an employer with two routes counts under both. */
export class SponsorCounts {
  @ApiProperty({ type: [SponsorOption] }) town: SponsorOption[];
  @ApiProperty({ type: [SponsorOption] }) county: SponsorOption[];
  @ApiProperty({ type: [SponsorOption] }) route: SponsorOption[];
  @ApiProperty({ type: [SponsorOption] }) rating: SponsorOption[];
  @ApiProperty({ type: SponsorsElsewhere }) others: SponsorsElsewhere;
}

export class SponsorDetail extends Sponsor {
  @ApiProperty({ type: [SponsorLicence] }) licences: SponsorLicence[];
  @ApiProperty({
    type: [Job],
    description: 'Open jobs here whose employer this is, one entry for each opening, the newest ten',
  })
  jobs: Job[];
  @ApiProperty({ type: 'integer', description: 'How many openings they are in all' }) jobGroups: number;
  @ApiProperty({ type: 'integer', description: 'How many jobs' }) jobTotal: number;
  @ApiProperty({ description: "How sure it is that those jobs are this employer's" }) linkNote: string;
  @ApiProperty({ description: 'Whether you watch it' }) watched: boolean;
  @ApiProperty({
    type: [Sponsor],
    description: 'Of one that is no longer listed: entries of the newest register like it',
  })
  similar: Sponsor[];
}

export class MatchQuery {
  @ApiProperty({ minLength: 1, maxLength: 300 })
  @Trim()
  @IsString({ message: 'name must be a text' })
  @MinLength(1, { message: 'name must not be empty' })
  @MaxLength(300, { message: 'name must be at most 300 characters' })
  name: string;

  /** Of a place as people write it, "Truro" or "Hybrid - Leeds, UK", the town is read; one that names none is as good as nothing. */
  @ApiProperty({ type: String, required: false, maxLength: 200, default: '' })
  @Trim()
  @IsString({ message: 'town must be a text' })
  @MaxLength(200, { message: 'town must be at most 200 characters' })
  town: string = '';
}

export class SponsorMatch {
  @ApiProperty({ enum: ['match', 'review', 'none'] }) result: 'match' | 'review' | 'none';
  @ApiProperty({ type: Sponsor, required: false, description: 'Of a match' }) sponsor?: Sponsor;
  @ApiProperty({ type: [Sponsor], description: 'Those it may be, the closest first, at most ten' })
  candidates: Sponsor[];
  @ApiProperty({ description: 'Why, in one sentence' }) reason: string;
  @ApiProperty({
    type: Sponsor,
    required: false,
    description: 'Of none: the entry of this name that an earlier register had',
  })
  former?: Sponsor;
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The day of the newest register; null: none is here',
  })
  asOf: string | null;
}

export const COVERS_ALL_OR_NOTHING = 'covers must be "all", or be left out';

export class RegisterImported {
  @ApiProperty({ enum: ['applied', 'held', 'unchanged'] }) state: 'applied' | 'held' | 'unchanged';
  @ApiProperty({ type: 'integer' }) registerId: number;
  @ApiProperty({ type: 'integer' }) added: number;
  @ApiProperty({ type: 'integer', description: 'No longer in it, though it covers what they held' }) removed: number;
  @ApiProperty({ type: 'integer', required: false, description: 'Not in it, and it does not cover what they held' })
  notCovered?: number;
  @ApiProperty({
    type: [String],
    required: false,
    description: 'Routes that employers hold and that it does not cover',
  })
  leavesOut?: string[];
  @ApiProperty({ type: 'integer' }) changed: number;
  @ApiProperty({
    type: 'integer',
    description: 'Lines without a name or a route, or with a name of more than 255 characters',
  })
  rejected: number;
  @ApiProperty({ required: false, description: 'Why an administrator must confirm it first' }) heldBecause?: string;
  @ApiProperty({ required: false, description: 'The register that waited, in whose place this one waits now' })
  replaced?: string;
}

export class Register {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ format: 'date' }) asOf: string;
  @ApiProperty({
    enum: ['applied', 'held', 'discarded', 'replaced'],
    description: 'replaced: it waited, and another came in its place',
  })
  state: 'applied' | 'held' | 'discarded' | 'replaced';
  @ApiProperty({ type: 'integer' }) lines: number;
  @ApiProperty({ type: 'integer' }) sponsors: number;
  @ApiProperty({ type: 'integer' }) added: number;
  @ApiProperty({ type: 'integer', description: 'No longer in it, though it covers what they held' }) removed: number;
  @ApiProperty({ type: 'integer', required: false, description: 'Not in it, and it does not cover what they held' })
  notCovered?: number;
  @ApiProperty({
    type: [String],
    required: false,
    description: 'Routes that employers hold and that it does not cover',
  })
  leavesOut?: string[];
  @ApiProperty({ type: 'integer' }) changed: number;
  @ApiProperty({ type: 'integer' }) rejected: number;
  @ApiProperty({ type: String, nullable: true }) heldBecause: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The name of the register that took its place' })
  replacedBy: string | null;
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description:
      'The administrator who has said that it covers every route; null: what it covers is told from the file',
  })
  coversSaidBy?: string | null;
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description: 'The administrator who has confirmed it after it was held',
  })
  confirmedBy?: string | null;
  @ApiProperty({
    type: String,
    required: false,
    nullable: true,
    description: 'Of one that is discarded: the administrator who has taken it back after it had been imported',
  })
  takenBackBy?: string | null;
  @ApiProperty({ type: String, format: 'date-time', required: false, nullable: true, description: 'When that was' })
  takenBackAt?: string | null;
  @ApiProperty({ required: false, description: 'It is the newest, and what was before it is known' })
  canBeTakenBack?: boolean;
}

export class RegisterInForce {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() name: string;
  @ApiProperty({ format: 'date' }) asOf: string;
}

export class RegisterTakenBack {
  @ApiProperty({ type: 'integer' }) registerId: number;
  @ApiProperty({ description: 'The register before it, which is in force again' }) inForce: RegisterInForce;
  @ApiProperty({ type: 'integer', description: 'Employers that only this one had' }) removed: number;
  @ApiProperty({ type: 'integer', description: 'Employers that are again what they were' }) restored: number;
  @ApiProperty({ type: 'integer', description: 'Notices of it that nobody had got yet, and nobody gets' })
  stopped: number;
}

export class RegisterList {
  @ApiProperty({ type: [Register], description: 'The newest first' }) registers: Register[];
}

export class RegisterDecision {
  @ApiProperty({ enum: ['confirm', 'discard'] })
  @IsIn(['confirm', 'discard'], { message: 'decision must be confirm or discard' })
  decision: 'confirm' | 'discard';

  @ApiProperty({ enum: ['all'], required: false, description: 'Of one that is confirmed: it covers every route' })
  @IsOptional()
  @IsIn(['all'], { message: COVERS_ALL_OR_NOTHING })
  covers?: 'all';
}
