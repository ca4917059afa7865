import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeRoutes } from '@landfall/sdk/testing';
import { page } from '../workbench/workbench';

export const pdf = (name = 'ada.pdf', content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });

export const extracted = { text: 'Ada Okafor\nPhysiotherapist', pages: 2, name: 'ada.pdf' };
export const reads: FakeRoutes = { 'POST /api/tools/extract-text': () => extracted };

export const upload = async (label: string, file = pdf()) => {
  await userEvent.upload(await screen.findByLabelText(label), file);
  await screen.findByText(new RegExp(`File uploaded: ${extracted.name}`));
};

/** As a reload does: the page forgets, the tab does not. */
export function forgetPage(): void {
  delete page.owner;
}

/** A tab that nobody has worked in. */
export function newTab(): void {
  window.sessionStorage.clear();
  forgetPage();
}
