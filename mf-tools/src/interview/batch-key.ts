/** Tells one job and CV from another; nothing can be read back from it. */
export function batchKey(jobDescription: string, cvText: string): string {
  let hash = 5381;
  for (const text of [jobDescription.trim(), '\0', cvText.trim()])
    for (let at = 0; at < text.length; at += 1) hash = ((hash << 5) + hash + text.charCodeAt(at)) | 0;
  return `${hash} ${jobDescription.length} ${cvText.length}`;
}
