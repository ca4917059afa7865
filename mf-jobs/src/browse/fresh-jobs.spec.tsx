import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useFreshJobs } from './results';

const KEY = ['jobs', 'newest', 1];

/** Opens a page of the board; `list` answers it. */
function openBoard(list: () => Promise<string>, before?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(KEY, before);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(
    () => {
      const { data } = useQuery({ queryKey: KEY, queryFn: list });
      useFreshJobs();
      return data;
    },
    { wrapper },
  ).result;
}

describe('what is there now', () => {
  it('is asked for once what was there before is drawn', async () => {
    const list = jest.fn(() => Promise.resolve('now'));
    const shown = openBoard(list, 'before');
    expect(shown.current).toBe('before');
    expect(list).not.toHaveBeenCalled();
    await waitFor(() => expect(shown.current).toBe('now'));
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('is asked for once where nothing was there before', async () => {
    const list = jest.fn(() => Promise.resolve('now'));
    const shown = openBoard(list);
    await waitFor(() => expect(shown.current).toBe('now'));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(list).toHaveBeenCalledTimes(1);
  });
});
