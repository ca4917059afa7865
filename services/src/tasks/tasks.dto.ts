import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { Paging } from '../platform/validation/paging.dto.js';
import { Choices } from '../platform/validation/choices.decorator.js';
import { TASK_STATES, type TaskState } from './task-kind.js';

/** Any JSON: what it is, the kind of the task says. */
const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

export class TaskAccepted {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ enum: TASK_STATES, enumName: 'TaskState' }) state: TaskState;
}

export class TaskError {
  @ApiProperty({ type: 'integer', description: 'What the same call answers without `Prefer: respond-async`' })
  status: number;
  @ApiProperty({ type: String, description: 'What could not be done' }) detail: string;
  @ApiProperty({ type: String, description: 'Why, in plain words' }) reason: string;
}

/** A task as lists show it. */
export class TaskSummary {
  @ApiProperty({ type: String, format: 'uuid' }) id: string;
  @ApiProperty({ type: String, example: 'cv-analyzer' }) kind: string;
  @ApiProperty({ enum: TASK_STATES, enumName: 'TaskState' }) state: TaskState;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100 }) progress: number;
  @ApiProperty({ type: String, description: 'What is being done, in a few words' }) step: string;
  @ApiProperty({ type: String, description: 'What it is about' }) title: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) finishedAt: string | null;
  @ApiProperty({ type: TaskError, required: false, description: 'When it failed' }) error?: TaskError;
  @ApiProperty({ type: 'integer', required: false, minimum: 1, description: 'Place in the queue, while it waits' })
  position?: number;
  @ApiProperty({ type: 'boolean', required: false, description: 'Its person has turned to something else since' })
  isPutAway?: boolean;
  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'With series=true, of batches about the same job and CV: how many are done; this is the newest',
  })
  batches?: number;
}

export class Task extends TaskSummary {
  @ApiPropertyOptional({ ...ANY_OBJECT, description: 'When it is done: what the same call answers directly' })
  result?: Record<string, unknown>;
  @ApiPropertyOptional({ ...ANY_OBJECT, description: 'What was sent, so that a form can be filled again' })
  input?: Record<string, unknown>;
}

/** What is left of a person's day. */
export class Quota {
  @ApiProperty({ type: 'integer', nullable: true, description: 'Calls a day; null without a limit' })
  limit: number | null;
  @ApiProperty({ type: 'integer', description: 'Calls of today' }) used: number;
  @ApiProperty({ type: 'integer', nullable: true, minimum: 0 }) left: number | null;
  @ApiProperty({ type: String, format: 'date-time', description: 'When a new day begins' }) resetsAt: string;
}

const Whether = (description: string) => (target: object, key: string) => {
  ApiProperty({ type: 'boolean', required: false, default: false, description })(target, key);
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))(
    target,
    key,
  );
  IsBoolean({ message: `${key} must be true or false` })(target, key);
};

export class TaskListQuery extends Paging {
  /** Only these kinds, such as `cv-analyzer`; none asks nothing. */
  @Choices({ most: 20, length: 40 }) kind: string[] = [];

  @Whether('Batches of one interview are one entry, the newest') series: boolean = false;
}

export class TaskRemoval {
  @Whether('With the other batches of the interview, as far as they have ended') series: boolean = false;
}

export class TaskList {
  @ApiProperty({ type: [TaskSummary], description: 'Newest first' }) tasks: TaskSummary[];
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer' }) total: number;
  @ApiProperty({ type: 'integer' }) page: number;
  @ApiProperty({ type: 'integer' }) limit: number;
  @ApiProperty({ type: 'integer' }) totalPages: number;
}
