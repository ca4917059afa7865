import { useEffect } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SponsorDetail } from '@landfall/contracts';
import { ApiError, requireSignIn, toast, useUser } from '@landfall/sdk';
import { Button } from '@landfall/ui';
import { sponsorById, WATCHED, watchSponsor } from './api';
import { hearOtherTabs, tellOtherTabs } from './watches-in-other-tabs';

/** Who watches is somebody: where the page is open to everybody, a visitor signs in first. */
export function WatchButton({ sponsor }: { sponsor: SponsorDetail }) {
  if (useUser()) return <OwnWatch sponsor={sponsor} />;
  return (
    <Button icon="log-in" onClick={() => requireSignIn()}>
      Sign in to watch
    </Button>
  );
}

/** Says at once what was chosen, in this tab and the others; what the server refuses is taken back and told. */
function OwnWatch({ sponsor }: { sponsor: SponsorDetail }) {
  const client = useQueryClient();
  const { queryKey } = sponsorById(String(sponsor.id));
  const show = (watched: boolean) =>
    client.setQueryData(queryKey, (before) => (before ? { ...before, watched } : before));
  const { mutate } = useMutation({
    // one after the other: a button that is disabled meanwhile would lose the keyboard's place
    scope: { id: `watch ${sponsor.id}` },
    mutationFn: (watched: boolean) => watchSponsor(sponsor.id, watched),
    onMutate: show,
    onSuccess: () => {
      tellOtherTabs(sponsor.id);
      void client.invalidateQueries({ queryKey: WATCHED });
    },
    onError: (error, watched) => {
      show(!watched);
      toast({
        title: watched ? 'It could not be watched' : 'It is still watched',
        description: error instanceof ApiError ? error.detail : 'The server could not be reached.',
        variant: 'destructive',
      });
    },
  });
  useEffect(
    () =>
      hearOtherTabs((changed) => {
        if (changed !== sponsor.id) return;
        void client.invalidateQueries({ queryKey: sponsorById(String(changed)).queryKey });
      }),
    [client, sponsor.id],
  );
  return (
    <Button
      variant={sponsor.watched ? 'secondary' : 'primary'}
      icon={sponsor.watched ? 'check' : 'bell'}
      aria-pressed={sponsor.watched}
      onClick={() => mutate(!sponsor.watched)}
    >
      {sponsor.watched ? 'Watching' : 'Watch'}
    </Button>
  );
}
