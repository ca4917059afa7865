import type { User } from '@landfall/contracts';

export type Person = Partial<Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>>;

const names = ({ firstName, lastName }: Person) => [firstName, lastName].map((name) => name?.trim()).filter(Boolean);
const mailbox = ({ email }: Person) => email?.split('@')[0]?.trim();

/** First and last name; else whichever exists; else the e-mail up to its at sign; else the id; else "User". */
export const displayName = (person: Person): string =>
  names(person).join(' ') || mailbox(person) || person.id || 'User';

/** In the same order: two letters of two names, else the first letter of what is shown. */
export function initials(person: Person): string {
  const parts = names(person).length > 0 ? names(person) : [displayName(person)];
  return parts.map((part) => [...(part ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
