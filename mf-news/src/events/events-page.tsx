import '../styles.css';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { TrainingEvent } from '@landfall/contracts';
import { ApiError, safeLink, useTitle, referenceOf } from '@landfall/sdk';
import {
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  FailedPart,
  Icon,
  PageHead,
  Pagination,
  Skeleton,
  VisuallyHidden,
} from '@landfall/ui';
import { upcomingEvents } from '../api';
import { daysOf } from './days-of';

export default function EventsPage() {
  useTitle('Events & Training');
  return (
    <div className="events-page">
      <PageHead
        title="Events & Training"
        text="Upcoming conferences from a list that ships with the site, soonest first. There are no training courses in it. To register, go to the event’s own website."
      />
      <Upcoming />
    </div>
  );
}

function Upcoming() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useQuery(upcomingEvents(page));
  if (error && !data) {
    return (
      <FailedPart
        title="Events could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
        details={referenceOf(error)}
      >
        {error instanceof ApiError ? error.detail : 'The rest of the page works.'}
      </FailedPart>
    );
  }
  if (!data) return <EventSkeletons count={6} />;
  if (data.events.length === 0) {
    return (
      <EmptyState drawing="empty-news" title="No upcoming events">
        The list that ships with this version of the site has no event that is still to come.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="events-list">
        {data.events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </div>
      {data.totalPages > 1 && (
        <Pagination page={data.page} pages={data.totalPages} onPage={(to) => setParams({ page: String(to) })} />
      )}
    </>
  );
}

function EventCard({ event }: { event: TrainingEvent }) {
  const link = safeLink(event.registrationUrl);
  return (
    <Card as="article" className="event">
      <p className="event-when">
        <Icon name="calendar" size={18} />
        {daysOf(event)}
      </p>
      <h2 dir="auto">{event.title}</h2>
      {event.location && (
        <p className="event-where">
          <Icon name="map-pin" size={18} />
          {event.location}
        </p>
      )}
      <div className="event-badges">
        {event.isOnline && <Badge tone="line">{event.location ? 'Also online' : 'Online'}</Badge>}
        {event.isFree && <Badge tone="positive">Free</Badge>}
        {event.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </div>
      {link && (
        <ButtonLink href={link} newTab variant="quiet" flush className="event-go">
          Event website
        </ButtonLink>
      )}
    </Card>
  );
}

function EventSkeletons({ count }: { count: number }) {
  return (
    <div className="events-list">
      <VisuallyHidden>Loading events</VisuallyHidden>
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} className="event">
          <Skeleton width="50%" height="1.25rem" />
          <Skeleton width="80%" height="1.5rem" />
          <Skeleton width="60%" height="1.25rem" />
        </Card>
      ))}
    </div>
  );
}
