import type { Requirement, RequirementState } from '../../career-engine.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { Ask } from './ask.js';
import { asksNothingBesideTheTitle } from './nothing-beside-the-title.js';

/** The weight of what a whole advert asks for at least; what a short one leaves unsaid is the rest of it. */
const A_WHOLE_ADVERT = 60;
/** Of one that asks for no experience, much less. */
const AN_OPEN_ADVERT = 30;
/** Of a record that has nothing beside its title, less is known than of any advert: one that was compared stands before it. */
const A_BARE_TITLE = 120;
/** The name of what stands for all that an advert leaves unsaid, or says in words that could not be read. */
export const NOT_COMPARED = 'What could not be compared';

export const isCompared = ({ kind }: Pick<Ask, 'kind'>): boolean => kind !== 'unread';

/**
 * The asks with a share for what could not be compared, which nothing meets: two items that fit are no excellent match
 * with an advert of two items, and of a text in another language no more than half is known.
 */
export function withTheUnread(
  asks: readonly Ask[],
  {
    isReadable,
    titleLine,
    asksForNoExperience,
    ...advert
  }: Pick<AdvertFacts, 'isReadable' | 'titleLine' | 'asksForNoExperience' | 'skills' | 'years' | 'degree' | 'worded'>,
): Ask[] {
  const all = asks.reduce((sum, { weight }) => sum + weight, 0);
  const isBare =
    titleLine !== null && advert.worded.length === 0 && asksNothingBesideTheTitle({ ...advert, titleLine });
  const whole = asksForNoExperience ? AN_OPEN_ADVERT : isBare ? A_BARE_TITLE : A_WHOLE_ADVERT;
  const open = Math.max(whole - all, isReadable ? 0 : all);
  return asks.length === 0 || open < 1 ? [...asks] : [...asks, { ...THE_UNREAD, weight: open }];
}

const THE_UNREAD: Omit<Ask, 'weight'> = {
  name: NOT_COMPARED,
  kind: 'unread',
  importance: 'required',
  jobLine: null,
  state: 'missing',
  proof: null,
  near: null,
  called: null,
  isOnlyKeyword: false,
  why: 'The advert says too little of it, or in words that the built-in engine does not read',
};

export const WORTH: Record<RequirementState, number> = { met: 1, partly: 0.5, missing: 0 };

/** An ask with its share of 100 points. */
export interface WeighedAsk extends Ask {
  points: number;
}

/** Shares are counted in fifths of a point, so that half of one is whole tenths, and all that is shown adds up. */
const STEPS = 500;

/** Shares of 100, which add up to 100; the heaviest first. */
export function weighed(asks: readonly Ask[]): WeighedAsk[] {
  if (asks.length === 0) return [];
  const all = asks.reduce((sum, { weight }) => sum + weight, 0);
  const shares = asks.map((ask) => {
    const exact = (STEPS * ask.weight) / all;
    const steps = Math.max(1, Math.floor(exact));
    return { ask, steps, lost: exact - steps };
  });
  const left = STEPS - shares.reduce((sum, { steps }) => sum + steps, 0);
  // What rounding down has left goes to those that lost most by it.
  const first = shares.toSorted((one, other) => other.lost - one.lost).slice(0, Math.max(0, left));
  for (const share of first) share.steps += 1;
  // The lightest are shown with something all the same: the heaviest gives it.
  if (left < 0) shares.reduce((most, share) => (share.steps > most.steps ? share : most)).steps += left;
  return shares
    .map(({ ask, steps }) => ({ ...ask, points: (2 * steps) / 10 }))
    .toSorted((one, other) => other.points - one.points);
}

/** Σ weight × worth ÷ Σ weight over the very weights that are shown, in whole percent. */
export function scoreOf(asks: readonly { state: RequirementState; points: number }[]): number {
  const all = asks.reduce((sum, { points }) => sum + points, 0);
  if (all === 0) return 0;
  return Math.round((100 * asks.reduce((sum, { points, state }) => sum + points * WORTH[state], 0)) / all);
}

/** Where something is missing, a line stands only when it names it and is not counted, or denies it. */
export const toRequirement = ({ name, kind, importance, state, points, jobLine, proof }: WeighedAsk): Requirement => ({
  name,
  kind,
  importance,
  state,
  weight: points,
  jobLine,
  cvLine: proof?.line ?? null,
});
