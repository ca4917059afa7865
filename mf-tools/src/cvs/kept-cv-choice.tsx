import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CvSummary } from '@landfall/contracts';
import { useUser } from '@landfall/sdk';
import { Button, Field, Select } from '@landfall/ui';
import { ownCvs } from '../api';
import { refilled, workbench } from '../workbench/workbench';
import { KeptCvsDialog } from './kept-cvs-dialog';
import { useKeptCv } from './use-kept-cv';

const DEFAULT_CV = 'default CV';

/** Whoever comes with empty hands works with the default CV; once taken away it does not come back by itself. */
function useDefaultCv(cvs: readonly CvSummary[] | undefined, take: (id: number) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const chosen = cvs?.find(({ isDefault }) => isDefault)?.id;
  useEffect(() => {
    if (chosen === undefined || refilled.has(DEFAULT_CV)) return;
    refilled.add(DEFAULT_CV);
    if (!workbench.getState().cv) latest.current(chosen);
  }, [chosen]);
}

/** Nothing at all for whoever keeps no CV. */
export function KeptCvChoice() {
  const { data } = useQuery(ownCvs(useUser()?.id));
  const inUse = workbench(({ cv }) => cv?.cvId);
  const { isLoading, take } = useKeptCv();
  useDefaultCv(data?.cvs, (id) => void take(id));
  const [isManaging, setManaging] = useState(false);
  if (!data || data.total === 0) return null;
  const isKept = data.cvs.some(({ id }) => id === inUse);
  return (
    <>
      <Field label="Use a CV that you keep">
        <Select
          value={isKept ? String(inUse) : ''}
          disabled={isLoading}
          onChange={({ target }) => target.value && void take(Number(target.value))}
          options={[
            { value: '', label: isLoading ? 'Loading the CV...' : 'Choose one…' },
            ...data.cvs.map(({ id, name, isDefault }) => ({
              value: String(id),
              label: isDefault ? `${name} (default)` : name,
            })),
          ]}
        />
      </Field>
      <Button variant="quiet" icon="files" flush onClick={() => setManaging(true)}>
        Manage kept CVs
      </Button>
      {isManaging && <KeptCvsDialog cvs={data.cvs} onClose={() => setManaging(false)} />}
    </>
  );
}
