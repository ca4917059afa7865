import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icons';
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

export function Menu({ trigger, label, items, header, align = 'end', side = 'bottom' }: MenuProps) {
  const { home, anchor } = usePortalHome();
  return (
    // Not modal: the modal form brings a scroll lock that writes a <style> element, which our content policy refuses.
    <Radix.Root modal={false}>
      {anchor}
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {home && (
        <Radix.Portal container={home}>
          <Radix.Content
            className="lf-menu"
            aria-label={label}
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
