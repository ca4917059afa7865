/** What is promised, if it comes in time: nobody waits longer. Nothing is left waiting once it is there. */
export async function within<T>(ms: number, promised: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined).unref();
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
}
