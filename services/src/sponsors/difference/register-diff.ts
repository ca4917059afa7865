import { setImmediate as breath } from 'node:timers/promises';
import { absence, whatIsLeft, type Absence, type WhatIsLeft } from './absence.js';
import { closerLook } from './closer-look.js';
import { isCovered, type Covers } from './coverage.js';
import { keysToKeep, type NameKeys } from '../names/name-keys.js';
import { NearNames } from '../names/near-names.js';
import { pairsOf } from './pairs.js';
import type { Licence, RegisterEntry } from '../register/register-entry.js';
import { byImportance, isReRated } from '../register/routes.js';
import { asWithoutMistakes, isOpen, type SponsorBefore, type SponsorState } from './sponsor-before.js';

export interface SponsorEvent {
  kind: 'joined' | 'left' | 'unclear' | 'not-covered' | 'covered' | 're-rated' | 'same-rating' | 'routes';
  /**
   * Of routes: what it held; `after` is what it holds, or may still hold where only some have ended, or the names that it
   * may have now. Of `routes`, nothing: those of `after` were taken away by a mistaken register alone, and this one does not cover them.
   */
  before: string;
  after: string;
}

/** A line of the history that changes nothing for whoever works there, and is no news. */
export const isQuiet = (kind: SponsorEvent['kind']): kind is 'same-rating' | 'covered' =>
  kind === 'same-rating' || kind === 'covered';

/** What a new register changes. */
export interface RegisterDiff {
  added: { entry: RegisterEntry; keys: NameKeys }[];
  kept: { before: SponsorBefore; entry: RegisterEntry; keys: NameKeys; events: SponsorEvent[] }[];
  /**
   * Those of whom it says something by not having them: that they are no longer in it, or, of one that was unclear, that
   * nothing is like it any more. `left`: what they may still hold, where that is less than before;
   * `heirId`: another entry of the same company, by its legal name, which the register has still.
   */
  gone: { before: SponsorBefore; state: SponsorState; left?: WhatIsLeft; heirId?: number; events: SponsorEvent[] }[];
}

const AT_ONCE = 2_000;

/** What a new register changes of all employers that earlier ones had; lets others work in between. */
export async function differenceOf(
  before: SponsorBefore[],
  entries: RegisterEntry[],
  covers: Covers,
): Promise<RegisterDiff> {
  const { pairs, ofSeveralTowns } = pairsOf(before, entries);
  const continued = new Set(pairs.values());
  const missing = before.filter((sponsor) => !continued.has(sponsor) && asWithoutMistakes(sponsor).state !== 'left');
  const near = new NearNames(missing.map(({ name }) => name));
  const diff: RegisterDiff = { added: [], kept: [], gone: [] };
  for (const [at, entry] of entries.entries()) {
    if (at % AT_ONCE === 0) await breath();
    const sponsor = pairs.get(entry);
    const keys = keysToKeep(sponsor && entry.isNormalised ? sponsor.name : entry.name);
    near.offer({ id: at, name: entry.name, town: entry.town, isNormalised: entry.isNormalised }, keys);
    if (sponsor) {
      const now = merged(sponsor, entry, covers, ofSeveralTowns.has(entry));
      diff.kept.push({ before: sponsor, entry: now, keys, events: changes(sponsor, now) });
    } else diff.added.push({ entry, keys });
  }
  const absent: ({ sponsor: SponsorBefore } & Absence)[] = [];
  for (const [at, sponsor] of missing.entries()) {
    if (at % AT_ONCE === 0) await breath();
    const said = absence(asWithoutMistakes(sponsor), near, covers);
    if (said) absent.push({ sponsor, ...said });
  }
  const lacking = absent.filter(
    ({ sponsor, state }) =>
      state === 'left' || (state === 'not-covered' && whatIsLeft(asWithoutMistakes(sponsor), covers)),
  );
  const alike = await closerLook(
    lacking.map(({ sponsor }) => sponsor),
    [...diff.kept, ...diff.added],
  );
  const heirs = new Map(
    diff.kept.flatMap(({ before: { id }, entry }) => (legalName(entry) ? [[legalName(entry), id] as const] : [])),
  );
  const keys = new Set([...diff.kept, ...diff.added].map(({ entry }) => entry.key));
  for (const { sponsor, state: atFirst, like: likeAtFirst } of absent) {
    const onCloserLook = alike.get(sponsor);
    const state = onCloserLook === undefined ? atFirst : 'unclear';
    // what makes names alike hangs on the others of the register as well; a name that was told of stays told of
    const isStillLike = !sponsor.unmistaken && sponsor.doubt?.likeKeys.some((key) => keys.has(key));
    if (sponsor.state === 'unclear' && (state === 'unclear' || isStillLike)) continue;
    // that it has left was said already, be it by mistake
    if (sponsor.state === 'left' && state === 'left') continue;
    const left = state === 'not-covered' ? whatStays(sponsor, covers) : undefined;
    // what an earlier file left open already is not told of again while it stays so
    const isNews = state !== sponsor.state || left !== undefined;
    const after = left ? routesOf(left) : (onCloserLook ?? likeAtFirst);
    const events = isNews ? [{ kind: state, before: routesOf(sponsor), after }] : [];
    const heirId = state === 'unclear' ? heirs.get(legalName(sponsor)) : undefined;
    diff.gone.push({ before: sponsor, state, ...(left && { left }), ...(heirId !== undefined && { heirId }), events });
  }
  return diff;
}

/** Of one that a file does not cover: what it may still hold, where that is another than what stands there. */
function whatStays(sponsor: SponsorBefore, covers: Covers): WhatIsLeft | undefined {
  const really = asWithoutMistakes(sponsor);
  const { licences, asOf } = really;
  return whatIsLeft(really, covers) ?? (routesOf(really) === routesOf(sponsor) ? undefined : { licences, asOf });
}

/** A company's, whatever it trades as. Who has no legal form has none, and is nobody's heir. */
export const legalName = ({ key, ownKey }: Pick<RegisterEntry, 'key' | 'ownKey'>): string | undefined =>
  [ownKey || key].find((name) => !name.endsWith('|'));

/**
 * A name in small letters and a place that is not stated do not overwrite what an earlier register printed, where that had
 * one place only, and a route that the file does not cover stays with its day.
 */
function merged(before: SponsorBefore, entry: RegisterEntry, covers: Covers, isOfSeveralTowns: boolean): RegisterEntry {
  const keepsName = entry.isNormalised && !before.isNormalised;
  const named = keepsName ? before : entry;
  const placed = entry.town === '' && !isOfSeveralTowns ? before : entry;
  const { name, isNormalised, key, ownKey } = named;
  const licences = withUncovered(before, entry, covers);
  const { town, townAsOf, county } = placed;
  return { name, isNormalised, key, ownKey, town, townAsOf, county, licences };
}

function withUncovered(sponsor: SponsorBefore, { licences }: RegisterEntry, covers: Covers): Licence[] {
  const before = asWithoutMistakes(sponsor);
  const stated = new Set(licences.map(({ route }) => route));
  const left = isOpen(before) ? before.licences : [];
  const uncovered = left.filter(({ route }) => !stated.has(route) && !isCovered(route, covers));
  if (uncovered.length === 0) return licences;
  const dated = uncovered.map((licence) => ({ ...licence, asOf: licence.asOf ?? before.asOf }));
  return [...licences, ...dated].sort((a, b) => byImportance(a.route, b.route));
}

function changes(before: SponsorBefore, after: RegisterEntry): SponsorEvent[] {
  const events: SponsorEvent[] = [];
  const isBack = before.state === 'left' || before.state === 'unclear';
  if (isBack)
    events.push({ kind: 'joined', before: '', after: routesOf({ licences: after.licences.filter(isStated) }) });
  // who was not covered was never gone: a line of the history, and no news
  if (before.state === 'not-covered') events.push({ kind: 'covered', before: '', after: routesOf(after) });
  for (const { route, rating } of after.licences) {
    const was = before.licences.find((licence) => licence.route === route)?.rating ?? '';
    if (was === '' || rating === '' || was === rating) continue;
    // told of, nobody would have news: the page says it, or its history would not lead to what stands there
    const kind = isReRated(was, rating) ? 're-rated' : 'same-rating';
    events.push({ kind, before: `${route}: ${was}`, after: `${route}: ${rating}` });
  }
  const restored = restoredIn(before, after);
  const now = { licences: after.licences.filter(({ route }) => !restored.includes(route)) };
  const was = isBack ? { licences: before.licences.filter(({ route }) => !restored.includes(route)) } : before;
  if (routesOf(was) !== routesOf(now)) events.push({ kind: 'routes', before: routesOf(was), after: routesOf(now) });
  if (restored.length > 0) events.push({ kind: 'routes', before: '', after: restored.join('; ') });
  return events;
}

const isStated = ({ asOf }: Licence): boolean => asOf === undefined;

/** The routes that only a mistaken register took away, and of which this one says nothing. */
function restoredIn(before: SponsorBefore, { licences }: RegisterEntry): string[] {
  if (!before.unmistaken) return [];
  const held = new Set(isOpen(before) ? before.licences.map(({ route }) => route) : []);
  return licences.filter((one) => !isStated(one) && !held.has(one.route)).map(({ route }) => route);
}

/** As they are kept in events, news and history. */
export const routesOf = ({ licences }: { licences: Licence[] }) => licences.map(({ route }) => route).join('; ');
