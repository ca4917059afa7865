import { Slot } from '@radix-ui/react-slot';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { lateCode } from '../late/late-code';
import type { MenuProps } from './menu-entries';
import { MissingLayer } from './missing-layer';
import { usePortalHome } from './portal-home';

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
