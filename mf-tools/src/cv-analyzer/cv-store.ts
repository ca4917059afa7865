import { create } from 'zustand';
import type { ExtractedText } from '@landfall/contracts';

interface CvState {
  cv: ExtractedText | null;
}

/** Outlives the page, so that a look at a job in between costs nobody their text. It ends with the tab. */
export const cvStore = create<CvState>(() => ({ cv: null }));
