import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import { Choices } from '../platform/validation/choices.decorator.js';
import { clamped, Paging } from '../platform/validation/paging.dto.js';
import { Trim } from '../platform/validation/trim.decorator.js';
import { IsRemote, PostedWithin, PremiumChoices, SalaryCurrency, SalaryMin, YesOrNo } from './advanced-fields.js';
import type { Evidence } from './evidence.js';
import type { PayPeriod } from './pay/pay-periods.js';
import type { RouteRating } from './rating-by-route.js';

/** The filters of a search by name, in the order in which they are given up when nothing matches. */
export const advancedFields = ['salaryMin', 'postedWithin', 'remote', 'rating', 'route', 'occupation'] as const;
export const searchFields = [
  ...advancedFields,
  'experienceLevel',
  'jobType',
  'category',
  'location',
  'searchQuery',
] as const;
export type SearchField = (typeof searchFields)[number];

const nullableText = { type: String, nullable: true } as const;

/** How an employer is rated for one of its routes. */
export class RatedRoute implements RouteRating {
  @ApiProperty() route: string;
  @ApiProperty({ description: 'Empty: the newest register does not state it' }) rating: string;
}

/** A route that the newest register does not cover. */
export class OlderRoute {
  @ApiProperty() route: string;
  @ApiProperty({ format: 'date', description: 'The day of the register that stated it last' }) asOf: string;
}

export class SponsorshipEvidence implements Evidence {
  @ApiProperty({ enum: ['register', 'advert', 'record', 'administrator'] }) kind: Evidence['kind'];
  @ApiProperty({ description: 'One sentence: who says it and what' }) summary: string;
  @ApiProperty({ required: false, description: 'The authority whose record it is, by its full name' }) by?: string;
  @ApiProperty({ ...nullableText, format: 'date' }) asOf: string | null;
  @ApiProperty({ required: false, description: 'Sponsorship depends on the applicant or the role' })
  conditional?: boolean;
  @ApiProperty({ required: false, description: "The advert's own sentence, word for word" }) quote?: string;
  @ApiProperty({ required: false, description: 'What the same advert refuses, perhaps of another job, word for word' })
  against?: string;
  @ApiProperty({ required: false, description: "The record's number at the authority" }) reference?: string;
  @ApiProperty({ type: 'integer', required: false, description: "The employer's entry in the register of sponsors" })
  sponsorId?: number;
  @ApiProperty({ required: false, description: 'How the register rates the employer; empty: not stated' })
  rating?: string;
  @ApiProperty({
    type: [RatedRoute],
    required: false,
    description: 'Where it rates the employer otherwise for one route than for another; rating is then the lower one',
  })
  ratings?: RatedRoute[];
  @ApiProperty({ type: [String], required: false, description: 'The routes that the employer is licensed for' })
  routes?: string[];
  @ApiProperty({
    type: [OlderRoute],
    required: false,
    description: 'Those of the routes that the newest one leaves out',
  })
  olderRoutes?: OlderRoute[];
  @ApiProperty({ required: false, description: 'What a rating other than A means for whoever is to be sponsored' })
  caution?: string;
}

/** The strongest evidence, and all of it. */
export class Sponsorship extends SponsorshipEvidence {
  @ApiProperty({ type: [SponsorshipEvidence] }) evidence: SponsorshipEvidence[];
  @ApiProperty({
    required: false,
    description:
      'True where none of it holds any more, as of an employer that left the register: it is what was known last',
  })
  ended?: boolean;
  @ApiProperty({
    required: false,
    description: 'The sentence by which the advert now refuses sponsorship, word for word',
  })
  refusal?: string;
}

/** What a job says it pays, and what that is in a year of full-time work (37.5 hours a week in pounds, else 40). */
export class JobPay {
  @ApiProperty({ description: 'In whole or part units of the currency, for one period' }) from: number;
  @ApiProperty({ description: 'The same as from where one amount is said' }) to: number;
  @ApiProperty({ enum: ['year', 'month', 'four-weeks', 'fortnight', 'week', 'day', 'hour'] }) period: PayPeriod;
  @ApiProperty({ description: 'ISO 4217' }) currency: string;
  @ApiProperty({ type: 'integer' }) year_from: number;
  @ApiProperty({ type: 'integer' }) year_to: number;
}

/** What a source leaves out is null, and an empty text for location and description. */
export class Job {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty() title: string;
  @ApiProperty() company: string;
  @ApiProperty() location: string;
  @ApiProperty({
    description:
      'Of an official record: one plain sentence that says what was recorded. In a page of jobs its first 400 letters',
  })
  description: string;
  @ApiProperty(nullableText) category: string | null;
  @ApiProperty(nullableText) experience_level: string | null;
  @ApiProperty(nullableText) job_type: string | null;
  @ApiProperty(nullableText) visa_type: string | null;
  @ApiProperty({ type: [String] }) skills: string[];
  @ApiProperty(nullableText) url: string | null;
  @ApiProperty(nullableText) logo_url: string | null;
  @ApiProperty({ ...nullableText, format: 'date-time' }) posted_at: string | null;
  @ApiProperty({ ...nullableText, description: 'Free text, as the source gave it' }) expires_at: string | null;
  @ApiProperty({ description: 'Past its closing date, or no longer at its source: not in lists' }) expired: boolean;
  @ApiProperty() source: string;
  @ApiProperty({ ...nullableText, description: "The advert's or record's own words" }) salary: string | null;
  @ApiProperty({
    type: JobPay,
    nullable: true,
    required: false,
    description: 'The salary as numbers, where it reads so',
  })
  pay?: JobPay | null;
  @ApiProperty({ required: false, description: 'Said to be done from anywhere' }) remote?: boolean;
  @ApiProperty({ type: Sponsorship }) sponsorship: Sponsorship;
  @ApiProperty({ description: 'Made up to try the product with' }) sample: boolean;
  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'Premium members see it first; everybody does within a minute after this moment',
  })
  premium_until?: string;
  @ApiProperty({ required: false, format: 'date-time', description: 'When its source was last read and still had it' })
  checked_at?: string;
  @ApiProperty({ required: false, format: 'date-time', description: 'Since when its source no longer has it' })
  removed_at?: string;
  @ApiProperty({
    type: 'integer',
    isArray: true,
    required: false,
    description: 'With group=true: all jobs of this opening that match, this one first',
  })
  openings?: number[];
}

/** What the same search finds without one of its filters, or without one word of its text. */
export class Relaxation {
  @ApiProperty({ enum: searchFields, description: 'The filter that is left out or shortened' }) field: SearchField;
  @ApiProperty({ required: false, description: 'Of searchQuery: what is left of the text' }) searchQuery?: string;
  @ApiProperty({ required: false, description: 'True where the text alone is searched for, without any filter' })
  isTextAlone?: boolean;
  @ApiProperty({
    required: false,
    description: 'True where this filter alone is asked, without the text and the others',
  })
  isAlone?: boolean;
  @ApiProperty({ required: false, description: 'Of salaryMin: the currency in which the same amount is asked instead' })
  salaryCurrency?: string;
  @ApiProperty({ type: 'integer' }) total: number;
}

/** Where to go from a search that finds nothing, or little that is meant. */
export class NextSteps {
  @ApiProperty({ type: [Relaxation], description: 'Those that find something, the nearest to the search first' })
  relaxed: Relaxation[];
  @ApiProperty({ type: [Job], description: 'At most five jobs that come nearest' }) nearest: Job[];
  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'Where something matches: how many of it have the work that is asked for in their title',
  })
  named?: number;
}

/** A search that is one typing error away and finds far more. */
export class LikelierSearch {
  @ApiProperty() searchQuery: string;
  @ApiProperty({ type: 'integer' }) total: number;
}

export class JobPage {
  @ApiProperty({ type: [Job] }) jobs: Job[];
  @ApiProperty({ type: 'integer', description: 'How many are in this page' }) count: number;
  @ApiProperty({ type: 'integer', description: 'How many there are in all' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer', description: 'With group=true it goes by openings' }) totalPages: number;
  @ApiProperty({ type: 'integer', required: false, description: 'With group=true: how many openings there are in all' })
  groups?: number;
  @ApiProperty({ required: false, format: 'date-time', description: 'When the last import ended' }) importedAt?: string;
  @ApiProperty({ required: false, description: 'Whether official records are among all that match' })
  hasRecords?: boolean;
  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'How many of all have a date: a job without one is never new',
  })
  dated?: number;
  @ApiProperty({ required: false, description: 'What was searched for instead, when the words as typed are nowhere' })
  corrected?: string;
  @ApiProperty({
    required: false,
    type: LikelierSearch,
    description: 'Only when few match as typed: what may be meant, to be offered',
  })
  didYouMean?: LikelierSearch;
  @ApiProperty({
    required: false,
    type: NextSteps,
    description: 'Only when nothing matches, or little that has in its title the work that is asked for',
  })
  nextSteps?: NextSteps;
  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'With sort=match, while not all are compared yet: how many are. The others follow these, newest first',
  })
  compared?: number;
}

const MOST_SIMILAR = 24;
const SIMILAR = 6;

export class SimilarQuery {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_SIMILAR, default: SIMILAR, required: false })
  @clamped(SIMILAR, MOST_SIMILAR)
  @IsInt({ message: 'limit must be a number' })
  limit: number = SIMILAR;
}

export class SimilarJobs {
  @ApiProperty({ type: [Job], description: 'The likest first, at most as many as asked for' }) jobs: Job[];

  @ApiProperty({
    required: false,
    description: 'None is much like it: these have its employer, its town or several of its skills',
  })
  near?: true;
}

const SearchText = () => (target: object, key: string) => {
  ApiProperty({ required: false, maxLength: 500, default: '' })(target, key);
  MaxLength(500, { message: 'searchQuery must be at most 500 characters' })(target, key);
  IsString({ message: 'searchQuery must be a text' })(target, key);
  Trim()(target, key);
};

const ALL_CATEGORIES = 'all jobs';
const isAll = (value: unknown) => typeof value === 'string' && value.trim().toLowerCase() === ALL_CATEGORIES;

/** "All Jobs" stands in the list of categories and means that none is chosen. */
const CategoryChoices = () =>
  applyDecorators(
    Choices(),
    Transform(({ value }: { value: unknown }) => ((Array.isArray(value) ? value : [value]).some(isAll) ? [] : value)),
  );

export const sorts = ['desc', 'relevance', 'match'] as const;
export type JobSort = (typeof sorts)[number];

/** Facets are joined by "and", the choices inside one facet by "or". An empty facet asks nothing; `not-stated` asks for what an advert leaves out. */
export class JobFilter extends Paging {
  @YesOrNo({
    name: 'group',
    description: 'One entry for each opening: jobs of the same title, company and place. Paged by openings.',
  })
  group?: boolean;
  @SearchText() searchQuery: string = '';
  @Choices() location: string[] = [];
  @Choices() experienceLevel: string[] = [];
  @Choices() jobType: string[] = [];
  @CategoryChoices() category: string[] = [];
  @SalaryMin() salaryMin?: number;
  @SalaryCurrency() salaryCurrency?: string;
  @PostedWithin() postedWithin?: number;
  @IsRemote() remote?: boolean;
  @PremiumChoices() rating: string[] = [];
  @PremiumChoices() route: string[] = [];
  @PremiumChoices() occupation: string[] = [];

  @ApiProperty({
    enum: sorts,
    required: false,
    description:
      'desc: newest first. match: those first that suit your CV best. Left out: by relevance when there is a search text.',
  })
  @IsOptional()
  @IsIn(sorts)
  sort?: JobSort;
}

export class JobCountsQuery {
  @SearchText() searchQuery: string = '';
  @Choices() location: string[] = [];
  @Choices() experienceLevel: string[] = [];
  @Choices() jobType: string[] = [];
  @CategoryChoices() category: string[] = [];
  @SalaryMin() salaryMin?: number;
  @SalaryCurrency() salaryCurrency?: string;
  @PostedWithin() postedWithin?: number;
  @IsRemote() remote?: boolean;
  @PremiumChoices() rating: string[] = [];
  @PremiumChoices() route: string[] = [];
  @PremiumChoices() occupation: string[] = [];

  @ApiProperty({
    required: false,
    description:
      'Of the locations, only what is chosen and those whose name contains this or that lie in a state of this name, ' +
      'of the places the 50 most frequent; where there is none, those that one typing error turns into this',
  })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(100)
  places?: string;
}

export class OptionCount {
  @ApiProperty() value: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

/** For each facet, counts given the search text and the other facets. `not-stated` stands for what an advert leaves out. */
export class FilterCounts {
  @ApiProperty({
    type: [OptionCount],
    description: 'Countries and Remote by name, then places, the most frequent first',
  })
  location: OptionCount[];
  @ApiProperty({ type: [OptionCount] }) experienceLevel: OptionCount[];
  @ApiProperty({ type: [OptionCount] }) jobType: OptionCount[];
  @ApiProperty({ type: [OptionCount] }) category: OptionCount[];
  @ApiProperty({
    type: [OptionCount],
    description: 'Groups of the classification by which the record or advert states a code, as printed there',
  })
  occupation: OptionCount[];
}
