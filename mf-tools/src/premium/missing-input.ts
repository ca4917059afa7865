import { useStillReading } from '../cvs/cv-on-its-way';
import { workbench } from '../workbench/workbench';

/** What the form above still lacks; the words are the server's. */
export function useMissingInput(): string | undefined {
  const { cv, jobDescription } = workbench();
  const stillReading = useStillReading();
  if (!cv?.text.trim()) return 'Please enter CV text or upload a file';
  return jobDescription.trim() === '' ? 'Please enter a job description' : stillReading;
}
