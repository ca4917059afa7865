const CHANNEL = 'landfall-watches';

/** One for the page, so that nobody hears themselves. */
let channel: BroadcastChannel | undefined;

/** A browser without it has tabs that learn of each other when they are loaded anew. */
const open = () => (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL));

/** An employer is watched, or no longer: says so to the other tabs of this browser, and which one. */
export const tellOtherTabs = (sponsor: number): void => open()?.postMessage({ sponsor });

/** `heard` is called when another tab has changed this employer. Answers how to stop. */
export function hearOtherTabs(sponsor: number, heard: () => void): () => void {
  const listened = open();
  const take = ({ data }: MessageEvent<{ sponsor?: unknown } | null>) => data?.sponsor === sponsor && heard();
  listened?.addEventListener('message', take);
  return () => listened?.removeEventListener('message', take);
}
