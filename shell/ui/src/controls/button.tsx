import { Slot, Slottable } from '@radix-ui/react-slot';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icons';
import { VisuallyHidden } from '../surfaces/visually-hidden';
import { Spinner } from '../feedback/spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface Look {
  variant?: ButtonVariant;
  /** As wide as what holds it. */
  block?: boolean;
  /** A quiet button whose words stand in line with the text above it. */
  flush?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Something is on its way: a spinner, no second press, the width stays. */
  busy?: boolean;
  /** The words while busy; without them the button keeps its own. */
  busyText?: ReactNode;
  /** Visible, blurred and out of reach, for what is not offered here. */
  inert?: boolean;
  /** The one child is the element itself, e.g. `<Button asChild><Link to="/jobs">Browse Jobs</Link></Button>`. */
  asChild?: boolean;
}

const look = ({ variant, block, flush }: Look, className?: string) => ({
  className: classes('lf-button', className),
  'data-variant': variant ?? 'primary',
  'data-block': block || undefined,
  'data-flush': flush || undefined,
});

const refuse = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

export function Button({
  variant,
  block,
  flush,
  icon,
  iconEnd,
  busy = false,
  busyText,
  inert = false,
  asChild = false,
  className,
  children,
  disabled,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const shared = {
    ...rest,
    ...look({ variant, block, flush }, className),
    'data-busy': busy || undefined,
    'data-inert': inert || undefined,
  };
  if (inert) {
    return (
      <span {...look({ variant, block, flush }, className)} role="button" aria-disabled="true" data-inert="true">
        {icon && <Icon name={icon} size={18} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size={18} />}
      </span>
    );
  }
  if (asChild) {
    return (
      <Slot {...shared} onClick={onClick}>
        {icon && <Icon name={icon} size={18} />}
        <Slottable>{children}</Slottable>
        {iconEnd && <Icon name={iconEnd} size={18} />}
      </Slot>
    );
  }
  return (
    <button
      {...shared}
      type={type ?? 'button'}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? refuse : onClick}
    >
      {busy ? <Spinner size={18} /> : icon && <Icon name={icon} size={18} />}
      {busy && busyText !== undefined ? busyText : children}
      {iconEnd && !busy && <Icon name={iconEnd} size={18} />}
    </button>
  );
}

export interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens a new tab, which is said to readers; the page there learns nothing of ours. */
  newTab?: boolean;
}

/** A plain anchor that looks like a button. Inside the product use `Button asChild` round the router's link. */
export function ButtonLink({
  variant,
  block,
  flush,
  icon,
  iconEnd,
  newTab = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const away = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...rest} {...away} {...look({ variant, block, flush }, className)}>
      {icon && <Icon name={icon} size={18} />}
      {children}
      {(iconEnd || newTab) && <Icon name={iconEnd ?? 'opens-away'} size={18} />}
      {newTab && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
    </a>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Said to readers and shown on hover. */
  label: string;
  tone?: 'plain' | 'danger';
  busy?: boolean;
}

export function IconButton({
  icon,
  label,
  tone = 'plain',
  busy = false,
  className,
  type,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes('lf-icon-button', className)}
      data-tone={tone}
      aria-label={label}
      title={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
    >
      {busy ? <Spinner size={20} /> : <Icon name={icon} size={20} />}
    </button>
  );
}
