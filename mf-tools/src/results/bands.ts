export interface Band {
  at: number;
  label: string;
  tone: 'positive' | 'info' | 'caution' | 'danger' | 'accent';
}

/** Highest first; the last one starts at 0. */
const MATCH: readonly Band[] = [
  { at: 80, label: 'Excellent Match', tone: 'accent' },
  { at: 60, label: 'Good Match', tone: 'accent' },
  { at: 0, label: 'Room for Improvement', tone: 'accent' },
];

const TEST: readonly Band[] = [
  { at: 80, label: 'Outstanding', tone: 'positive' },
  { at: 60, label: 'Strong', tone: 'info' },
  { at: 40, label: 'Good', tone: 'caution' },
  { at: 0, label: 'Keep Studying', tone: 'danger' },
];

const bandOf = (bands: readonly Band[], score: number): Band =>
  bands.find(({ at }) => score >= at) ?? { at: 0, label: '', tone: 'accent' };

/** A whole percent, whatever was sent. */
export const percentOf = (score: number): number => Math.min(100, Math.max(0, Math.round(Number(score) || 0)));

export const matchBand = (score: number): Band => bandOf(MATCH, score);
export const testBand = (score: number): Band => bandOf(TEST, score);

/** Where a ladder is marked. */
export const NARROW_MATCH_MARKS = [
  { at: 0, label: '0' },
  { at: 60, label: '60' },
  { at: 80, label: '80' },
];
export const MATCH_MARKS = [
  { at: 0, label: '0' },
  { at: 60, label: '60 Good' },
  { at: 80, label: '80 Excellent' },
];
export const TEST_MARKS = [
  { at: 0, label: '0' },
  { at: 40, label: '40' },
  { at: 60, label: '60' },
  { at: 80, label: '80' },
];
