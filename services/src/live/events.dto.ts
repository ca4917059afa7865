import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { topics, type Topic } from './live-event.js';

export class EventsQuery {
  @ApiProperty({ type: String, required: false, description: `Some of ${topics.join(', ')}; left out: all` })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value))
  @IsArray({ message: 'topics must be names with commas between them' })
  @ArrayMaxSize(topics.length)
  @IsIn(topics, { each: true, message: `topics must be some of ${topics.join(', ')}` })
  topics: Topic[] = [...topics];

  @ApiProperty({
    required: false,
    description: 'The id of the last event seen; the header Last-Event-ID goes before it',
  })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  lastEventId?: string;
}

/** `event: jobs`. Ids of jobs; a page asks which of them its own search means. */
export class JobsEvent {
  @ApiProperty({ type: [Number] }) added: number[];
  @ApiProperty({ type: [Number] }) changed: number[];
  @ApiProperty({ type: [Number] }) removed: number[];
  @ApiProperty({ required: false, description: 'More than are worth listing: the lists are empty, ask anew' })
  isMany?: boolean;
  @ApiProperty({
    required: false,
    format: 'date-time',
    description: 'An import has ended, at this time; the lists are empty',
  })
  importedAt?: string;
}

/** `event: release`. A channel has a new head. */
export class ReleaseEvent {
  @ApiProperty() channel: string;
  @ApiProperty({ type: 'integer' }) seq: number;
}

/** `event: notices`. There is a new notice, or some have been read. */
export class NoticesEvent {
  @ApiProperty({ type: 'integer' }) unread: number;
}

/** `event: hello`: the stream is open, and what was missed has been told before it. */
export class HelloEvent {
  @ApiProperty({
    description: 'What was missed since the given id is not known any more: ask anew for all that the topics are about',
  })
  isGap: boolean;
}
