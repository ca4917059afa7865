import { useEffect, useState } from 'react';

/** The time, new every minute: what says how long ago something was does not grow old itself. */
export function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
