import { weights } from './plan-weights.js';
import {
  endingWith,
  fieldWorth,
  FOR_ADVERT,
  isOfOneWord,
  titleSteps,
  type Alternative,
  type Only,
  type SearchGroup,
  type SearchPlan,
  type SearchTerm,
  type TitleStep,
} from './search-plan.js';

/** Where a term must stand, as the labels of a text search query; a place has its own lexemes. */
const standing = [
  { worth: fieldWorth.title, labels: 'A', withPlace: false },
  { worth: fieldWorth.company, labels: 'AB', withPlace: false },
  { worth: fieldWorth.skills, labels: 'ABC', withPlace: false },
  { worth: fieldWorth.location, labels: 'ABC', withPlace: true },
  { worth: fieldWorth.description, labels: '', withPlace: false },
];

/** The labels that are left of all where an alternative asks for some fields only. */
const labelsOf: Record<Only, string> = { skills: 'AC', words: 'ACD', names: 'ABC', company: 'B' };

type Bind = (value: unknown, type: string) => string;

/** The plan as a text search query; undefined where it asks for nothing that could be found. */
export function planQuery({ groups }: SearchPlan): string | undefined {
  if (groups.length === 0) return undefined;
  return groups.map((group) => `(${group.any.map((one) => allOf(one, '')).join(' | ')})`).join(' & ');
}

/** The titles that the plan asks for and what means the same, as a whole or as all that a part says; undefined where it asks for none. */
export const titledQuery = (plan: SearchPlan): string | undefined =>
  stepsQuery(plan, ({ areBegun, inTitle }) => !areBegun && !inTitle);

/** The same with more before it as well. */
export const endingQuery = (plan: SearchPlan): string | undefined => stepsQuery(plan, ({ inTitle }) => !inTitle);

/**
 * What the plan asks for anywhere in the title: its one word, or each of several or what means the same. What is only near to
 * one of them says other work: an electrical engineer is no electrician.
 */
export function inTitlesQuery(plan: SearchPlan): string | undefined {
  const isSingle = isOfOneWord(plan);
  const word = isSingle ? stepsQuery(plan, ({ inTitle }) => inTitle === true) : undefined;
  const inTitle = plan.groups.map(({ any }) =>
    any
      .filter(
        ({ all, only, weight }) =>
          weight >= weights.synonym && only !== 'company' && all.every(({ prefix }) => !prefix),
      )
      .filter(({ all }) => !isSingle || all.length > 1)
      .flatMap(({ all, weight, without }) => within({ all, weight, ...(without && { without }) }, 'A', false) ?? [])
      .join(' | '),
  );
  const phrases =
    inTitle.length > 0 && inTitle.every(Boolean) ? inTitle.map((one) => `(${one})`).join(' & ') : undefined;
  return [word, phrases].flatMap((query) => (query ? [`(${query})`] : [])).join(' | ') || undefined;
}

const stepsQuery = (plan: SearchPlan, isMeant: (step: TitleStep) => boolean): string | undefined =>
  titleSteps(plan)
    .filter(isMeant)
    .map((step) => `(${stepQuery(step)})`)
    .join(' | ') || undefined;

/** Each of these heads, with and without more before it. */
export const headQueries = (heads: string[]): string[] =>
  heads.map((head) => `${quoted(head)} | ${quoted(endingWith(head))}:*`);

/** A whole number for each row: the order of relevance without the very title. See search-plan.ts. */
export function scoreSql({ groups }: SearchPlan, bind: Bind): string {
  return groups.map((group) => groupScore(group, bind)).join(' + ') || '0';
}

/** How near the row's title is to what is asked, an advert's before a record's. */
export function titledSql(plan: SearchPlan, bind: Bind): string {
  const forAdvert = `CASE WHEN is_record THEN 0 ELSE ${FOR_ADVERT} END`;
  const cases = titleSteps(plan).map(
    (step) => `WHEN words @@ ${bind(stepQuery(step), 'tsquery')} THEN ${step.worth} + ${forAdvert}`,
  );
  return cases.length === 0 ? '0' : `CASE ${cases.join(' ')} ELSE 0 END`;
}

function stepQuery({ terms, areBegun, inTitle, beside, apart }: TitleStep): string {
  const oneOf = (some: string[], mark: string) => some.map((term) => `${quoted(term)}${mark}`).join(' | ');
  const query = oneOf(terms, areBegun ? ':*' : inTitle ? ':A' : '');
  const among = (beside || []).reduce((all, words) => `(${all}) & (${oneOf(words, ':A')})`, query);
  return apart ? `(${among}) & ${noneInTitle(apart)}` : among;
}

function groupScore({ any }: SearchGroup, bind: Bind): string {
  const weights = [...new Set(any.map(({ weight }) => weight))];
  const scores = weights.map((weight) => {
    const some = any.filter((alternative) => alternative.weight === weight);
    const cases = standing.flatMap(({ worth, labels, withPlace }) => {
      const query = some.flatMap((one) => within(one, labels, withPlace) ?? []).join(' | ');
      return query ? [`WHEN words @@ ${bind(query, 'tsquery')} THEN ${weight * worth}`] : [];
    });
    return `CASE ${cases.join(' ')} ELSE 0 END`;
  });
  return `greatest(${scores.join(', ')})`;
}

/** The alternative with every term standing so, or undefined where one of them never does. */
function within(alternative: Alternative, labels: string, withPlace: boolean): string | undefined {
  const isOutside = !withPlace && labels !== '' && alternative.all.some(({ word }) => word.startsWith('@'));
  return isOutside ? undefined : allOf(alternative, labels, withPlace);
}

/** Each of these terms in the title. */
export const inTitleQueries = (terms: string[]): string[] => terms.map((term) => `${quoted(term)}:A`);

const noneInTitle = (words: string[]) => `!(${inTitleQueries(words).join(' | ')})`;

function allOf({ all, only, without }: Alternative, labels: string, withPlace = false): string {
  const some = only ? [...labelsOf[only]].filter((label) => labels === '' || labels.includes(label)).join('') : labels;
  const mayBePlace = withPlace && (only === undefined || only === 'words');
  const terms = all.map((term) => termQuery(term, some, mayBePlace));
  return `(${[...terms, ...(without ? [noneInTitle(without)] : [])].join(' & ')})`;
}

function termQuery({ word, prefix }: SearchTerm, labels: string, withPlace: boolean): string {
  const mark = prefix ? ':*' : labels ? ':' : '';
  if (word.startsWith('@')) return `${quoted(word)}${prefix ? ':*' : ''}`;
  const own = `${quoted(word)}${mark}${labels}`;
  return withPlace ? `(${own} | ${quoted(`@${word}`)}${prefix ? ':*' : ''})` : own;
}

const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
