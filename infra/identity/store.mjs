const kept = new Map();
const TIDY_EVERY = 60_000;

setInterval(() => {
  for (const [key, { until }] of kept) if (until < Date.now()) kept.delete(key);
}, TIDY_EVERY).unref();

/**
 * Sign-ins under way, sessions and codes, in memory: they end with this program, and the product's own sessions do not.
 * The shape of this class is what the provider's library asks for.
 */
export class Store {
  constructor(kind) {
    this.kind = kind;
  }

  #key = (id) => `${this.kind}:${id}`;

  #live(key) {
    const entry = kept.get(key);
    return entry && entry.until > Date.now() ? entry.value : undefined;
  }

  async upsert(id, value, seconds) {
    kept.set(this.#key(id), { value, until: seconds ? Date.now() + seconds * 1000 : Infinity });
  }

  async find(id) {
    return this.#live(this.#key(id));
  }

  #first(matches) {
    for (const [key, { value }] of kept) {
      if (key.startsWith(`${this.kind}:`) && matches(value)) return this.#live(key);
    }
    return undefined;
  }

  async findByUid(uid) {
    return this.#first((value) => value.uid === uid);
  }

  async findByUserCode(userCode) {
    return this.#first((value) => value.userCode === userCode);
  }

  async consume(id) {
    const value = this.#live(this.#key(id));
    if (value) value.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id) {
    kept.delete(this.#key(id));
  }

  async revokeByGrantId(grantId) {
    for (const [key, { value }] of kept) if (value.grantId === grantId) kept.delete(key);
  }
}
