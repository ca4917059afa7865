import { countryNamed } from './countries-named.js';
import { saidOfWhoNeedsIt } from './for-those-without.js';
import { negation } from './sponsorship-rules.js';

/**
 * "Candidates must be eligible to work in the UK" says what the law asks of every employer, and whoever is sponsored is
 * eligible: it refuses nobody, and beside an offer it takes none back. Only a word that the right is to be there before,
 * lasts, or comes without the employer does ("already", "unrestricted", "without sponsorship"), and such a sentence is
 * none of these.
 */

/** By whatever name an advert gives it. */
export const country = String.raw`(?:${countryNamed}|country(?: of (?:work|employment))?)`;
const toWork = String.raw`to (?:live and |legally |lawfully )?work(?: and live)?(?: legally| lawfully)?(?: (?:here|(?:with)?in (?:the )?${country}))?(?![\w'’-])`;
const must = String.raw`(?:must|needs? to|should|shall|ha(?:ve|s) to|will (?:need|have) to|(?:is|are|will be) (?:required|expected|asked) to|required to|essential (?:that|for)[^.;]{0,30}?(?:to)?|able to)`;
const able = String.raw`be (?:legally |lawfully |both )?(?:eligible|entitled|authori[sz]ed|permitted|allowed|able|cleared)`;
const hold = String.raw`(?:have|hold|possess|prove|demonstrate|evidence|show|confirm|provide|produce|supply|bring|present)(?: (?:us|with|proof|evidence|of|that|documents|documentation|satisfactory|acceptable|relevant|showing|confirming|the|an?|your|their|his or her|legal|lawful|necessary|appropriate))*`;
const right = String.raw`(?:rights?|eligibility|entitlement|permission|authori[sz]ation)`;
const asked = String.raw`(?:is |are |will be )?(?:an? )?(?:absolutely |strictly )?(?:essential|required|mandatory|needed|necessary|must|requirement|checked|verified)\b`;

const said = [
  String.raw`\b${must} (?:\w+ )?${able} ${toWork}`,
  String.raw`\b${must} (?:\w+ )?${hold} ${right} ${toWork}`,
  String.raw`\b(?:you|applicants|candidates|employees|workers) (?:will )?need (?:(?:the|an?|legal|lawful|proof of) )*${right} ${toWork}`,
  String.raw`\b${right} ${toWork}(?: (?:documents|documentation|checks?))? ${asked}`,
  String.raw`\brequire(?:s|d|ments?)?:? (?:(?:the|an?|legal|proof|evidence|of) )*${right} ${toWork}`,
].map((rule) => new RegExp(rule, 'i'));

/** Perhaps somebody has it, which asks for nothing. */
const perhaps =
  /^\W*(?:you|some of you|applicants|candidates) may (?:already |well |also )*(?:have|hold) (?:the |a )?right to work\b[^.;,]{0,25}\W*$/i;

/** What the law asks of whoever has no right to work: "If you are not a UK citizen, you will need sponsorship." */
const byLaw =
  /^\W*(?:please note (?:that )?)?(?:if|unless|where) (?:you|candidates|applicants) [^.;:!?,]{5,90},? (?:then )?(?:you|they)(?:'ll| will| would| may)? (?:also )?(?:need|require)(?: to (?:have|hold|obtain|apply for))? (?:an? |uk |visa |work |skilled worker |employer )*(?:sponsorships?|visas?|permits?|certificates? of sponsorship)(?: (?:to|in order to) work(?: here| in the uk| for us| in this role)?)?\W*$/i;

/** It is to be there already, for good, of one's own, or nothing else counts; or another clause says why. */
const more =
  /\b(?:already|current(?:ly)?|existing|pre-?existing|valid|full|permanent(?:ly)?|unrestricted|unconditional(?:ly)?|unlimited|indefinite(?:ly)?|long[- ]term|own|independent(?:ly)?|only|solely|strictly|any employer|now|day one|before|prior|at (?:the )?time|time of|apply|applying|application(?! (?:form|pack|process)\b)|for the (?:length|duration)|throughout(?! (?:the )?(?:uk|country|united kingdom|region|recruitment|process)\b)|considered|ongoing|continu\w+|future|start(?:ing)?|first day|date|because|as (?:we|this|the|it)|since|therefore|otherwise|unless|if|or|sponsor\w*|visas?|permits?|certificates?|lmia|h-?1b|tier|licen[cs]ed|citizen\w*|nationals?|residen\w+|residency|settled|passports?|freely)\b/i;
/** Words that look like these and are of a licence to drive, of hours or of the contract. */
const ofTheJob =
  /\b(?:full|valid|current)(?:,? (?:clean|valid|current|uk|manual|and))* driv\w+|\bfull[- ]time\b|\bpermanent (?:role|post|position|job|contract|basis)\b|\b18 or (?:over|older|above)\b|\bstrict\w+ (?=required|essential|necessary)/gi;

const rightToWork = String.raw`rights?[- ]to[- ]work`;
const papers = String.raw`(?:checks?|documents?|documentation|papers?|paperwork|evidence|proof|cop(?:y|ies)|scans?|photos?|photocop(?:y|ies))`;
const checked = String.raw`(?:checked|verified|confirmed|established)`;
const check = new RegExp(
  String.raw`\b(?:${rightToWork} (?:in (?:the )?${country} )?${papers}|${papers} (?:of|on|for|as|that (?:do(?:es)? not |cannot )?(?:prove|show)s?) (?:(?:the|your|their|an?|everyone's) )*${rightToWork}|check(?:s|ed)? (?:[\w'-]+ ){1,4}?${rightToWork}|${rightToWork} (?:in (?:the )?${country} )?(?:is|are|will be|has been|have been|must be) (?:\w+ )?${checked})\b`,
  'i',
);
/** Of whom something is asked beside, or who comes into question at all. */
const ofWhoComes =
  /\b(?:sponsor\w*|visas?|permits?|overseas|abroad|foreign\w*|candidates?|applicants?|applications?|apply(?:ing)?|considered|reject\w*|without(?! exception)|already|(?:un)?restricted|(?:un|time[- ])?limited|temporary|permanent|indefinite|students?|graduates?|own|only|whose|employers?|tied|citizen\w*|nationals(?! or not)|non-\w+|(?:no|not have|not hold|lack\w*) (?:the |a )?right)\b/i;

/** "Right to work documents that have expired cannot be accepted": how it is checked, whatever is denied of that. */
const isOfTheCheck = (said: string): boolean => check.test(said) && !ofWhoComes.test(said);

/** `said` in plain words, one sentence. */
export function asksTheLawOnly(sentence: string): boolean {
  if (perhaps.test(sentence) || byLaw.test(sentence) || isOfTheCheck(sentence)) return true;
  if (!/\bwork\b/i.test(sentence)) return false;
  const words = sentence.replace(ofTheJob, ' ');
  return !more.test(words) && !negation.test(words) && said.some((rule) => rule.test(words));
}

/** Each is a sentence read twice; more of them stand only in a text that is made to be slow. */
const MOST_JOINTS = 8;
const joints =
  /(?:[,;]| [–—-]+|)\s+(?:(?:and|but|however|though|although|while)\b,? )*(?=(?:all |any |the |our |successful |please note (?:that )?)*(?:applicants?|candidates?|you|employees|right|proof|eligibility|must|we|visa|sponsorship|h-1b|skilled|if not|if you|where)\b)/gi;

/** The half that promises, where the other only asks what the law does: "Sponsorship available, but you must be eligible to work here". */
export function withoutTheLaw(said: string, promises: (said: string) => boolean): string {
  if (!/\bto (?:live and |legally |lawfully )?work\b/i.test(said)) return said;
  for (const { index, 0: joint } of [...said.matchAll(joints)].slice(0, MOST_JOINTS)) {
    const [before, behind] = [said.slice(0, index), said.slice(index + joint.length)];
    const half = asksTheLawOnly(behind) ? before : asksTheLawOnly(before) ? behind : undefined;
    if (half === undefined) continue;
    const own = saidOfWhoNeedsIt(half, promises);
    if (!negation.test(own) && promises(own)) return own;
  }
  return said;
}
