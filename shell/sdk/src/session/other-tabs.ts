const CHANNEL = 'landfall-session';

/** One for the page, so that nobody hears themselves. */
let channel: BroadcastChannel | undefined;

/** A browser without it has tabs that learn of each other at their next call. */
const open = () => (channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL));

/** Says who is signed in, as this tab has just been told; null for nobody. */
export const tellOtherTabs = (id: string | null): void => open()?.postMessage(id);

/** Answers how to stop. */
export function hearOtherTabs(heard: (id: string | null) => void): () => void {
  const listened = open();
  const take = ({ data }: MessageEvent<string | null>) => heard(data);
  listened?.addEventListener('message', take);
  return () => listened?.removeEventListener('message', take);
}
