import { Body, Controller, Injectable, Module, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString } from 'class-validator';
import { setTimeout as wait } from 'node:timers/promises';
import { Access } from '../../platform/access/access.decorator.js';
import { Asks, type Asking } from '../asking.js';
import { AnswersSlowly, SlowAnswers } from '../slow-answers.js';
import { Hopeless, TryAgain } from '../task-failures.js';
import type { TaskKind } from '../task-kind.js';
import { TaskWork, type TaskCall } from '../task-work.js';
import { TasksModule } from '../tasks.module.js';

/** A feature of the tests' own that is slow, and fails when it is told to. */
class LetterInput {
  @IsString() text: string;
  @IsOptional() @IsInt() failures?: number;
  @IsOptional() @IsString() trouble?: 'hopeless' | 'waits' | 'unexpected';
  /** The letter that this one answers goes on the same stamp. */
  @IsOptional() @IsString() stampOf?: string;
}

export class Letter {
  @ApiProperty({ type: String }) delivered: string;
}

const LETTER: TaskKind<LetterInput> = {
  name: 'letter',
  lane: 'tools',
  isCharged: true,
  failure: 'Failed to deliver the letter.',
  title: ({ text }) => text,
};

@Controller('letters')
@Access('signed-in')
class LettersController {
  constructor(private readonly answers: SlowAnswers) {}

  @Post()
  @AnswersSlowly(Letter)
  send(@Body() input: LetterInput, @Asks() asking: Asking) {
    return this.answers.answer(LETTER, input, asking, { coveredBy: input.stampOf });
  }
}

@Module({ imports: [TasksModule], controllers: [LettersController] })
export class LettersModule {}

/** What the worker of this process was asked, and how it is told to go on. */
@Injectable()
export class LetterWork extends TaskWork<LetterInput, Letter, Letter> {
  readonly kind = LETTER;
  static asked: string[] = [];
  static kept: string[] = [];
  static aborted: string[] = [];
  static isOpen = false;

  async run({ text, failures = 0, trouble }: LetterInput, call: TaskCall): Promise<{ delivered: string }> {
    call.step('Writing the address', 10);
    const asked = LetterWork.asked.filter((one) => one === text).length;
    const reply = await call.remember('reply', async () => {
      LetterWork.asked.push(text);
      if (trouble === 'hopeless') throw new Hopeless('The address does not exist.', 422);
      if (trouble === 'unexpected') throw new Error('select * from letters');
      if (asked < failures) throw new TryAgain('The street is closed.');
      call.signal.addEventListener('abort', () => LetterWork.aborted.push(text));
      while (trouble === 'waits' && !LetterWork.isOpen && !call.signal.aborted) await wait(10);
      return { delivered: `Dear reader, ${text}` };
    });
    call.step('Closing the envelope', 90);
    return reply;
  }

  override keep(reply: Letter): Promise<Letter> {
    LetterWork.kept.push(reply.delivered);
    return Promise.resolve(reply);
  }

  override isWorthNothing({ delivered }: Letter): boolean {
    return delivered.endsWith('nothing new');
  }
}
