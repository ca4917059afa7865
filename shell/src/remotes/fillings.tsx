import type { Release } from '@landfall/sdk/release';
import type { Filling } from '@landfall/sdk/shell';
import { keyOf, type Part } from './part';
import { RemotePart } from './remote-part';

/** What each slot is called where one of its parts cannot be shown. */
const TITLES: Record<string, string> = { 'home.jobs': 'Featured Jobs', 'home.news': 'Latest News' };

/** A badge on each of forty cards is no place to say forty times that it could not be loaded. */
const QUIET = new Set(['job.card', 'tracker.employer']);

const known = new Map<string, Filling['component']>();

/** One component per filling for the page's life: a new one would throw away what the part holds. */
function componentFor(part: Part, title: string, isQuiet: boolean): Filling['component'] {
  const key = keyOf(part);
  let component = known.get(key);
  if (!component) {
    component = ({ context, fallback }) => (
      <RemotePart part={part} title={title} context={context} loading={fallback} isQuiet={isQuiet} />
    );
    known.set(key, component);
  }
  return component;
}

/** The release's fillings by slot, in their order. */
export function fillingsOf(release: Release): Record<string, Filling[]> {
  const all = Object.entries(release.remotes).flatMap(([remote, { fills }]) =>
    fills.map(({ slot, order, access }, index) => {
      const nth = fills.slice(0, index).filter((before) => before.slot === slot).length;
      const part: Part = { kind: 'filling', remote, slot, nth };
      const component = componentFor(part, TITLES[slot] ?? 'This part', QUIET.has(slot));
      return { slot, order, filling: { key: keyOf(part), access, component } };
    }),
  );
  const slots: Record<string, Filling[]> = {};
  for (const { slot, filling } of all.sort((a, b) => a.order - b.order)) (slots[slot] ??= []).push(filling);
  return slots;
}
