import type { Requirement, RequirementKind, RequirementState } from '../../career-engine.js';
import type { Proof } from '../reading/proof.js';
import { capital } from '../text/clean.js';
import type { Finding } from './finding.js';

/** A requirement before it has its share of the score, with what the texts for people need beside it. */
export interface Ask {
  name: string;
  kind: RequirementKind;
  importance: 'required' | 'preferred';
  jobLine: string | null;
  /** Its weight among its own kind; shares are made of it later. */
  weight: number;
  state: RequirementState;
  proof: Proof | null;
  /** What the CV calls it, or what is near to it; null where nothing does, or words of the advert alone were found. */
  called: string | null;
  /** The skill that proves it in part, when it is another one. */
  near: string | null;
  /** Its name stands in a list that fits none of the work; `proof` is that line, and it is not counted. */
  isOnlyKeyword: boolean;
  /** Said in place of what is usual for such a requirement; null where the usual is right. */
  why: string | null;
}

/** A wish weighs half of what a must does. */
export const WISH = 0.5;

/** "provide feedback", "another European language": beside other names with a capital. Names such as "dbt" and "iOS" stay. */
export const shownAs = (name: string): string => (/^\p{Ll}+[ -]|^\p{Ll}{6,}$/u.test(name) ? capital(name) : name);

export const ask = (
  base: {
    name: string;
    kind: RequirementKind;
    importance?: Requirement['importance'];
    jobLine: string | null;
    weight: number;
  },
  { state, proof, near = null, called = null, isOnlyKeyword = false, why = null }: Finding,
): Ask => ({
  ...base,
  name: shownAs(base.name),
  importance: base.importance ?? 'required',
  weight: base.weight * (base.importance === 'preferred' ? WISH : 1),
  ...{ state, proof, near, called, isOnlyKeyword, why },
});
