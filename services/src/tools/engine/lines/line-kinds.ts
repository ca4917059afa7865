/** What a line of an advert is, or a sentence of one. The headings say what stands below them. */
export const KINDS = [
  'title',
  'must',
  'wish',
  'duty',
  'employer',
  'offer',
  'apply',
  'waived',
  'heading of musts',
  'heading of wishes',
  'heading of duties',
  'heading of the employer',
  'heading of offers',
  'heading of applying',
] as const;
export type LineKind = (typeof KINDS)[number];

export const isHeadingKind = (kind: LineKind): boolean => kind.startsWith('heading');
