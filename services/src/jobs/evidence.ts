/** What says that a job comes with sponsorship, by whom and since when. */
export interface Evidence {
  kind: 'register' | 'advert' | 'record' | 'administrator';
  summary: string;
  /** The authority whose record it is, by its full name. */
  by?: string;
  /** A date (YYYY-MM-DD), or null where none is known. */
  asOf: string | null;
  /** The advert's own sentence, word for word. */
  quote?: string;
  /** The record's number at the authority. */
  reference?: string;
}
