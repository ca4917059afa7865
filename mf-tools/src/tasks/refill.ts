import { put, refilled, workbench } from '../workbench/workbench';
import type { Task } from './task';

/** It stays in hand when another result is opened, so it claims to be of none in particular. */
export const REFILLED_CV = 'CV of an earlier result';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fills empty fields with what the shown task was asked with: in another tab, or opened from the history. */
export function refillFrom({ id, input, title }: Task): void {
  if (!input || refilled.has(id)) return;
  refilled.add(id);
  const { cv, jobDescription, study, customizations } = workbench.getState();
  const asDocument = (name: string, words: unknown) => ({ name, text: text(words), pages: null });
  if (!cv && text(input.cvText)) put({ cv: asDocument(REFILLED_CV, input.cvText) });
  if (!jobDescription && text(input.jobDescription))
    put({ jobDescription: text(input.jobDescription), jobSource: null });
  if (!study && text(input.studyMaterial)) put({ study: asDocument(title, input.studyMaterial) });
  if (!customizations && text(input.customizations)) put({ customizations: text(input.customizations) });
}
