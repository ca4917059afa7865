import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { UnreadableRegister } from '../register/register-file.js';
import type { RegisterResult, RegisterSource } from './register-import.js';

export type RegisterAnswer = { result: RegisterResult } | { refusal: string } | { failure: string };

const program = fileURLToPath(new URL('../../main/register.js', import.meta.url));

/**
 * Brings a register in with a program of its own: some hundred thousand names take seconds of work and some hundred
 * megabytes, which would hold up everything else that the worker does. It ends with the worker.
 */
@Injectable()
export class RegisterProcess {
  async run(source: RegisterSource, signal?: AbortSignal): Promise<RegisterResult> {
    const answer = await this.ask(source, signal);
    if ('result' in answer) return answer.result;
    if ('refusal' in answer) throw new UnreadableRegister(answer.refusal);
    throw new Error(answer.failure);
  }

  private ask(source: RegisterSource, signal?: AbortSignal): Promise<RegisterAnswer> {
    return new Promise((resolve, reject) => {
      // what the worker was started with is not for a program that listens to the worker alone
      const child = fork(program, { serialization: 'advanced', signal, execArgv: ['--enable-source-maps'] });
      child.once('message', (answer: RegisterAnswer) => resolve(answer));
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`The program that brings registers in ended with ${code}`)));
      child.send(source, (error) => {
        if (error) reject(error);
      });
    });
  }
}
