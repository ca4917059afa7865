import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { HeldAdvert } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Badge, Button, Card, formatDate } from '@landfall/ui';
import { wordsOf } from '../lists/failures';
import { useListAddress } from '../lists/use-list-address';
import { AdvertFacts, Reports } from './advert-facts';
import { heldAdverts, useReviewChanges } from './calls';
import { HoldReasons } from './hold-reasons';
import { RefuseDialog } from './refuse-dialog';
import { ReleaseUnsigned } from './release-unsigned';
import { ReviewList } from './review-list';

/** Adverts that look like a scam, or that people reported: in no list until somebody has looked at them. */
export default function HeldTab({ onExpired }: { onExpired: () => void }) {
  const address = useListAddress('held');
  const query = useQuery(heldAdverts(address.which, address.page));
  return (
    <ReviewList
      query={query}
      one="held advert"
      many="held adverts"
      about="Held adverts are in no list. What you decide stands until the text of the advert changes."
      keepsDecided
      empty="Nothing waits for you."
      address={address}
      onExpired={onExpired}
    >
      {({ adverts }) => (
        <>
          <ReleaseUnsigned adverts={adverts} />
          {adverts.map((advert) => (
            <HeldCard key={advert.id} advert={advert} />
          ))}
        </>
      )}
    </ReviewList>
  );
}

function HeldCard({ advert }: { advert: HeldAdvert }) {
  const { id, state, job, reasons, reports, heldAt } = advert;
  const { deciding } = useReviewChanges();
  const [isRefusing, setRefusing] = useState(false);
  const release = () =>
    deciding.mutate(
      { id, decision: 'release' },
      {
        onSuccess: () => toast({ title: 'Advert released', description: job.title }),
        onError: (error) => toast({ title: 'Not released', description: wordsOf(error), variant: 'destructive' }),
      },
    );
  const refuse = (reason: string) =>
    deciding.mutate(
      { id, decision: 'refuse', reason },
      {
        onSuccess: () => {
          setRefusing(false);
          toast({ title: 'Advert refused', description: job.title });
        },
      },
    );
  return (
    <Card as="li" className="admin-review">
      <AdvertFacts job={job} />
      <HoldReasons reasons={reasons} />
      {state === 'held' && reasons.some(({ kind }) => kind === 'unsigned-word') && (
        <p>Released, it is listed as sponsored by your word, with your name and today’s date.</p>
      )}
      <Reports reports={reports} />
      <Decided advert={advert} />
      <p className="admin-count">
        Held since <time dateTime={heldAt}>{formatDate(heldAt, { form: 'time' })}</time>
      </p>
      <div className="admin-review-actions">
        {state !== 'released' && (
          <Button busy={deciding.isPending && !isRefusing} disabled={deciding.isPending} onClick={release}>
            Release
          </Button>
        )}
        {state !== 'refused' && (
          <Button variant="secondary" disabled={deciding.isPending} onClick={() => setRefusing(true)}>
            Refuse
          </Button>
        )}
      </div>
      {isRefusing && (
        <RefuseDialog
          title={job.title}
          busy={deciding.isPending}
          failure={deciding.error ? wordsOf(deciding.error) : undefined}
          onRefuse={refuse}
          onClose={() => setRefusing(false)}
        />
      )}
    </Card>
  );
}

function Decided({ advert: { state, decidedBy, decidedAt, decisionReason } }: { advert: HeldAdvert }) {
  if (state === 'held' || !decidedAt) return null;
  return (
    <p>
      <Badge tone={state === 'released' ? 'positive' : 'danger'}>{state === 'released' ? 'Released' : 'Refused'}</Badge>{' '}
      by {decidedBy}, <time dateTime={decidedAt}>{formatDate(decidedAt, { form: 'time' })}</time>
      {decisionReason && (
        <>
          : <bdi>{decisionReason}</bdi>
        </>
      )}
    </p>
  );
}
