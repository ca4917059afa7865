/** What a line of a CV is. The headings say what stands below them. */
export const CV_KINDS = [
  'name',
  'headline',
  'summary',
  'post',
  'where and when',
  'duty',
  'education',
  'certificate',
  'skills',
  'language',
  'right to work',
  'interest',
  'other',
  'heading of work',
  'heading of education',
  'heading of certificates',
  'heading of skills',
  'heading of a summary',
  'heading of languages',
  'heading of interests',
  'heading of something else',
] as const;
export type CvLineKind = (typeof CV_KINDS)[number];

export const isCvHeading = (kind: CvLineKind): boolean => kind.startsWith('heading');
