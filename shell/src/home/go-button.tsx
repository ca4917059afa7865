import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { prefetchRoute, requireSignIn, useUser } from '@landfall/sdk';
import { Button, type ButtonProps } from '@landfall/ui';

interface GoButtonProps extends Pick<ButtonProps, 'variant' | 'icon' | 'iconEnd' | 'block' | 'inert'> {
  to: string;
  children: ReactNode;
}

/** Leads to a page that asks for sign-in: somebody unknown is sent to sign in first, and comes back to it. */
export function GoButton({ to, children, ...look }: GoButtonProps) {
  const user = useUser();
  const navigate = useNavigate();
  const warm = () => user && prefetchRoute(to);
  const go = () => (user ? void navigate(to) : requireSignIn(to));
  return (
    <Button {...look} onClick={go} onPointerEnter={warm} onTouchStart={warm} onFocus={warm}>
      {children}
    </Button>
  );
}
