import './openings.css';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Opening } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { useExpiry, wordsOf } from '../lists/failures';
import { SearchedList } from '../lists/searched-list';
import { useListAddress } from '../lists/use-list-address';
import { openingsFor, useOpeningChanges } from './calls';
import { DecisionList } from './decision-list';
import { MergeBar } from './merge-bar';
import { OpeningRow } from './opening-row';

/** Where an administrator says which jobs are one opening. */
export default function OpeningsTab({ onExpired }: { onExpired: () => void }) {
  const address = useListAddress('openings');
  const query = useQuery(openingsFor(address.search, address.page));
  const { deciding, undoing } = useOpeningChanges();
  // Kept over searches and pages: two openings that are one may be spelled differently.
  const [chosen, setChosen] = useState<readonly Opening[]>([]);
  useExpiry(onExpired, deciding.error, undoing.error);

  const choose = (opening: Opening, isChosen: boolean) => {
    deciding.reset();
    setChosen((before) => [...before.filter(({ id }) => id !== opening.id), ...(isChosen ? [opening] : [])]);
  };
  const merge = () =>
    deciding.mutate(
      { merge: chosen.map(({ head }) => head.id) },
      {
        onSuccess: () => {
          setChosen([]);
          toast({ title: 'Openings merged', description: 'They are one card now. Undo it under Decisions.' });
        },
      },
    );
  const split = (jobId: number) =>
    deciding.mutate(
      { split: [jobId] },
      {
        onSuccess: () => {
          setChosen([]); // how many jobs each has may be another number now
          toast({ title: 'Job split off', description: 'It has a card of its own now. Undo it under Decisions.' });
        },
        onError: (failure) => toast({ title: 'Not split off', description: wordsOf(failure), variant: 'destructive' }),
      },
    );

  return (
    <div className="admin-openings">
      <section className="admin-jobs" aria-label="Openings">
        <p className="admin-count">
          Jobs of the same title, company and place are one card. What you merge or split off here holds for later
          imports too, and can be undone.
        </p>
        <SearchedList query={query} one="opening" many="openings" address={address} onExpired={onExpired}>
          {({ openings }) => (
            <ul className="admin-opening-list" aria-busy={query.isFetching}>
              {openings.map((opening) => (
                <OpeningRow
                  key={opening.id}
                  opening={opening}
                  isChosen={chosen.some(({ id }) => id === opening.id)}
                  onChoose={(isChosen) => choose(opening, isChosen)}
                  onSplit={split}
                  splitting={deciding.isPending ? deciding.variables.split?.[0] : undefined}
                  onExpired={onExpired}
                />
              ))}
            </ul>
          )}
        </SearchedList>
        {chosen.length > 0 && (
          <MergeBar
            chosen={chosen}
            busy={deciding.isPending}
            problem={deciding.isError && deciding.variables.merge ? wordsOf(deciding.error) : undefined}
            onMerge={merge}
            onRemove={(opening) => choose(opening, false)}
            onClear={() => setChosen([])}
          />
        )}
      </section>
      <DecisionList
        onUndo={(id) =>
          undoing.mutate(id, {
            onSuccess: () => {
              setChosen([]);
              toast({ title: 'Decision undone' });
            },
            onError: (failure) => toast({ title: 'Not undone', description: wordsOf(failure), variant: 'destructive' }),
          })
        }
        undoing={undoing.isPending ? undoing.variables : undefined}
        onExpired={onExpired}
      />
    </div>
  );
}
