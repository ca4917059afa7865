import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client';

describe('what a page asks for', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails without a line, is asked again when it is back, and what is there already is not', async () => {
    const client = createQueryClient();
    client.mount();
    let isDown = true;
    const asked: string[] = [];
    const ask = (name: string) => async () => {
      asked.push(name);
      if (isDown) throw new TypeError('Failed to fetch');
      return name;
    };
    client.setQueryData(['known'], 'known');
    onlineManager.setOnline(false);
    const observers = ['known', 'asked'].map(
      (name) => new QueryObserver(client, { queryKey: [name], queryFn: ask(name) }),
    );
    const stops = observers.map((observer) => observer.subscribe(() => undefined));
    await waitFor(() => expect(observers.map((one) => one.getCurrentResult().status)).toEqual(['success', 'error']));

    isDown = false;
    onlineManager.setOnline(true);
    await waitFor(() => expect(observers[1]!.getCurrentResult().data).toBe('asked'));
    expect(asked).toEqual(['asked', 'asked']);
    for (const stop of stops) stop();
    client.unmount();
  });
});
