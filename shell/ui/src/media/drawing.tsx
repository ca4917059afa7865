import { classes } from '../classes';
import type { DrawingProps } from './drawing-frame';
import { EmptyApplications } from './drawings/empty-applications';
import { EmptyJobs } from './drawings/empty-jobs';
import { EmptyNews } from './drawings/empty-news';
import { Gate } from './drawings/gate';
import { HeroApproach } from './drawings/hero-approach';
import { HeroCoast } from './drawings/hero-coast';
import { LightOut } from './drawings/light-out';

const drawings = {
  'empty-applications': EmptyApplications,
  'empty-jobs': EmptyJobs,
  'empty-news': EmptyNews,
  gate: Gate,
  'hero-approach': HeroApproach,
  'hero-coast': HeroCoast,
  'light-out': LightOut,
};

export type DrawingName = keyof typeof drawings;

export function Drawing({ name, className, ...rest }: DrawingProps & { name: DrawingName }) {
  const Drawn = drawings[name];
  return <Drawn className={classes('lf-drawing', className)} {...rest} />;
}
