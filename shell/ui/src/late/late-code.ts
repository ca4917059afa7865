import { useEffect, useState } from 'react';
import { loadAgain } from './load-again';

/** No attempt: they are counted from zero. */
const NONE = -1;

/** Code that arrives after the screen. Once it has come, it is there at once for all who use it. */
export function lateCode<T>(load: () => Promise<{ default: T }>) {
  const loadIt = loadAgain(load);
  let arrived: { code: T } | undefined;
  const arrive = () => loadIt().then((module) => (arrived ??= { code: module.default }));

  function preload(): void {
    arrive().catch(() => undefined); // asked for again where it is needed, which tells the failure
  }

  /** Asks for it as long as it is wanted: again when `retry` says so or the network is back. */
  function useCode(isWanted = true): { code: T | undefined; isFailed: boolean; retry: () => void } {
    const [here, setHere] = useState(() => arrived);
    const [tried, setTried] = useState(0);
    const [failed, setFailed] = useState(NONE);
    const isFailed = failed === tried;
    const isMissing = isWanted && !here;
    const [wasMissing, setWasMissing] = useState(isMissing);
    if (isMissing !== wasMissing) {
      setWasMissing(isMissing);
      setFailed(NONE); // wanted anew, it is missing when this attempt has failed
    }
    useEffect(() => {
      if (!isMissing) return;
      let isUsed = true;
      arrive().then(
        (came) => isUsed && setHere(came),
        () => isUsed && setFailed(tried),
      );
      return () => {
        isUsed = false;
      };
    }, [isMissing, tried]);
    useEffect(() => {
      if (!isMissing || !isFailed) return;
      const again = () => setTried((times) => times + 1);
      addEventListener('online', again);
      return () => removeEventListener('online', again);
    }, [isMissing, isFailed]);
    return { code: here?.code, isFailed: isMissing && isFailed, retry: () => setTried(tried + 1) };
  }
  return { preload, useCode };
}
