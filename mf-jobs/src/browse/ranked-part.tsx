import { Link } from 'react-router-dom';
import { Button, figure } from '@landfall/ui';

interface RankedPartProps {
  page: number;
  compared: number;
  /** The list as it is could not be renewed. */
  isFailed: boolean;
  isFetching: boolean;
  onRenew: () => void;
  firstPage: string;
}

/**
 * Of an order by match that is still being made. It gets longer without being asked for: the cards stay where somebody
 * reads them until the newer order is wanted. Later pages go on with the order that the first one showed.
 */
export default function RankedPart({ page, compared, isFailed, isFetching, onRenew, firstPage }: RankedPartProps) {
  const isFirst = page === 1;
  return (
    <div className="ranked-part">
      <p role="status">
        By match: {figure(compared)} of these so far.
        {isFirst && ' The others follow and are being compared.'}
        {isFirst && isFailed && ' A newer order could not be loaded.'}
      </p>
      {isFirst ? (
        <Button variant="quiet" flush icon="refresh-cw" busy={isFetching} onClick={onRenew}>
          Show the order so far
        </Button>
      ) : (
        <Link to={firstPage}>Begin again with what was compared since</Link>
      )}
    </div>
  );
}
