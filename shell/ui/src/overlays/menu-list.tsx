import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, type FocusEvent } from 'react';
import { Icon } from '../media/icon';
import type { MenuEntry, MenuProps } from './menu-entries';
import { usePortalHome } from './portal-home';

interface MenuListProps extends MenuProps {
  /** How it was asked for; the keyboard goes on from the first entry. */
  by: 'pointer' | 'keyboard';
}

/** Opens as it comes: it is there because somebody asked for it. */
export default function MenuList({ trigger, label, items, header, by, align = 'end', side = 'bottom' }: MenuListProps) {
  const { home, anchor } = usePortalHome();
  const isFirst = useRef(by === 'keyboard');
  // The library looks for the key that opened it, which was pressed before it was here.
  const goToFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isFirst.current || target !== currentTarget) return;
    isFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    // Not modal: the modal form brings a scroll lock that writes a <style> element, which our content policy refuses.
    <Radix.Root modal={false} defaultOpen>
      {anchor}
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {home && (
        <Radix.Portal container={home}>
          <Radix.Content
            className="lf-menu"
            aria-label={label}
            onFocus={goToFirst}
            align={align}
            side={side}
            sideOffset={8}
            collisionPadding={8}
          >
            {header && <div className="lf-menu-head">{header}</div>}
            {items.map((item, index) => (
              <MenuLine key={index} item={item} />
            ))}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}

function MenuLine({ item }: { item: MenuEntry }) {
  const words = (
    <>
      {item.icon && <Icon name={item.icon} size={18} />}
      <span>{item.label}</span>
    </>
  );
  return (
    <>
      {item.separated && <Radix.Separator className="lf-menu-line" />}
      <Radix.Item
        className="lf-menu-item"
        data-danger={item.danger || undefined}
        disabled={item.disabled}
        onSelect={item.onSelect}
        asChild={Boolean(item.link)}
      >
        {item.link ? <item.link.type {...(item.link.props as object)}>{words}</item.link.type> : words}
      </Radix.Item>
    </>
  );
}
