/** Where a text goes on about something else. */
const BOUNDARY = /[;\n]|[.!]\s/;
/** What is longer is looked at no further. */
const MOST = 120;

/** What is said of a day from which on applications are read, while more may come. */
const isReview = /\b(?:review|screen(?:ed|ing|s)?\b|sift)/i;
/** What whoever applies by then has before others. */
const isPreferred =
  /\b(?:(?:full|first|initial|early|equal|prompt|guaranteed|best|priority)\s+consideration|considered\s+first|priority|preference|(?:first|initial|early)\s+(?:round|batch|cut-?off|deadline))\b/i;
const isPreferredBehind = /^[\s)\]]*(?:(?:in order\s+)?to\b|for\b|\(|will\b|are\b|get\b|has\b|have\b)/i;

const isClose =
  /\b(?:clos(?:es?|ed|ing)|(?:until|till)(?!\s+(?:\w+\s+){0,4}filled)|ends?|ending|expir(?:es|y)|final)\b/i;
const isDue = /\b(?:apply\s+by|due|deadline|submit)\b/i;

/**
 * Whether the day that stands between these is that of a first look at what came in ("rolling; first review 1 November 2026",
 * "apply by 1 November 2026 for full consideration"), and nothing closes then.
 */
export function isFirstLook(before: string, after: string): boolean {
  const ahead = before.slice(-MOST).split(BOUNDARY).at(-1)!;
  const behind = after.slice(0, MOST).split(BOUNDARY)[0]!;
  if (isClose.test(ahead)) return false;
  if (isPreferred.test(ahead) || (isPreferredBehind.test(behind) && isPreferred.test(behind))) return true;
  return isReview.test(ahead) && ![ahead, behind].some((said) => isDue.test(said));
}
