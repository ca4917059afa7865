import { useState } from 'react';
import type { JobApplication } from '@landfall/contracts';
import { ApiError, toast } from '@landfall/sdk';
import { jobById } from '../api';
import { isBlank } from '../text/told-apart';
import { put, workbench } from '../workbench/workbench';
import { nameOf, textOfApplication, textOfJob } from './job-text';

const detailOf = (failure: unknown) => (failure instanceof ApiError ? failure.detail : undefined);

/** Puts a text into the field; what stood there comes back with one press. */
function fill(jobDescription: string, jobSource: string): void {
  const { jobDescription: typed, jobSource: before } = workbench.getState();
  if (typed === jobDescription) return put({ jobSource });
  put({ jobDescription, jobSource });
  if (isBlank(typed)) return;
  toast({
    title: 'Job description replaced',
    description: `It is now that of ${jobSource}.`,
    action: { label: 'Undo', onPress: () => put({ jobDescription: typed, jobSource: before }) },
  });
}

type Filled = 'filled' | 'gone' | 'failed';

/** Fills in the job description from a job of the board or of the tracker. */
export function useFillJob() {
  const [isFilling, setFilling] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fromJob = async (id: number): Promise<Filled> => {
    setFilling(true);
    setProblem(undefined);
    try {
      const job = await jobById(id);
      fill(textOfJob(job), nameOf(job.title, job.company));
      return 'filled';
    } catch (failure) {
      const isGone = failure instanceof ApiError && failure.status === 404;
      const why = isGone ? 'It is no longer on the board.' : (detailOf(failure) ?? '');
      setProblem(`The job could not be filled in. ${why}`.trim());
      return isGone ? 'gone' : 'failed';
    } finally {
      setFilling(false);
    }
  };

  const fromApplication = async (application: JobApplication) => {
    const filled = application.jobId === null ? 'gone' : await fromJob(application.jobId);
    if (filled !== 'gone') return;
    // A job that has left the board is still known by what the tracker kept of it.
    setProblem(undefined);
    fill(textOfApplication(application), nameOf(application.jobTitle, application.companyName));
  };

  return { isFilling, problem, fromJob, fromApplication };
}
