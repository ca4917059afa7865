import { Optional, type PipeTransform } from '@nestjs/common';
import { Invalid } from '../platform/refusals/refusals.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id of a task in a path; anything else is refused before it reaches the table. */
export class UuidPipe implements PipeTransform<string, string> {
  constructor(@Optional() private readonly field = 'id') {}

  transform(value: string): string {
    const { field } = this;
    if (!UUID.test(value)) throw new Invalid([{ field, message: `${field} must be a UUID` }]);
    return value.toLowerCase();
  }
}
