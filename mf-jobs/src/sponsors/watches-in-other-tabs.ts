const CHANNEL = 'landfall-watches';

/** One for the page, so that nobody hears themselves. */
let channel: BroadcastChannel | undefined;

/** A browser without it has tabs that learn of each other when they are loaded anew. */
const open = () => (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL));

/** An employer is watched, or no longer: says so to the other tabs of this browser, and which one. */
export const tellOtherTabs = (sponsor: number): void => open()?.postMessage({ sponsor });

/** `heard` is called with the employer that another tab has changed. Answers how to stop. */
export function hearOtherTabs(heard: (sponsor: number) => void): () => void {
  const listened = open();
  const take = ({ data }: MessageEvent<{ sponsor?: unknown } | null>) => {
    if (typeof data?.sponsor === 'number') heard(data.sponsor);
  };
  listened?.addEventListener('message', take);
  return () => listened?.removeEventListener('message', take);
}
