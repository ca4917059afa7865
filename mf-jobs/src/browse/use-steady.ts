import { useState } from 'react';
import { useAtHand } from './at-hand';
import type { Choice } from './options';

/** The count of a choice that the counts do not bring any more; undefined while it is not known. */
export type GoneCount = (value: string) => number | undefined;

export const noneLeft: GoneCount = () => 0;
export const notKnown: GoneCount = () => undefined;

const isSame = (one: readonly Choice[], other: readonly Choice[]) =>
  one.length === other.length && one.every(({ value }, at) => value === other[at]!.value);

/**
 * The choices in the order in which they stood when the person came to them: what is new comes last, and what the
 * counts no longer bring stays, counted by `gone`. Elsewhere, and where `look` is another, they stand as given.
 */
export function useSteady(choices: Choice[], gone = notKnown, look = false): Choice[] {
  const isAtHand = useAtHand();
  const [stood, setStood] = useState(choices);
  const [seen, setSeen] = useState(look);
  const shown = isAtHand && seen === look ? inOrderOf(stood, choices, gone) : choices;
  if (!isSame(shown, stood)) setStood(shown);
  if (seen !== look) setSeen(look);
  return shown;
}

function inOrderOf(stood: readonly Choice[], choices: Choice[], gone: GoneCount): Choice[] {
  const now = new Map(choices.map((choice) => [choice.value, choice]));
  const kept = stood.map((choice) => now.get(choice.value) ?? { ...choice, count: gone(choice.value) });
  const known = new Set(stood.map(({ value }) => value));
  return [...kept, ...choices.filter(({ value }) => !known.has(value))];
}
