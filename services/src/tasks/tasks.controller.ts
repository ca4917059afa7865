import { Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { EMPTY, filter, map } from 'rxjs';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { UuidPipe } from './uuid.pipe.js';
import { isOver, type TaskRow } from './task-row.js';
import { TaskStreams } from './task-streams.js';
import { toSummary, toTask } from './task.view.js';
import { Quota, Task, TaskList, TaskListQuery, TaskRemoval } from './tasks.dto.js';
import { TasksService } from './tasks.service.js';

@ApiTags('Tasks')
@Controller('tasks')
@Access('signed-in')
export class TasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly streams: TaskStreams,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Your own tasks, running and ended, newest first' })
  @Answers(TaskList)
  async list(
    @Query() { kind, page, limit, series }: TaskListQuery,
    @CurrentUser() user: SignedInUser,
  ): Promise<TaskList> {
    const { rows, total } = await this.tasks.page(user.id, { kinds: kind, page, limit, series });
    return {
      tasks: rows.map(toSummary),
      count: rows.length,
      total,
      page,
      limit,
      totalPages: Math.ceil(total / limit),
    };
  }

  @Get('quota')
  @ApiOperation({ summary: 'How many AI calls you have left today' })
  @Answers(Quota)
  quota(@CurrentUser() user: SignedInUser): Promise<Quota> {
    return this.tasks.quota(user);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One of your tasks, with what was sent and its result' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @Answers(Task)
  async one(@Param('id', UuidPipe) id: string, @CurrentUser() user: SignedInUser): Promise<Task> {
    return toTask(await this.tasks.one(user.id, id));
  }

  @Get(':id/events')
  @ApiOperation({ summary: 'Server-Sent Events: `event: task` with the task whenever it changes, until it ends' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiProduces('text/event-stream')
  async events(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() user: SignedInUser,
    @Res() response: Response,
  ): Promise<void> {
    await this.tasks.one(user.id, id); // refused as a problem document, before the stream begins
    if (response.destroyed) return this.streams.send(response, EMPTY);
    const rows = this.tasks.follow(user.id, id).pipe(filter((row): row is TaskRow => row !== undefined));
    this.streams.send(response, rows.pipe(map(withoutInput)));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Cancels a task that has not ended; removes one that has, with its result' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @Answers(null)
  async remove(
    @Param('id', UuidPipe) id: string,
    @Query() { series }: TaskRemoval,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    await this.tasks.cancelOrRemove(user.id, id, series);
  }

  @Post(':id/put-away')
  @HttpCode(204)
  @ApiOperation({ summary: 'You have turned to something else: no screen of yours shows it by itself any more' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @Answers(null)
  async putAway(@Param('id', UuidPipe) id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    await this.tasks.putAway(user.id, id);
  }
}

/** Whoever follows has sent the input; hundreds of kilobytes of it need not come back with every step. */
function withoutInput(row: TaskRow): Task {
  const { input: _input, ...task } = toTask(row);
  return isOver(row.state) ? task : toSummary(row);
}
