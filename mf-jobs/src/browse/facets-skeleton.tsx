import { Skeleton, VisuallyHidden } from '@landfall/ui';

/** How many lines each has at first, of the jobs. */
const OF_JOBS: Readonly<Record<string, number>> = {
  Location: 6,
  'Experience Level': 4,
  'Job Type': 4,
  'Job Categories': 6,
};

/** The groups grow when their counts come; standing here until then, they do not push each other down. */
export function FacetsSkeleton({ groups = OF_JOBS }: { groups?: Readonly<Record<string, number>> }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading filters...</VisuallyHidden>
      {Object.entries(groups).map(([title, lines]) => (
        <div key={title} className="facet" aria-hidden="true">
          <p className="facet-title">{title}</p>
          {Array.from({ length: lines }, (_, index) => (
            <div key={index} className="facet-wait">
              <Skeleton width="1.25rem" height="1.25rem" />
              <Skeleton width="55%" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
