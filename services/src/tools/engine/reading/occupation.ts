import type { Field } from '../vocabulary/skill.js';

/** Work that people of one trade do for one another: a family of occupations, and how much of the trade it takes. */
export interface Occupation {
  family: string;
  /** Null for a trade that has no field of its own. */
  field: Field | null;
  /** 1 without training, 2 trained or assisting, 3 the occupation itself, 4 and 5 who leads it. */
  level: number;
}
