import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import { classes } from '../classes';

type Box = 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: Box;
  /** Rises by one contour under a pointer. For cards that lead somewhere. */
  lift?: boolean;
  /** Drawn as chosen. */
  selected?: boolean;
  children?: ReactNode;
}

export function Card({ as = 'div', lift = false, selected = false, className, children, ...rest }: CardProps) {
  return createElement(
    as,
    {
      ...rest,
      className: classes('lf-card', className),
      'data-lift': lift || undefined,
      'data-selected': selected || undefined,
    },
    children,
  );
}

export interface LandPanelProps extends HTMLAttributes<HTMLElement> {
  as?: Box;
  children?: ReactNode;
}

/** Land: evidence, premium, arrival, the footer. Never an ordinary card. */
export function LandPanel({ as = 'section', className, children, ...rest }: LandPanelProps) {
  return createElement(as, { ...rest, className: classes('lf-land', className) }, children);
}

/** A well inside a card. */
export function Inset({ className, children, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div {...rest} className={classes('lf-inset', className)}>
      {children}
    </div>
  );
}
