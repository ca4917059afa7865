import { fork } from 'node:child_process';
import { Injectable } from '@nestjs/common';
import { Conflict } from '../../platform/refusals/refusals.js';
import { UnreadableRegister } from '../register/register-file.js';
import type { RegisterReturned } from '../taking-back/register-taking-back.js';
import type { RegisterResult, RegisterSource } from './register-import.js';

/** What the program is asked for: to bring a register in, or to take the newest back. */
export type RegisterOrder = { bringIn: RegisterSource } | { takeBack: { id: number; by: string } };

export type RegisterAnswer<Result = RegisterResult | RegisterReturned> =
  { result: Result } | { refusal: string } | { failure: string };

/**
 * Brings a register in, and takes it back, with a program of its own: some hundred thousand names take seconds of work
 * and some hundred megabytes, which would hold up everything else that the worker does. It ends with the worker.
 */
@Injectable()
export class RegisterProcess {
  protected readonly program: string | URL = new URL('../../main/register.js', import.meta.url);

  async run(source: RegisterSource, signal?: AbortSignal): Promise<RegisterResult> {
    const answer = await this.ask<RegisterResult>({ bringIn: source }, signal);
    if ('result' in answer) return answer.result;
    if ('refusal' in answer) throw new UnreadableRegister(answer.refusal);
    throw new Error(answer.failure);
  }

  /** @throws Conflict: another came meanwhile, or somebody else has taken it back */
  async takeBack(id: number, by: string, signal?: AbortSignal): Promise<RegisterReturned> {
    const answer = await this.ask<RegisterReturned>({ takeBack: { id, by } }, signal);
    if ('result' in answer) return answer.result;
    if ('refusal' in answer) throw new Conflict(answer.refusal);
    throw new Error(answer.failure);
  }

  private ask<Result>(order: RegisterOrder, signal?: AbortSignal): Promise<RegisterAnswer<Result>> {
    return new Promise((resolve, reject) => {
      // what the worker was started with is not for a program that listens to the worker alone
      const child = fork(this.program, { serialization: 'advanced', signal, execArgv: ['--enable-source-maps'] });
      child.once('message', (answer: RegisterAnswer<Result>) => resolve(answer));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The program that brings registers in ended with ${code}`)));
      child.send(order, (error) => {
        if (error) reject(error);
      });
    });
  }
}
