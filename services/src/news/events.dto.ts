import { ApiProperty } from '@nestjs/swagger';

export class TrainingEvent {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty() title!: string;
  @ApiProperty() description!: string;
  @ApiProperty() type!: string;
  @ApiProperty({ format: 'date' }) date!: string;
  @ApiProperty({ format: 'date' }) endDate!: string;
  @ApiProperty() time!: string;
  @ApiProperty() duration!: string;
  @ApiProperty() location!: string;
  @ApiProperty() isOnline!: boolean;
  @ApiProperty({ type: 'integer', nullable: true }) maxParticipants!: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Pounds; null where the organiser does not say' })
  price!: number | null;
  @ApiProperty({ type: Boolean, nullable: true }) isFree!: boolean | null;
  @ApiProperty() instructor!: string;
  @ApiProperty() instructorTitle!: string;
  @ApiProperty({ type: [String] }) tags!: string[];
  @ApiProperty({ type: String, nullable: true }) registrationUrl!: string | null;
  @ApiProperty() level!: string;
  @ApiProperty() category!: string;
}

export class TrainingEventPage {
  @ApiProperty({ type: [TrainingEvent], description: 'Soonest first; what is over is left out' })
  events!: TrainingEvent[];
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: 'integer' }) total!: number;
  @ApiProperty({ type: 'integer' }) page!: number;
  @ApiProperty({ type: 'integer' }) limit!: number;
  @ApiProperty({ type: 'integer' }) totalPages!: number;
}
