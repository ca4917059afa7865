import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { lateCode } from './late-code';

describe('code that is wanted again after it could not be had', () => {
  it('is not said to be missing before this attempt has ended', async () => {
    const attempts: { fail: () => void }[] = [];
    const load = jest.fn(
      () =>
        new Promise<{ default: string }>((_, reject) => {
          attempts.push({ fail: () => reject(new Error('Loading chunk 7 failed')) });
        }),
    );
    /** Each attempt loads twice. */
    const failing = async (...which: number[]) => {
      for (const at of which) {
        await waitFor(() => expect(attempts).toHaveLength(at + 1));
        await act(async () => attempts[at]!.fail());
      }
    };
    const { useCode } = lateCode(load);
    const { result, rerender } = renderHook(({ isWanted }) => useCode(isWanted), {
      initialProps: { isWanted: true },
    });
    await failing(0, 1);
    await waitFor(() => expect(result.current.isFailed).toBe(true));
    rerender({ isWanted: false });
    expect(result.current.isFailed).toBe(false);
    rerender({ isWanted: true });
    expect(result.current.isFailed).toBe(false);
    await failing(2, 3);
    await waitFor(() => expect(result.current.isFailed).toBe(true));
  });
});
