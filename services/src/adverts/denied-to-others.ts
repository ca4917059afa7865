/**
 * "Nurses get visa sponsorship. Porters do not.": a promise for some people, and the next sentence that denies it to
 * others. Whoever reads the advert may be one of either, so it stands only where the advert says that it seeks the first.
 */

const people = String.raw`(?:\w+(?:ers|ors|ists|ants|ians|ars|nurses|sts)|staff|colleagues|chefs|cooks|clerks|grades|posts|roles|jobs|positions|trainees|apprentices)`;
const DENIED = new RegExp(
  String.raw`^\W*(?<who>(?:(?!(?:we|they|it|you|this|that|these|those|there|our)\b)[\w'-]+ ){0,3}?${people})(?:,? (?:such as|like) [\w ]{3,20},)? (?:do|does|are|is|will|can)(?:n't| not)(?: (?:get|receive|have|be)(?: (?:it|this|one|any|sponsored|covered|offered it))?)?\W*$`,
  'i',
);
const SOUGHT =
  /\b(?:this is(?: for)?|you (?:will|would) be|you'(?:ll|d) be|we are (?:hiring|recruiting|looking for|seeking)|join us as) (?:an? |the )?(?<own>[^.;,:]{3,60})/gi;

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5));
const COMMON = new Set(
  'visa visas sponsorship sponsor sponsored post role position staff team from with get gets'.split(' '),
);

/** Whether `behind` denies to others what `promise` promises, and `text` does not say that it seeks those of the promise. */
export function isDeniedToOthers(promise: string, behind: string, text: string): boolean {
  const who = DENIED.exec(behind)?.groups?.who;
  if (who === undefined) return false;
  const [promised, denied] = [promise, who].map((said) => new Set(stemsIn(said)));
  const sought = Array.from(text.slice(0, MOST_READ).matchAll(SOUGHT), ({ groups }) =>
    stemsIn(groups?.own ?? ''),
  ).flat();
  return !sought.some((stem) => promised!.has(stem) && !denied!.has(stem));
}
const MOST_READ = 20_000;
