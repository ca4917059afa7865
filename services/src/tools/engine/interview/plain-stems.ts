import { stemsOf } from '../reading/stems.js';

/** They stand in most skills, and a line that shares one is no nearer to what is asked. */
export const PLAIN_STEMS: ReadonlySet<string> = new Set(
  stemsOf(
    'management manager system engineering skill experience work service care support design plan development team knowledge process business customer control use site health food report communication safety',
  ),
);
