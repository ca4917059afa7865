const level = String.raw`(?:\d{1,2}[a-c]?|i{1,3}|iv|vi{0,3}|ix)`;
const ladder = String.raw`(?:(?:pay|salary|afc|nhs|nhs afc|njc|job)\s)?(?:band|grade|level|tier|lvl|scale|scp)s?[:.-]?\s?`;
/** "Band 8d": where the ladder is named, it may have more letters than a number alone, which may say "3D". */
const named = String.raw`${ladder}(?:\d{1,2}[a-d]?|${level}|[a-h])`;
const range = String.raw`(?:\s?(?:[-–/&]|to|or|and)\s?${level})?`;
const times = String.raw`(?:[x×]\s?\d{1,2}|\d{1,2}\s?[x×])`;
const wanted = String.raw`\d{1,2}\s(?:x\s)?(?:posts?|positions?|vacanc(?:y|ies)|openings?|roles?|places)`;

/** "Key Stage 2" and "Year 6" say whom somebody teaches, and no step. */
const taught = String.raw`(?<!\b(?:key|stages?|years?|ks|forms?))`;
const short = String.raw`(?:l|g|gr|b|p|t|ic|so|po)\d{1,2}`;
const last = new RegExp(
  String.raw`${taught}(?:^|[ –-])(?:(?:${named}|class\s?${level}|${level})${range}|${short}|${times}|${wanted})$`,
  'i',
);
const first = new RegExp(String.raw`^(?:${named}${range}|(?:l|g|gr|b)\d{1,2}|${times})[ :–-]+(?=\p{L})`, 'iu');
const MOST_STEPS = 3;

/** Marks and small words, behind which a title goes on with something else. */
const joints = /([,;:|()[\]]|\s[-–—/]+\s|\s(?:in|for|at|with|on)\s)/i;

/**
 * A title without the steps of the employer's own ladder, and without how many are wanted: "Civil Engineer 8 (Bridges)",
 * "Software Engineer II", "Band 6 Physiotherapist", "Chef x2". They say nothing of the work. Empty where nothing else is
 * said.
 */
export function withoutSteps(title: string): string {
  const pieces = title.split(/\s+/).join(' ').split(joints);
  const left = pieces.map((piece, at) => (at % 2 === 0 ? padded(piece, withoutStep(piece.trim())) : piece));
  const rest = left.join('').replace(/[([] ?[)\]]/g, '');
  return /\p{L}/u.test(rest) ? trimmed(rest.split(/\s+/).join(' ').trim()) : '';
}

/** Without what parted it from the step that stood behind. */
function trimmed(title: string): string {
  let end = title.length;
  while (end > 0 && ' ,;:|–—-'.includes(title[end - 1]!)) end -= 1;
  return title.slice(0, end);
}

/** "Band 6 (x2)" has two. */
function withoutStep(piece: string): string {
  let rest = piece;
  for (let step = 0; step < MOST_STEPS; step += 1) rest = rest.replace(last, '').replace(first, '').trim();
  return rest;
}

const padded = (before: string, rest: string): string =>
  `${before.startsWith(' ') ? ' ' : ''}${rest}${before.endsWith(' ') ? ' ' : ''}`;
