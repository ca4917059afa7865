import type { ApplicationStatistics, JobApplication } from '@landfall/contracts';
import type { ApplicationFields } from '../api';

/** What a board shows and may change, whether it is somebody's own or the demo. */
export interface BoardData {
  applications: JobApplication[] | undefined;
  statistics: ApplicationStatistics | undefined;
  /** Why there is no list; null when there is one. */
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  add: (fields: ApplicationFields) => Promise<unknown>;
  change: (id: number, fields: Partial<ApplicationFields>) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
}
