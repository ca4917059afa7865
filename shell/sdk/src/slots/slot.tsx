import type { ReactNode } from 'react';
import type { User } from '@landfall/contracts';
import type { Access } from '../remote';
import { useUser } from '../session/use-session';
import { slots, type Filling } from './slots';

interface SlotProps {
  /** e.g. `job.actions` */
  name: string;
  /** What the fillings are told, e.g. `{ job }`. */
  context?: unknown;
  /** Shown in a filling's place while it loads. */
  fallback?: ReactNode;
  /** Shown when nobody fills the slot. */
  empty?: ReactNode;
}

export const maySee = (access: Access, user: User | null): boolean =>
  access === 'public' || (user !== null && (access === 'signed-in' || user.role === 'admin'));

const NONE: Filling[] = [];

/** The place where other remotes show their part; each part fails and loads by itself. */
export function Slot({ name, context, fallback, empty }: SlotProps): ReactNode {
  const user = useUser();
  const fillings = slots((all) => all[name] ?? NONE).filter(({ access }) => maySee(access, user));
  if (fillings.length === 0) return empty ?? null;
  return fillings.map(({ key, component: Part }) => <Part key={key} context={context} fallback={fallback} />);
}
