import type { CvAnalysis } from '@landfall/contracts';

/** Nothing in the advert, or of the CV, could be read: there is no score, no verdict and nothing to learn. */
export const isUnread = ({ engine, requirements }: Pick<CvAnalysis, 'engine' | 'requirements'>): boolean =>
  engine === 'built-in' && requirements?.length === 0;
