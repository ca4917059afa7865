import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { Trim } from '../platform/validation/trim.decorator.js';
import { nations, type Nation } from './occupation-lists.js';

const PERIODS = ['year', 'month', 'hour'] as const;
const VERDICTS = ['meets', 'below', 'depends', 'cannot-tell'] as const;

/** Why what is stated may be more than the job pays, or is not what counts. */
export const AT_MOST = [
  'pro-rata',
  'term-time',
  'part-time',
  'on-target',
  'upper-end',
  'several-weeks',
  'by-the-day',
  'after-tax',
  'self-employed',
  'about',
  'deductions',
  'later',
  'other-money',
  'by-the-hour',
  'unclear',
] as const;
export type AtMost = (typeof AT_MOST)[number];

/** Hours in a week. */
const MOST_HOURS = 168;
const MOST_PAY = 100_000_000;

export class VisaCheckInput {
  @ApiProperty({ type: String, required: false, description: "The job's title; needed where there is no code" })
  @IsOptional()
  @Trim()
  @IsString()
  @MinLength(1)
  @MaxLength(300)
  occupation?: string;

  @ApiProperty({ type: String, required: false, pattern: String.raw`^\d{4}$`, description: 'SOC 2020' })
  @IsOptional()
  @Matches(/^\d{4}$/, { message: 'socCode must be the four digits of a SOC 2020 code' })
  socCode?: string;

  @ApiProperty({ type: Number, description: 'Pounds before tax, guaranteed pay only' })
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'salary must be a number' })
  @Min(0.01, { message: 'salary must be more than 0' })
  @Max(MOST_PAY)
  salary!: number;

  @ApiProperty({ type: Number, required: false, description: 'The upper end, where the salary is a range' })
  @IsOptional()
  @IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'salaryTo must be a number' })
  @Max(MOST_PAY)
  salaryTo?: number;

  @ApiProperty({ enum: PERIODS, enumName: 'VisaCheckPeriod' })
  @IsIn(PERIODS)
  period!: (typeof PERIODS)[number];

  @ApiProperty({ type: Number, required: false, description: 'Needed for pay by the hour; else 37.5' })
  @IsOptional()
  @IsNumber({}, { message: 'hoursPerWeek must be a number' })
  @Min(1)
  @Max(MOST_HOURS)
  hoursPerWeek?: number;

  @ApiProperty({
    enum: AT_MOST,
    enumName: 'PayAtMost',
    required: false,
    description:
      'Why the job may pay less than the salary, or the salary is not what counts; then it can be too low, but never be enough',
  })
  @IsOptional()
  @IsIn(AT_MOST, { message: `atMost must be one of ${AT_MOST.join(', ')}` })
  atMost?: AtMost;

  @ApiProperty({
    type: Boolean,
    required: false,
    default: false,
    description: 'Only the lower end is stated: the salary can be enough, but not too low',
  })
  @IsOptional()
  @IsBoolean({ message: 'atLeast must be true or false' })
  atLeast?: boolean;

  @ApiProperty({ type: Boolean, required: false, default: false, description: 'SW 12.2 says who is' })
  @IsOptional()
  @IsBoolean()
  newEntrant?: boolean;

  @ApiProperty({ enum: nations, enumName: 'Nation', required: false, description: 'Where the job is' })
  @IsOptional()
  @IsIn(nations, { message: `nation must be one of ${nations.join(', ')}` })
  nation?: Nation;

  @ApiProperty({
    type: String,
    required: false,
    maxLength: 512,
    description: 'The place of the job as its advert has it; where it tells the nation, that counts',
  })
  @IsOptional()
  @Trim()
  @IsString({ message: 'location must be a text' })
  @MaxLength(512, { message: 'location must be at most 512 characters' })
  location?: string;
}

export class OccupationQuery {
  @ApiProperty({ type: String })
  @Trim()
  @IsString()
  @MinLength(1)
  @MaxLength(300)
  q!: string;
}

export class OccupationCandidate {
  @ApiProperty({ description: 'SOC 2020' }) code: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'The title in the index that fits the words' }) matched: string;
}

export class OccupationList {
  @ApiProperty({ type: [OccupationCandidate] }) occupations: OccupationCandidate[];
}

/** One that a title may mean, with what the tables say if it is the one. */
export class JudgedOccupation extends OccupationCandidate {
  @ApiProperty({ enum: VERDICTS, enumName: 'VisaVerdict' }) verdict: (typeof VERDICTS)[number];
  @ApiProperty() reason: string;
}

export class VisaRate {
  @ApiProperty({ enum: ['A', 'B', 'C', 'D', 'E'], description: 'Points option of SW 4.4' }) option: string;
  @ApiProperty({ type: 'integer', description: 'Pounds a year that any job has to pay' }) threshold: number;
  @ApiProperty({
    type: 'integer',
    description:
      'Per cent of the going rate that the option asks for; `rate` is more where so many are less than the least hour of any rate',
  })
  percent: number;
  @ApiProperty({ type: Number, description: 'Pounds a year that this occupation has to pay for these hours' })
  rate: number;
}

export class VisaCheck {
  @ApiProperty({
    enum: VERDICTS,
    enumName: 'VisaVerdict',
    description: 'depends: the upper end of the range is enough, the lower one is not',
  })
  verdict: (typeof VERDICTS)[number];
  @ApiProperty({ type: VisaRate, required: false }) rate?: VisaRate;
  @ApiProperty({ type: String, required: false, description: 'Of Appendix Skilled Occupations' }) table?: string;
  @ApiProperty({ type: String, format: 'date', description: 'The day whose rules these are' }) asOf: string;
  @ApiProperty({ type: String, format: 'uri', description: 'Where the rules stand' }) source: string;
  @ApiProperty() reason: string;
  @ApiProperty({ type: Number, description: 'Pounds a year, as the verdict counts it' }) salaryPerYear: number;
  @ApiProperty({ type: Number, required: false, description: 'The upper end of a range; pounds a year' })
  salaryPerYearTo?: number;
  @ApiProperty({ type: Number }) hoursPerWeek: number;
  @ApiProperty({
    enum: nations,
    enumName: 'Nation',
    required: false,
    description: 'Where the job is, if that is known',
  })
  nation?: Nation;
  @ApiProperty({ type: OccupationCandidate, required: false, description: 'What the verdict is about' })
  occupation?: OccupationCandidate;
  @ApiProperty({ required: false, description: 'True where nobody has confirmed it: the title alone says so' })
  fromTitle?: boolean;
  @ApiProperty({
    type: [JudgedOccupation],
    description: 'What the title may mean; where there are any, there is no verdict until one is chosen',
  })
  candidates: JudgedOccupation[];
  @ApiProperty({ type: [OccupationCandidate], description: 'With an occupation: others, should it be another one' })
  others: OccupationCandidate[];
}
