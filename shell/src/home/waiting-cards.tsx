import { Skeleton } from '@landfall/ui';

/** Holds the place of `count` cards, so that nothing moves when they come. */
export const WaitingCards = ({ kind, count }: { kind: 'jobs' | 'news'; count: number }) => (
  <div className={`home-${kind}`} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} className="home-card" />
    ))}
  </div>
);
