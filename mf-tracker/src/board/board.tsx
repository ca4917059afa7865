import { useState, type ReactNode } from 'react';
import type { ApplicationStatus, JobApplication } from '@landfall/contracts';
import { toast, referenceOf } from '@landfall/sdk';
import { Button, FailedPart, PageHead, Tabs } from '@landfall/ui';
import { reasonOf } from '../reason';
import { STATUSES, toneOf } from '../status';
import { ApplicationDialog, type Draft } from './application-dialog';
import { ApplicationGrid } from './application-grid';
import type { BoardData } from './board-data';
import { Statistics } from './statistics';

interface BoardProps extends BoardData {
  /** Where else one can go from here. */
  links?: ReactNode;
}

export function Board({ links, ...board }: BoardProps) {
  const [status, setStatus] = useState<ApplicationStatus>('Applied');
  const [draft, setDraft] = useState<Draft | null>(null);
  const { applications, error, isFetching, retry } = board;
  const inStatus = (wanted: ApplicationStatus) => applications?.filter((one) => one.status === wanted);

  if (error) {
    return (
      <div className="tracker">
        <BoardHead links={links} />
        <FailedPart
          title="Your applications could not be loaded"
          onRetry={retry}
          retrying={isFetching}
          details={referenceOf(error)}
        >
          {reasonOf(error)}
        </FailedPart>
      </div>
    );
  }
  return (
    <div className="tracker">
      <BoardHead links={links}>
        <Button icon="plus" onClick={() => setDraft({})}>
          Add Application
        </Button>
      </BoardHead>
      <Statistics statistics={board.statistics} />
      <Tabs
        label="Status"
        look="course"
        value={tabOf(status)}
        onValueChange={(tab) => setStatus(STATUSES.find((one) => tabOf(one) === tab) ?? 'Applied')}
        items={STATUSES.map((one) => ({
          value: tabOf(one),
          label: one,
          count: inStatus(one)?.length,
          tone: toneOf(one),
        }))}
      >
        <ApplicationGrid
          applications={inStatus(status)}
          onAdd={() => setDraft({})}
          onEdit={(application) => setDraft({ application })}
          onDelete={(application) => void deleteAfterAsking(application, board.remove)}
        />
      </Tabs>
      {draft && <ApplicationDialog draft={draft} board={board} onClose={() => setDraft(null)} />}
    </div>
  );
}

function BoardHead({ links, children }: { links: ReactNode; children?: ReactNode }) {
  return (
    <PageHead
      title="Application Tracker"
      text="Every application, from first send to answer."
      actions={
        <>
          {links}
          {children}
        </>
      }
    />
  );
}

/** A tab's value becomes part of an id, which must not have spaces. */
const tabOf = (status: ApplicationStatus): string => status.replaceAll(' ', '-');

async function deleteAfterAsking({ id }: JobApplication, remove: BoardData['remove']): Promise<void> {
  if (!window.confirm('Are you sure you want to delete this application?')) return;
  try {
    await remove(id);
    toast({ title: 'Application deleted', description: 'Your job application has been deleted successfully' });
  } catch (error) {
    toast({ title: 'Failed to delete application', description: reasonOf(error), variant: 'destructive' });
  }
}
