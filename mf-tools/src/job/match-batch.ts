import type { JobMatch } from '@landfall/contracts';
import { http } from '@landfall/sdk';

/** The most jobs that one call takes. */
const MOST = 100;

interface Waiting {
  id: number;
  resolve: (match: JobMatch | null) => void;
  reject: (error: unknown) => void;
}

let waiting: Waiting[] = [];

/** How the default CV answers one job; null when the job is not there. What a whole list asks for is one call. */
export function matchOf(id: number): Promise<JobMatch | null> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) setTimeout(askAll);
    waiting.push({ id, resolve, reject });
  });
}

function askAll(): void {
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += MOST) void ask(all.slice(from, from + MOST));
}

async function ask(some: readonly Waiting[]): Promise<void> {
  try {
    const ids = [...new Set(some.map(({ id }) => id))];
    const matches = await http.post<JobMatch[]>('/api/jobs/match', { body: { ids } });
    const byId = new Map(matches.map((match) => [match.id, match]));
    for (const { id, resolve } of some) resolve(byId.get(id) ?? null);
  } catch (error) {
    for (const { reject } of some) reject(error);
  }
}
