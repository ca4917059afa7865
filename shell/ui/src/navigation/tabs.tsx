import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icons';
import { figure } from '../figures';
import { useMore } from './use-more';

export interface TabItem {
  value: string;
  label: ReactNode;
  count?: number;
  icon?: IconName;
  disabled?: boolean;
  /** Its panel. Or give the panel of the open tab as children of `Tabs`. */
  content?: ReactNode;
  /** For a tab of the course line: one of the status tones. */
  tone?: string;
}

export interface TabsProps {
  /** Said before the tabs. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  items: readonly TabItem[];
  children?: ReactNode;
  /** `course` draws the tabs on one dashed line, on wide screens from top to bottom. */
  look?: 'plain' | 'course';
  className?: string;
}

export function Tabs({ label, value, onValueChange, items, children, look = 'plain', className }: TabsProps) {
  const list = useMore<HTMLDivElement>();
  return (
    <Radix.Root
      className={classes('lf-tabs', className)}
      data-look={look}
      value={value}
      onValueChange={onValueChange}
      activationMode="manual"
    >
      <Radix.List ref={list} className="lf-tab-list lf-more" aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className="lf-tab"
            data-tone={item.tone}
            data-filled={item.count ? true : undefined}
          >
            {item.icon && <Icon name={item.icon} size={18} />}
            <span>{item.label}</span>
            {item.count !== undefined && <span className="lf-tab-count">{figure(item.count)}</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="lf-tab-panel">
          {item.content ?? (item.value === value ? children : null)}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
