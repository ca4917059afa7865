import type { FieldError } from './problem.dto.js';

/** A "no" that the caller may read word for word. One filter turns it into a problem document. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    readonly more: { errors?: FieldError[]; retryAfterSeconds?: number; extra?: Record<string, unknown> } = {},
  ) {
    super(detail);
    this.name = new.target.name;
  }
}

/** `what` is the thing's name for people: `new NotFound('Job')` says "Job not found". */
export class NotFound extends Refusal {
  constructor(what: string) {
    super(404, `${what} not found`);
  }
}

export class Unauthorized extends Refusal {
  constructor(detail = 'Please sign in first.') {
    super(401, detail);
  }
}

export class Forbidden extends Refusal {
  constructor(detail = 'This is not allowed.') {
    super(403, detail);
  }
}

/** Input that breaks a rule, each error naming its field. */
export class Invalid extends Refusal {
  constructor(errors: FieldError[], status = 400) {
    // The same fault in twenty members of a list is said once; `errors` names each of them.
    const said = [...new Set(errors.map(({ message }) => message))];
    super(status, said.join('; ') || 'The input is not valid.', { errors });
  }
}

/** `extra` becomes further members of the problem document, such as the ids that clash. */
export class Conflict extends Refusal {
  constructor(detail: string, extra?: Record<string, unknown>) {
    super(409, detail, { extra });
  }
}

export class TooLarge extends Refusal {
  constructor(detail: string) {
    super(413, detail);
  }
}

export class UnsupportedKind extends Refusal {
  constructor(detail: string) {
    super(415, detail);
  }
}

/** Well-formed, but its content cannot be accepted. */
export class Unprocessable extends Refusal {
  constructor(detail: string, errors?: FieldError[]) {
    super(422, detail, { errors });
  }
}

export class TooMany extends Refusal {
  constructor(detail: string, retryAfterSeconds: number) {
    super(429, detail, { retryAfterSeconds });
  }
}

export class Unavailable extends Refusal {
  constructor(detail: string, retryAfterSeconds = 5) {
    super(503, detail, { retryAfterSeconds });
  }
}
