import { useState } from 'react';
import { useAtHand } from './at-hand';
import type { Choice } from './options';

const isSame = (one: readonly Choice[], other: readonly Choice[]) =>
  one.length === other.length && one.every(({ value }, at) => value === other[at]!.value);

/**
 * The choices in the order in which they stood when the person came to them: what is new comes last, and what the
 * counts no longer bring stays with `gone` as its count. Elsewhere they stand as they are given.
 */
export function useSteady(choices: Choice[], gone?: number): Choice[] {
  const isAtHand = useAtHand();
  const [stood, setStood] = useState(choices);
  const shown = isAtHand ? inOrderOf(stood, choices, gone) : choices;
  if (!isSame(shown, stood)) setStood(shown);
  return shown;
}

function inOrderOf(stood: readonly Choice[], choices: Choice[], gone: number | undefined): Choice[] {
  const now = new Map(choices.map((choice) => [choice.value, choice]));
  const kept = stood.map((choice) => now.get(choice.value) ?? { ...choice, count: gone });
  const known = new Set(stood.map(({ value }) => value));
  return [...kept, ...choices.filter(({ value }) => !known.has(value))];
}
