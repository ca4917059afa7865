/** Loads once; what failed on the way is tried a second time after a moment, and anew the next time it is wanted. */
export function loadAgain<T>(load: () => Promise<T>, pauseMs = 800): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));
  return () => {
    loading ??= load()
      .catch(() => pause().then(load))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}
