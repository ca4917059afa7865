interface Shelf {
  get<T>(key: string): T | undefined;
  /** False when the browser refuses to keep it (full or blocked). */
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
}

function shelf(place: () => Storage, prefix: string): Shelf {
  return {
    get<T>(key: string): T | undefined {
      try {
        const text = place().getItem(prefix + key);
        return text === null ? undefined : (JSON.parse(text) as T);
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        place().setItem(prefix + key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        place().removeItem(prefix + key);
      } catch {
        return;
      }
    },
  };
}

/** A remote's own corner of the browser's storage: values are JSON, names never meet another remote's. */
export const storage = (remote: string): { local: Shelf; session: Shelf } => ({
  local: shelf(() => window.localStorage, `${remote}:`),
  session: shelf(() => window.sessionStorage, `${remote}:`),
});
