import { memo } from 'react';
import { NavLink } from 'react-router-dom';
import { prefetchRoute, useUser } from '@landfall/sdk';
import type { NavItem } from '@landfall/sdk/remote';
import { Drop, Icon, isIconName } from '@landfall/ui';

interface FrameLinkProps {
  item: NavItem;
  isHere: boolean;
  /** px */
  size: number;
}

/** One item of the frame. The light stands beside the page that is open. */
export const FrameLink = memo(function FrameLink({ item, isHere, size }: FrameLinkProps) {
  const { label, to, icon, access = 'public' } = item;
  const user = useUser();
  const warm = () => prefetchRoute(to);
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className="frame-link"
      title={access === 'signed-in' && !user ? `${label} (Sign in required)` : label}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={warm}
      onTouchStart={warm}
      onFocus={warm}
    >
      {isHere && <Drop className="frame-here" />}
      <Icon name={isIconName(icon) ? icon : 'globe'} size={size} />
      <span className="frame-label">{label}</span>
    </NavLink>
  );
});
