export class Late extends Error {
  override name = 'Late';

  constructor(ms: number) {
    super(`deadline of ${ms} ms`);
  }
}

/** `work`, or a `Late` once `ms` have passed; what arrives after that is dropped. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late(ms)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
