import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, switchMap, type Observable } from 'rxjs';
import { AppConfig } from '../../platform/config/app.config.js';
import { Invalid } from '../../platform/refusals/refusals.js';
import { FileIntake } from '../../platform/storage/file-intake.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { COVERS_ALL_OR_NOTHING } from '../sponsors.dto.js';
import type { RegisterTask } from './register-kind.js';

/** The government's file has some 15 MB. */
const LARGEST_MB = 64;
const LONGEST_NAME = 200;

export type RegisterRequest = Request & { register: Pick<RegisterTask, 'key' | 'name' | 'asOf' | 'covers'> };

/** Takes the one file of the field `file` into storage, where the worker finds it. */
@Injectable()
export class RegisterUpload implements NestInterceptor {
  private readonly intake: FileIntake;

  constructor(
    config: AppConfig,
    private readonly storage: FileStorage,
  ) {
    this.intake = new FileIntake(config.dataDir, LARGEST_MB);
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    return from(this.received(http.getRequest<RegisterRequest>(), http.getResponse<Response>())).pipe(
      switchMap(() => next.handle()),
    );
  }

  private received(request: RegisterRequest, response: Response): Promise<void> {
    return this.intake.take(request, response, async (file) => {
      const key = `registers/${randomUUID()}`;
      const name = file.originalname.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME) || 'register.csv';
      const said = request.body as { asOf?: unknown; covers?: unknown };
      const asOf = dayOfRegister(said.asOf, name);
      const covers = coversSaid(said.covers);
      await this.storage.put(key, createReadStream(file.path));
      request.register = { key, name, asOf, ...covers };
    });
  }
}

/** What is left out is told from the file itself. */
function coversSaid(said: unknown): { covers?: 'all' } {
  if (said === undefined || said === '') return {};
  if (said === 'all') return { covers: 'all' };
  throw new Invalid([{ field: 'covers', message: COVERS_ALL_OR_NOTHING }]);
}

/** Said beside the file, else in its name ("2026-08-21_-_Worker_and_Temporary_Worker.csv"), else today. */
function dayOfRegister(said: unknown, name: string): string {
  const today = new Date().toISOString().slice(0, 10);
  const day =
    typeof said === 'string' && said.trim() !== '' ? said.trim() : (/\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? today);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  if (!isDay) throw new Invalid([{ field: 'asOf', message: 'asOf must be a day such as 2026-08-21' }]);
  if (day > today) throw new Invalid([{ field: 'asOf', message: 'asOf must not be in the future' }]);
  return day;
}
