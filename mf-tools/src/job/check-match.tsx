import './check-match.css';
import { Link } from 'react-router-dom';
import type { Job } from '@landfall/contracts';
import { prefetchRoute } from '@landfall/sdk';
import { Button, Card, Ladder } from '@landfall/ui';
import { matchBand, percentOf } from '../results/bands';
import { useMatch, type KnownMatch } from './use-match';

/** Beside a job: the score of the kept CV, when there is one, and one press to the analyzer with this advert in it. */
export default function CheckMatch({ context: { job } }: { context: { job: Job } }) {
  const known = useMatch(job.id);
  const address = `/tools?tool=cv-analyzer&job=${job.id}`;
  return (
    <Card as="section" className="check-match" aria-label="Your match">
      {known && <Score {...known} />}
      <Button asChild variant="secondary" icon="target" block>
        <Link to={address} onPointerEnter={() => prefetchRoute('/tools')}>
          Check my match
        </Link>
      </Button>
    </Card>
  );
}

function Score({ match, cv }: KnownMatch) {
  const score = percentOf(match.score);
  const band = matchBand(score);
  return (
    <>
      <p className="check-match-score">
        <strong>{score}% match</strong> <span dir="auto">with {cv.name}</span>
      </p>
      <Ladder value={score} label="Match with your CV" text={`${score} percent: ${band.label}`} />
      <dl className="check-match-why">
        <Why term="Met" names={match.met} />
        <Why term="Partly met" names={match.partly} />
        <Why term="Missing" names={match.missing} />
      </dl>
    </>
  );
}

const NAMES_SHOWN = 6;

function Why({ term, names }: { term: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const further = names.length - NAMES_SHOWN;
  return (
    <div>
      <dt>
        {term} {names.length}
      </dt>
      <dd dir="auto">
        {names.slice(0, NAMES_SHOWN).join(', ')}
        {further > 0 && ` and ${further} more`}
      </dd>
    </div>
  );
}
