/** Keeps the entries that were asked for last. */
export class Recent<K, V> {
  private readonly entries = new Map<K, V>();

  constructor(private readonly most: number) {}

  get(key: K): V | undefined {
    const value = this.entries.get(key);
    if (value === undefined) return undefined;
    this.entries.delete(key); // a map keeps the order in which entries were set
    this.entries.set(key, value);
    return value;
  }

  /** Without counting as asked for. */
  peek(key: K): V | undefined {
    return this.entries.get(key);
  }

  keep(key: K, value: V): V {
    this.entries.delete(key);
    this.entries.set(key, value);
    if (this.entries.size > this.most) this.entries.delete(this.entries.keys().next().value as K);
    return value;
  }
}
