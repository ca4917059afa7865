import { useIsLive, useUser } from '@landfall/sdk';
import { Button, formatDate, timeAgo, figure, useNow } from '@landfall/ui';

interface LiveLineProps {
  /** Jobs that came since the list was asked for. */
  count: number;
  /** Of those in the list, how many are not found any more. */
  gone: number;
  /** When the last import ended. */
  importedAt: string | undefined;
  /** There has been a stream: before that nothing says whether news comes. */
  isConnected: boolean;
  /** Another order was chosen than the newest first, in which new ones are shown. */
  isReordered: boolean;
  onShow: () => void;
}

/**
 * How fresh the list is, as true of one in which nothing stands, and the offer of what is newer. There is room for the
 * offer before it comes, so that nothing moves then; with it the line goes along when one scrolls.
 */
export function LiveLine({ count, gone, importedAt, isConnected, isReordered, onShow }: LiveLineProps) {
  const now = useNow();
  const isKnown = useUser() !== null; // events come to people who are signed in
  const isLive = useIsLive();
  const offer = offerOf(count, gone, isReordered);
  return (
    <div className={offer ? 'live-line offers' : 'live-line'}>
      <ul className="result-facts">
        {isKnown && <LiveState isLive={isLive} isConnected={isConnected} />}
        <li>Updated hourly</li>
        {importedAt && (
          <li>
            Last import{' '}
            <time dateTime={importedAt} title={formatDate(importedAt, { form: 'time' })}>
              {agoOf(importedAt, now)}
            </time>
          </li>
        )}
      </ul>
      <div role="status">{offer && <Button onClick={onShow}>{offer}</Button>}</div>
    </div>
  );
}

/** Until there has been a stream its room is kept, so that nothing moves when it comes. */
function LiveState({ isLive, isConnected }: { isLive: boolean; isConnected: boolean }) {
  if (!isLive) return <li>Live updates paused</li>;
  return (
    <li className="result-live" style={isConnected ? undefined : { visibility: 'hidden' }}>
      Live updates
    </li>
  );
}

function offerOf(count: number, gone: number, isReordered: boolean): string | undefined {
  if (count > 0) return `${figure(count)} new ${count === 1 ? 'job' : 'jobs'}${isReordered ? ', newest first' : ''}`;
  return gone > 0 ? `${figure(gone)} gone: renew the list` : undefined;
}

/** The server's clock may be a little ahead of this one. */
const agoOf = (moment: string, now: Date) => timeAgo(moment, new Date(Math.max(now.getTime(), Date.parse(moment))));
