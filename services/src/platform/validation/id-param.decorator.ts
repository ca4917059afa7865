import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Invalid } from '../refusals/refusals.js';

const LARGEST = 2_147_483_647;

class WholeId implements PipeTransform<string, number> {
  constructor(private readonly field: string) {}

  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(id <= LARGEST)) {
      throw new Invalid([{ field: this.field, message: `${this.field} must be a whole number from 1 to ${LARGEST}` }]);
    }
    return id;
  }
}

/** An id in the path, as the database gives them; anything else is refused before it reaches the table. */
export const IdParam =
  (name = 'id'): ParameterDecorator =>
  (target, key, index) => {
    Param(name, new WholeId(name))(target, key, index);
    const handler = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key === undefined || !handler) return;
    ApiParam({ name, schema: { type: 'integer', minimum: 1, maximum: LARGEST } })(target, key, handler);
  };
