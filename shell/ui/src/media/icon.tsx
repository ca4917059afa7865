import { classes } from '../classes';
import { icons, type IconName } from './icons';

export interface IconProps {
  name: IconName;
  /** Pixels; 20 beside text, 18 in buttons, 22 in the tab bar. Without it the icon grows with the text. */
  size?: number;
  className?: string;
  /** Said to readers. Icons stand beside a word nearly always and are silent then. */
  label?: string;
}

export function Icon({ name, size, className, label }: IconProps) {
  const Drawn = icons[name];
  const said = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const };
  return <Drawn className={classes('lf-icon', className)} size={size ?? '1.25em'} strokeWidth={1.75} {...said} />;
}

/** Whether a name from data (a remote's `nav`) is an icon we have. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(icons, name);
