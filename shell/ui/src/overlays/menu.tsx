import { Slot } from '@radix-ui/react-slot';
import { useState, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import type { IconName } from '../media/icons';
import { lateCode } from '../late/late-code';
import { MissingLayer } from './missing-layer';
import { usePortalHome } from './portal-home';

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

const list = lateCode(() => import('./menu-list'));

/** Until it is first opened a menu is its button alone; its code comes when the button is about to be pressed. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState<'pointer' | 'keyboard' | null>(null);
  const { code: MenuList, isFailed, retry } = list.useCode(wanted !== null);
  const { home, anchor } = usePortalHome();
  if (wanted && MenuList) return <MenuList {...props} by={wanted} />;
  const button = (
    <Slot
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={list.preload}
      onFocus={list.preload}
      // A click that no pointer made comes from Enter or the space bar.
      onClick={(event: MouseEvent) => setWanted(event.detail === 0 ? 'keyboard' : 'pointer')}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setWanted('keyboard');
      }}
    >
      {props.trigger}
    </Slot>
  );
  return (
    <>
      {button}
      {anchor}
      {home && isFailed && (
        <MissingLayer name={props.label} home={home} onRetry={retry} onClose={() => setWanted(null)} />
      )}
    </>
  );
}
