import type { PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { fieldErrors } from '../platform/validation/input.pipe.js';
import type { FieldError } from '../platform/refusals/problem.dto.js';
import { Invalid } from '../platform/refusals/refusals.js';
import { JobInput, MOST_AT_ONCE, standard } from './job-input.dto.js';

/** One job, or a list of them, with the name by which an error calls a field of each. */
export interface JobsSent {
  isList: boolean;
  jobs: JobInput[];
  fieldOf: (at: number, field: string) => string;
}

/** Reads a body that is one job or `{ jobs: [job, …] }`. Of a list all errors are told at once. */
export class JobsSentPipe implements PipeTransform<unknown, JobsSent> {
  transform(body: unknown): JobsSent {
    if (!isObject(body))
      throw new Invalid([{ field: 'body', message: 'body must be a job, or a list of them in jobs' }]);
    if (!('jobs' in body)) return sent([body], false, (_, field) => field);
    const { jobs, ...others } = body;
    const unknown = Object.keys(others);
    if (unknown.length > 0) {
      throw new Invalid(unknown.map((field) => ({ field, message: `property ${field} should not exist` })));
    }
    if (!Array.isArray(jobs)) throw new Invalid([{ field: 'jobs', message: 'jobs must be a list' }]);
    if (jobs.length === 0) throw new Invalid([{ field: 'jobs', message: 'jobs must name at least one job' }]);
    if (jobs.length > MOST_AT_ONCE) {
      const message = `jobs must be at most ${MOST_AT_ONCE.toLocaleString('en')}: send more as a file`;
      throw new Invalid([{ field: 'jobs', message }]);
    }
    return sent(jobs.map(withStandards), true, (at, field) => (field ? `jobs[${at}].${field}` : `jobs[${at}]`));
  }
}

function sent(values: unknown[], isList: boolean, fieldOf: JobsSent['fieldOf']): JobsSent {
  const errors: FieldError[] = [];
  const jobs = values.map((value, at) => {
    if (!isObject(value)) {
      errors.push({ field: fieldOf(at, ''), message: 'Each of jobs must be a job' });
      return new JobInput();
    }
    const job = plainToInstance(JobInput, value, { exposeDefaultValues: true });
    const broken = validateSync(job, {
      whitelist: true,
      forbidNonWhitelisted: true,
      validationError: { target: true },
    });
    errors.push(...fieldErrors(broken).map((error) => ({ ...error, field: fieldOf(at, error.field) })));
    return job;
  });
  if (errors.length > 0) throw new Invalid(errors);
  return { isList, jobs, fieldOf };
}

/** Whoever sends an empty visa says that they know of none, and is not made to promise one: it is refused, as of one job. */
function withStandards(value: unknown): unknown {
  if (!isObject(value)) return value;
  const given = Object.entries(value).filter(
    ([name, one]) => !(name in standard && isLeftOut(one)) || (name === 'visa_type' && one !== undefined),
  );
  return { ...standard, ...Object.fromEntries(given) };
}

const isLeftOut = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
