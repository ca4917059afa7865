const MOST_KEPT = 1_000;

/** What was asked for stays while the data are the same; not what failed, and nothing while their state is not known. */
export class KeptOfState<T> {
  private readonly kept = new Map<string, Promise<T>>();
  private keptState: string | undefined;

  constructor(private readonly stateNow: () => string | undefined) {}

  of(key: string, ask: () => Promise<T>): Promise<T> {
    const state = this.stateNow();
    if (state === undefined) return ask();
    if (state !== this.keptState || this.kept.size > MOST_KEPT) this.kept.clear();
    this.keptState = state;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = ask();
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key));
    return asked;
  }
}
