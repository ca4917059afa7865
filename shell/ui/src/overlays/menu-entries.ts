import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../media/icons';

export interface MenuEntry {
  label: ReactNode;
  icon?: IconName;
  onSelect?: () => void;
  /** The entry is this element, e.g. the router's link; its text is `label`. */
  link?: ReactElement;
  danger?: boolean;
  disabled?: boolean;
  /** A line above it. */
  separated?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Said to readers. */
  label: string;
  items: readonly MenuEntry[];
  /** Stands above the entries, e.g. who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom' | 'right';
}
