import type { ComponentType } from 'react';
import { create } from 'zustand';
import type { Access } from '../remote';

/** One filling as the page shows it: the shell's component loads the remote behind a boundary of its own. */
export interface Filling {
  key: string;
  access: Access;
  component: ComponentType<{ context: unknown; fallback?: React.ReactNode }>;
}

/** What fills which slot; the shell writes it from the release. */
export const slots = create<Record<string, Filling[]>>(() => ({}));

/** Whether any remote of this release fills the slot, whoever may see it. */
export const slotIsFilled = (name: string): boolean => (slots.getState()[name]?.length ?? 0) > 0;
