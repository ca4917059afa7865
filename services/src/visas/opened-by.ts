import type { ListedOccupation } from './occupation-lists.js';

/** A list with the rule that it stands in, and what ends with it. */
const listed: Record<ListedOccupation['list'], (until: string) => string> = {
  shortage: (until) =>
    `the Temporary Shortage List (Appendix Skilled Worker, SW 6.1A), for a certificate of sponsorship issued before ${until}`,
  salary: (until) => `the Immigration Salary List (Appendix Immigration Salary List), which it leaves on ${until}`,
};

/** On what a verdict about an occupation of table 1a stands. */
export const openedBy = (entry: ListedOccupation): string =>
  ` Table 1a is open only to people who have held Skilled Worker permission since before 22 July 2025, or through a list: this occupation is on ${nameOf(entry)}.`;

/** Where only a list lowers the threshold. */
export const loweredBy = (entry: ListedOccupation): string => ` It is on ${nameOf(entry)}.`;

const nameOf = ({ list, until }: ListedOccupation): string => listed[list](dayOf(until));

const dayOf = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
