import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { prefetchRoute, requireSignIn, useUser } from '@landfall/sdk';
import { Button, type ButtonProps } from '@landfall/ui';

interface GoButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'iconEnd' | 'block' | 'inert'> {
  to: string;
  children: ReactNode;
}

/**
 * Leads to a page that asks for sign-in: somebody unknown is sent to sign in first, and comes back to it. A link, so that
 * a press before the scripts have arrived leads somewhere too.
 */
export function GoButton({ to, children, ...look }: GoButtonProps) {
  const user = useUser();
  if (look.inert) return <Button {...look}>{children}</Button>;
  const warm = () => user && prefetchRoute(to);
  const signIn = (event: MouseEvent) => {
    if (user || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    requireSignIn(to);
  };
  return (
    <Button {...look} asChild>
      <Link to={to} onClick={signIn} onPointerEnter={warm} onTouchStart={warm} onFocus={warm}>
        {children}
      </Link>
    </Button>
  );
}
