import type { JobSearch } from '../job.search.js';
import { nothingAsked } from '../nothing-asked.js';
import type { SuggestionEntry } from './suggestion-entry.js';

/**
 * How many jobs are found by who chooses a suggestion and asks for nothing else: searched for as the list does, because
 * other titles and descriptions have the words too. Remembered for one state of the data.
 */
export class SuggestionCounts {
  private readonly counts = new Map<string, Promise<number>>();

  constructor(
    private readonly search: JobSearch,
    private readonly today: string,
    private readonly early: boolean,
  ) {}

  /** With these counts; those that find nothing are left out. */
  async counted(entries: SuggestionEntry[]): Promise<SuggestionEntry[]> {
    const counts = await Promise.all(entries.map((entry) => this.of(entry)));
    return entries.map((entry, at) => ({ ...entry, count: counts[at]! })).filter(({ count }) => count > 0);
  }

  of({ kind, value, asText }: Pick<SuggestionEntry, 'kind' | 'value' | 'asText'>): Promise<number> {
    const isFilter = kind === 'place' && !asText;
    const key = `${isFilter ? 'filter' : 'text'} ${value}`;
    const asked = isFilter ? { location: [value] } : { searchQuery: value };
    const count = this.counts.get(key) ?? this.total(asked);
    this.counts.set(key, count);
    count.catch(() => this.counts.delete(key));
    return count;
  }

  /** With what is meant by other spaces: few jobs say "Sheet Rocker", and who chooses it finds the many sheetrockers too. */
  private async total(asked: { location: string[] } | { searchQuery: string }): Promise<number> {
    return (await this.search.find({ ...nothingAsked, ...asked, early: this.early }, this.today, {})).total;
  }
}
