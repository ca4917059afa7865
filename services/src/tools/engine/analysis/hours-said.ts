import type { CvFacts } from '../reading/cv-facts.js';

/** When work is done, each by the words for it. */
const HOURS: readonly RegExp[] = [
  /\b(?:weekends?|saturdays?|sundays?)\b/i,
  /\b(?:nights?|night[- ]shifts?)\b/i,
  /\bevenings?\b/i,
  /\bbank holidays?\b/i,
  /\b(?:on[- ]call|stand[- ]?by)\b/i,
  /\b(?:shifts?|shift[- ]work(?:ing)?|rotating)\b/i,
  /\bsleep[- ]?ins?\b/i,
  /\bovertime\b/i,
  /\b(?:early (?:mornings?|starts?)|earlies)\b/i,
  /\b(?:stay(?:ing)? away|nights? out|overnight stays?)\b/i,
];
/** Somebody works so or would: what is only moved or sold at a weekend says nothing of it. */
const IS_OFFERED =
  /\b(?:can|able|available|availability|happy|willing|flexible|flexibility|free|prepared|used to|like|prefer|work(?:s|ed|ing)?|shifts?|rota|cover(?:s|ed|ing)?|on[- ]call|did|do|nights)\b/i;

/** The line of a CV that speaks of hours that an advert asks for, and does not deny them; null where none does. */
export function hoursSaid(condition: string, { worded }: CvFacts): string | null {
  const asked = HOURS.filter((each) => each.test(condition));
  const line = worded.find(
    ({ held }) => IS_OFFERED.test(held) && !/\boff\b/i.test(held) && asked.some((each) => each.test(held)),
  );
  return line?.proof.whole ?? null;
}
