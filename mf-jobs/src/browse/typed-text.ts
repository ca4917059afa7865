import type { QueryClient } from '@tanstack/react-query';
import { unsearchable } from './unsearchable';

interface Typed {
  text: string;
  inForce: string;
}

/** What was typed last, and the text that was in force beside it: whoever comes back to that finds both. */
const typedLast = new WeakMap<QueryClient, Typed>();

export const keepTyped = (client: QueryClient, typed: Typed) => void typedLast.set(client, typed);

/** What stands in the box beside the text that is in force. */
export function typedBeside(client: QueryClient, inForce: string): string {
  const last = typedLast.get(client);
  return last?.inForce === inForce ? last.text : inForce;
}

/** The same, to be searched for with what else is asked; what cannot be searched for stays in the box. */
export function takeTyped(client: QueryClient, inForce: string): { searchQuery?: string } {
  const searchQuery = typedBeside(client, inForce).trim();
  if (searchQuery === inForce || unsearchable(searchQuery)) return {};
  keepTyped(client, { text: searchQuery, inForce: searchQuery });
  return { searchQuery };
}
