import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor as eventually } from '@testing-library/react';
import { askAgain } from './ask-again';

it('what is shown after a change is from after the change, though the first answer was still under way', async () => {
  const cache = new QueryClient();
  let stored = 'before';
  const asked: (() => void)[] = [];
  const observer = new QueryObserver(cache, {
    queryKey: ['searches', 'u1'],
    queryFn: () => {
      const seen = stored;
      return new Promise<string>((resolve) => asked.push(() => resolve(seen)));
    },
  });
  const stop = observer.subscribe(() => undefined);

  stored = 'after';
  const again = askAgain(cache, ['searches']);
  asked.shift()!();
  await eventually(() => expect(asked).toHaveLength(1));
  asked.shift()!();
  await again;

  expect(observer.getCurrentResult().data).toBe('after');
  stop();
});
