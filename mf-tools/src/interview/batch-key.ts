import { wordsOf } from '../text/told-apart';

/** Tells one job and CV from another; nothing can be read back from it. */
export function batchKey(jobDescription: string, cvText: string): string {
  const [job, cv] = [wordsOf(jobDescription), wordsOf(cvText)];
  let hash = 5381;
  for (const text of [job, '\0', cv])
    for (let at = 0; at < text.length; at += 1) hash = ((hash << 5) + hash + text.charCodeAt(at)) | 0;
  return `${hash} ${job.length} ${cv.length}`;
}
