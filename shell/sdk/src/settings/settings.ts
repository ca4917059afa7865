import type { Access } from '../remote';

export interface TitledText {
  title: string;
  text: string;
}

/** What an operator can say about the site. The page carries what differs from the defaults as `#settings`. */
export interface Settings {
  mailboxes: { general: string; support: string; payments: string };
  phone: string;
  social: { messaging: string; photos: string; microblog: string; network: string };
  policies: { privacy: string; terms: string; cookies: string };
  /** Claims that the operator stands behind, as shown. */
  claims: {
    opportunities: string;
    support: string;
    interviewSuccess: string;
    rating: string;
    placements: string;
    moreInterviews: string;
  };
  /** Where a career pack is booked, by pack id. An empty one opens our own booking form. */
  bookingLinks: { pro: string; elite: string };
  packSteps: TitledText[];
  packQuestions: TitledText[];
  /** `{company} careers` is put behind it, encoded. */
  webSearch: string;
  /** Whether paying is configured; without it Subscribe and Upgrade Now are blurred and inert. */
  billing: boolean;
  /** Opens or closes a declared route, by its path. */
  routeAccess: Record<string, Access>;
}
