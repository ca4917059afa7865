import { useStillReading } from '../cvs/cv-on-its-way';
import { isBlank } from '../text/told-apart';
import { workbench } from '../workbench/workbench';

/** What the form above still lacks; the words are the server's. */
export function useMissingInput(): string | undefined {
  const { cv, jobDescription } = workbench();
  const stillReading = useStillReading();
  if (isBlank(cv?.text)) return 'Please enter CV text or upload a file';
  return isBlank(jobDescription) ? 'Please enter a job description' : stillReading;
}
