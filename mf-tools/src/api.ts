import type { ExtractedText } from '@landfall/contracts';
import { http } from '@landfall/sdk';

/** The server stops reading after eight seconds; the rest is for a slow upload and for waiting one's turn. */
const DEADLINE_MS = 180_000;

export function extractText(file: File, signal?: AbortSignal): Promise<ExtractedText> {
  const form = new FormData();
  form.set('file', file, file.name);
  return http.upload<ExtractedText>('/api/tools/extract-text', form, { signal, deadline: DEADLINE_MS });
}
