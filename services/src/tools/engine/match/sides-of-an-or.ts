import { stemsOf } from '../reading/stems.js';
import { levelIn } from '../reading/levels-named.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import { TIME_SERVED } from './one-word.js';

/** The whole of it, and each side of an "or" that names something by itself. */
export function alternativesOf(asked: WordedAsk): WordedAsk[] {
  const products = asked.isQualification ? [] : productsNamed(asked.name);
  if (products.length > 0) return [asked, ...products.map((name) => ({ ...asked, name, stems: stemsOf(name) }))];
  const sides = kindsInBrackets(asked.name) ?? OTHER_IN_BRACKETS.exec(asked.name)?.slice(1) ?? sidesOf(asked.name);
  if (sides.length < 2) return [asked];
  const named = sides
    .filter((side) => !NO_ALTERNATIVE.test(side))
    .map((side) => ({ ...asked, name: side, stems: stemsOfASide(side, asked) }))
    .filter(
      ({ stems, name }) =>
        stems.length > (asked.isQualification && levelIn(name) === null ? 1 : 0) ||
        stems.includes(TIME_SERVED) ||
        /^\P{Ll}{3,}$/u.test(name),
    );
  return [asked, ...named];
}

/** "Harbour Master Certificate" for a harbour master: without the title's words nothing would be left of its name. */
function stemsOfASide(side: string, { stems, isQualification }: WordedAsk): readonly string[] {
  const all = stemsOf(side);
  const own = all.filter((stem) => stems.includes(stem));
  return isQualification && own.length === 1 && all.length > 2 && A_PAPER_AT_ITS_END.test(side) ? all : own;
}
const A_PAPER_AT_ITS_END = /\b(?:certificate|licen[cs]e|diploma|ticket|card|award)$/i;

const NO_ALTERNATIVE = /^(?:an? )?(?:equivalent|similar|other|related|comparable|above|better|more)\b/i;

/** "PDM/PLM such as Windchill", "Electronic care planning system (Nourish or PCS)": whoever has used one of them has it. */
function productsNamed(name: string): string[] {
  const said =
    SUCH_AS.exec(name)?.[1] ??
    (OF_SOFTWARE.test(name) ? (IN_BRACKETS.exec(name)?.[1] ?? OR_ITS_LIKE.exec(name)?.[1]) : undefined);
  const all =
    said?.replace(/,? or (?:an? )?(?:similar|equivalent|other)\b.*$/i, '').split(/,? or |,? and |, |\s?\/\s?/) ?? [];
  return all.every((each) => A_PRODUCT.test(each)) ? all : [];
}
const SUCH_AS = /\b(?:such as|e\.?g\.?,?|for example|like)[ :]+([^()]{2,80}?)[).\s]*$/i;
const OF_SOFTWARE =
  /\b(?:software|systems?|packages?|platforms?|programs?|applications?|tools?|databases?|CRM|ERP|EHR|CAD|CAM|PLM|PDM)\b/i;
const IN_BRACKETS = /\((?:e\.?g\.?,? |such as |either )?([^()]{2,80}? or [^()]{2,40})\)/i;
/** "Experience with Phorest or similar salon software" */
const OR_ITS_LIKE =
  /^(?:[\p{L}-]+ (?:of|with|in|using|on) |using )?(?:the )?(\p{Lu}[\p{L}\d.+#-]*(?: \p{Lu}[\p{L}\d.+#-]*)?(?:, \p{Lu}[\p{L}\d.+#-]*){0,3}) or (?:an? |any )?(?:similar|equivalent|other|comparable)\b/u;
const A_PRODUCT = /^\p{Lu}[\p{L}\d.+#-]*(?: [\p{Lu}\d][\p{L}\d.+#-]*){0,2}$/u;

/** "CSCS card (Blue or Gold)": the paper in each of its kinds. */
function kindsInBrackets(name: string): string[] | null {
  const [, paper, kinds] = KINDS_IN_BRACKETS.exec(name) ?? [];
  return paper === undefined || kinds === undefined
    ? null
    : kinds.split(/,? or |, |\s?\/\s?/).map((kind) => `${kind} ${paper}`);
}
const KINDS_IN_BRACKETS =
  /^([^()]{2,40}?) ?\((?:either )?([\p{L}\d]+(?:(?:, |\s?\/\s?)[\p{L}\d]+){0,4}(?:,? or |\s?\/\s?)[\p{L}\d]+)\)$/u;

/** "Level 5 Diploma in Leadership and Management (or RMA)" */
const OTHER_IN_BRACKETS = /^([^()]{4,100}?) ?\(or (?:an? |the )?([^()]{2,60})\)$/i;

/** At each "or" and slash, and at the commas of a list that an "or" closes. */
function sidesOf(name: string): string[] {
  const sides = name.split(/\s*(?:,? \bor\b |\/)\s*/);
  const [first = '', ...others] = sides;
  const listed = first.split(/,\s+/);
  return others.length > 0 && listed.every((each) => each.split(/\s+/).length <= MOST_WORDS_OF_A_NAME)
    ? [...listed, ...others]
    : sides;
}
const MOST_WORDS_OF_A_NAME = 3;
