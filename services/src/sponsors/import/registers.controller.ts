import { Body, Controller, Get, HttpCode, Post, Req, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { IdParam } from '../../platform/validation/id-param.decorator.js';
import { Asks, type Asking } from '../../tasks/asking.js';
import { AnswersSlowly, SlowAnswers } from '../../tasks/slow-answers.js';
import { HeldRegisters } from './held-registers.js';
import { REGISTER_IMPORT } from './register-kind.js';
import { RegisterUpload, type RegisterRequest } from './register-upload.interceptor.js';
import { RegisterDecision, RegisterImported, RegisterList } from '../sponsors.dto.js';

@ApiTags('Sponsors')
@Controller('sponsors/admin')
@Access('elevated')
export class RegistersController {
  constructor(
    private readonly answers: SlowAnswers,
    private readonly registers: HeldRegisters,
  ) {}

  @Post('import')
  @ApiOperation({
    summary: 'Brings a register in as the difference to the one before',
    description:
      'The CSV of the Home Office, its columns in any order. Refused with an unknown heading or a cut row; held until it is confirmed when it is under half or over double the last. `asOf` is the day it is of; else the day in its name, else today. `covers=all` says that it covers every route: whoever is not in it has left. Without it that is told from the file.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary' },
        asOf: { type: 'string', format: 'date' },
        covers: { type: 'string', enum: ['all'] },
      },
    },
  })
  @UseInterceptors(RegisterUpload)
  @AnswersSlowly(RegisterImported)
  import(@Req() { register }: RegisterRequest, @Asks() asking: Asking) {
    return this.answers.answer(REGISTER_IMPORT, { ...register, by: asking.user.username }, asking);
  }

  @Get('registers')
  @ApiOperation({ summary: 'The registers that came in, were held or discarded' })
  @Answers(RegisterList)
  async list(): Promise<RegisterList> {
    return { registers: await this.registers.list() };
  }

  @Post('registers/:id')
  @ApiOperation({ summary: 'Confirms a register that is held, or discards it' })
  @HttpCode(200)
  @AnswersSlowly(RegisterImported)
  async decide(@IdParam() id: number, @Body() { decision, covers }: RegisterDecision, @Asks() asking: Asking) {
    const { name, asOf } = await this.registers.held(id);
    if (decision === 'confirm') {
      const said = covers ? { covers } : {};
      const task = { key: '', name, asOf, heldId: id, by: asking.user.username, ...said };
      return this.answers.answer(REGISTER_IMPORT, task, asking);
    }
    await this.registers.discard(id);
    return {
      state: 'unchanged',
      registerId: id,
      added: 0,
      removed: 0,
      notCovered: 0,
      leavesOut: [],
      changed: 0,
      rejected: 0,
    } satisfies RegisterImported;
  }
}
