const CHANNEL = 'landfall-watches';

/** One for the page, so that nobody hears themselves. */
let channel: BroadcastChannel | undefined;

/** A browser without it has tabs that learn of each other when they are loaded anew. */
const open = () => (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL));

/** Something is watched, or no longer: says so to the other tabs of this browser, and nothing of what it is. */
export const tellOtherTabs = (): void => open()?.postMessage('changed');

/** Answers how to stop. */
export function hearOtherTabs(heard: () => void): () => void {
  const listened = open();
  listened?.addEventListener('message', heard);
  return () => listened?.removeEventListener('message', heard);
}
