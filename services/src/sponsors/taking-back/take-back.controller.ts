import { Controller, Delete } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { Access } from '../../platform/access/access.decorator.js';
import { IdParam } from '../../platform/validation/id-param.decorator.js';
import { Asks, type Asking } from '../../tasks/asking.js';
import { AnswersSlowly, SlowAnswers } from '../../tasks/slow-answers.js';
import { RegisterTakenBack } from '../sponsors.dto.js';
import { registerBefore } from './before-it.js';
import { REGISTER_TAKE_BACK } from './take-back-kind.js';

@ApiTags('Sponsors')
@Controller('sponsors/admin')
@Access('elevated')
export class TakeBackController {
  constructor(
    private readonly answers: SlowAnswers,
    private readonly dataSource: DataSource,
  ) {}

  @Delete('registers/:id')
  @ApiOperation({
    summary: 'Takes the newest register back: the one before it is in force again',
    description:
      'Employers, their history and the jobs that it speaks for are what they were. Notices that have not gone out are stopped; whoever has heard something of it hears that it was a mistake. 409 where it is not the newest, the only one, or what was before it is known no longer.',
  })
  @AnswersSlowly(RegisterTakenBack)
  async takeBack(@IdParam() id: number, @Asks() asking: Asking) {
    const { name } = await registerBefore(this.dataSource, id);
    return this.answers.answer(REGISTER_TAKE_BACK, { id, name, by: asking.user.username }, asking);
  }
}
