import { Fragment, useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Review, Sponsor } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Badge, Button, Card, formatDate, RadioGroup } from '@landfall/ui';
import { wordsOf } from '../lists/failures';
import { useListAddress } from '../lists/use-list-address';
import { names, useReviewChanges } from './calls';
import { ratingsAndRoutes } from './ratings-and-routes';
import { ReviewList } from './review-list';

const NONE = 'none';

/** Names of adverts that may be one of the register's: decided once, for all jobs of that name. */
export default function NamesTab({ onExpired }: { onExpired: () => void }) {
  const address = useListAddress('names');
  const query = useQuery(names(address.which, address.page));
  return (
    <ReviewList
      query={query}
      one="name"
      many="names"
      about="Employers of adverts that may stand in the register of sponsors. Your answer holds for all jobs of the name, those to come as well."
      keepsDecided
      empty="Every name of an advert is settled."
      address={address}
      onExpired={onExpired}
    >
      {({ reviews }) => reviews.map((review) => <NameCard key={review.id} review={review} />)}
    </ReviewList>
  );
}

function NameCard({ review }: { review: Review }) {
  const { id, name, town, candidates, decision, sponsor, decidedBy, decidedAt } = review;
  const { naming } = useReviewChanges();
  const [chosen, setChosen] = useState(decision === 'none' ? NONE : sponsor ? String(sponsor.id) : null);
  const group = useId();
  const decide = () =>
    naming.mutate(chosen === NONE ? { id, decision: 'none' } : { id, decision: 'match', sponsorId: Number(chosen) }, {
      onSuccess: ({ foreignHostCount = 0 }) =>
        toast({
          title: 'Decided for all jobs of this name',
          description:
            chosen === NONE
              ? name
              : `${name}: jobs that waited for this are listed within a minute. Those of a file that is no longer there come with its next import.${foreignHostCount > 0 ? ' Adverts with a foreign address wait among the held ones.' : ''}`,
        }),
      onError: (error) => toast({ title: 'Nothing was changed', description: wordsOf(error), variant: 'destructive' }),
    });
  return (
    <Card as="li" className="admin-review">
      <div>
        <h3 dir="auto">{name}</h3>
        <p className="admin-count">{town ? <bdi>{town}</bdi> : 'Town not stated'}, as adverts write it</p>
        <Hosts review={review} />
      </div>
      {decidedAt && (
        <p>
          <Badge tone={decision === 'match' ? 'positive' : 'line'}>{decision === 'match' ? 'Match' : 'None'}</Badge>{' '}
          {sponsor && <bdi>{sponsor.name}, </bdi>}
          by {decidedBy}, <time dateTime={decidedAt}>{formatDate(decidedAt, { form: 'time' })}</time>
        </p>
      )}
      <div className="admin-candidates">
        <RadioGroup
          label="Which entry of the register is it?"
          name={group}
          value={chosen}
          onValueChange={setChosen}
          options={[
            ...candidates.map((candidate) => ({
              value: String(candidate.id),
              label: <Candidate sponsor={candidate} />,
            })),
            { value: NONE, label: 'None of them' },
          ]}
        />
      </div>
      <div className="admin-review-actions">
        <Button busy={naming.isPending} disabled={chosen === null} onClick={decide}>
          Decide
        </Button>
      </div>
    </Card>
  );
}

/** Whoever decides for all adverts of a name sees where they lead. */
function Hosts({ review: { hosts = [], hostCount = hosts.length } }: { review: Review }) {
  if (hosts.length === 0) return null;
  return (
    <p className="admin-count">
      Its adverts lead to{' '}
      {hosts.map((host, at) => (
        <Fragment key={host}>
          {at > 0 && ', '}
          <bdi className="lf-mono">{host}</bdi>
        </Fragment>
      ))}
      {hostCount > hosts.length && ` and ${hostCount - hosts.length} more`}
    </p>
  );
}

function Candidate({ sponsor }: { sponsor: Sponsor }) {
  const { id, name, town, county } = sponsor;
  return (
    <>
      <bdi>{name}</bdi>{' '}
      <span className="admin-count">
        {[town || 'town not stated', county, ...ratingsAndRoutes(sponsor)].filter(Boolean).join(' · ')}{' '}
        <Link to={`/sponsors/${id}`}>Its entry</Link>
      </span>
    </>
  );
}
