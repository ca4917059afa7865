import { useQueryClient } from '@tanstack/react-query';
import { useEvents } from '@landfall/sdk';

/** Each job says how old its last check is, and an import that ends is another one. */
export function useRenewedChecks(): void {
  const cache = useQueryClient();
  useEvents('jobs', ({ importedAt }) => {
    if (!importedAt) return;
    import('./renew-later').then(
      ({ renewLater }) => renewLater(cache),
      () => undefined, // the times of before stay true, and grow
    );
  });
}
