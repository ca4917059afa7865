import { latePart } from '@landfall/ui';
import { FacetsSkeleton } from './facets-skeleton';

/** They wait for their counts anyway, and on a phone for their sheet: the list need not wait for them. */
export const Facets = latePart(() => import('./facets'), { waiting: <FacetsSkeleton />, named: 'The filters' });
