import { negation, refusable, subject } from './sponsorship-rules.js';

/**
 * Whom a denial is of. "Agency workers cannot be sponsored. This permanent post can be." denies nothing to whoever reads
 * the advert of that post, and "our sister company does not sponsor; we do" nothing at all. Such a denial of others is
 * taken out, and what was only hinted at ("we do", "this post can be") is said in full. A denial of others alone stays a
 * refusal: whoever is advertised for may be one of them.
 */

const post = String.raw`(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|contracts?|grades?|bands?|shifts?|one)`;
const thisPost = String.raw`(?:this|the advertised|the present) (?:[\w-]+ ){0,3}?${post}`;
const company = String.raw`(?:employers?|compan(?:y|ies)|firms?|organi[sz]ations?|trusts?|businesses|business|homes?|farms?|schools?|universit(?:y|ies)|hotels?|restaurants?|hospitals?|agenc(?:y|ies)|providers?|branch(?:es)?|offices?|sites?|departments?|divisions?|subsidiar(?:y|ies)|colleges?|practices?|competitors?|neighbours?|pubs?|caf[eé]s?|bakers?|bakeries|salons?|start-?ups?|nurser(?:y|ies)|surger(?:y|ies)|clinics?|hospices?|dentists?|vets|garages?|factor(?:y|ies)|charities|councils|kitchens|chains)`;
/** Several of them, and nobody's own. */
export const companies = String.raw`(?:employers|companies|firms|trusts|businesses|homes|farms|schools|universities|hotels|restaurants|hospitals|agencies|providers|colleges|practices|nurseries|surgeries|clinics|hospices|councils)`;
/** Whoever does not sponsor is an employer; who cannot be sponsored is none. */
const employersOnly = String.raw`^\W*(?:(?:while|whilst|where|although|though|even though|whereas) )?(?:(?:many|most|some|so many) )?others (?:(?:do|ca|wo|would|could)n't (?:\w+ )?|(?:do|will|can|may|would|could) ?not (?:\w+ )?|refuse to |decline to )(?:sponsor|(?:offer|provide|give|support) (?:\w+ )?(?:visas?|sponsorships?))\b`;
const otherCompany = new RegExp(
  String.raw`\b(?:(?:sister|parent|partner|other|many|most|some|few|competing|rival|neighbouring|larger|smaller|previous|former|not (?:every|all))(?: [\w-]+)? ${company}|(?:recruitment|employment|staffing) agenc(?:y|ies)|competitors?|neighbours?|(?<!\b(?:our|these|the|all|both) (?:[\w-]+ )?)(?:small|smaller|big|bigger|large|family) ${companies}(?! (?:like|such as) (?:us|ours|this))|(?<!\b(?:our|these|the|all|both) (?:[\w-]+ )?)${companies} (?:(?:are|is) )?(?:often|usually|generally|commonly|typically|frequently|sometimes))\b|${employersOnly}`,
  'i',
);
/** A kind of people or posts of which this one need not be. */
const groups = String.raw`(?:workers?|staff|people|nurses?|carers?|employees|colleagues|cleaners|posts?|roles?|positions?|jobs?|shifts?|contracts?|grades?|bands?|work)\b`;
const kind = new RegExp(
  String.raw`\b(?:agency|relief|supply|bank|locum|temporary|temp|casual|seasonal|sessional|part[- ]time|zero[- ]hours?|weekend|fixed[- ]term|short[- ]term|apprentice\w*|trainees?|volunt\w+|unpaid|honorary|self[- ]employed|freelance\w*|(?:sub-?)?contractors?|intern(?:ship)?s?|(?:student |work )?placements?|work experience|students?)\b|\b(?:junior|lower|ancillary|support|catering|domestic|admin\w*) (?:[\w-]+ ){0,2}?${groups}`,
  'i',
);
const others =
  /\b(?:dependants?['’]?|spous\w+|partners?|famil(?:y|ies)|children|students?|stud(?:y|ies)|tourists?|visitors?|(?:candidates|applicants|people|anyone|those) (?:who (?:are|live) )?(?:outside|from outside|overseas|abroad|living abroad)|from (?:overseas|abroad))\b/i;
/** Words by which a denial is of this post too. */
const here = /\b(?:this|these|it|here|any|anyone|anybody|all|every|everyone|you|your|nobody|no one|none|neither)\b/i;

const joint = String.raw`(?:[.;]\s+|,?\s+[–—-]+\s+|,\s*|\s+(?=but\b|whereas\b|while\b))(?:(?:but|and|however|whereas|while|whilst|though|yet|instead),?\s+)?`;
const does = String.raw`(?:can|do|does|is|are|will|may|might|could)`;
/** "… can be", "… does", "… is eligible": what it can is said before. */
const hint = String.raw`${does}(?: be)?(?: so| it| sponsor| sponsored| eligible| covered| included)?(?<tail>,? (?:and|subject|depending|if|where|provided|when|for)\b[^.;]*)?\W*$`;
/** ", like this one," */
const likeThis = String.raw`(?:(?:like|such as|including) (?:this|ours|the one)(?: \w+)?,? )?`;
const hints = [
  { ends: new RegExp(String.raw`^(?<denied>.+?)${joint}(?:as [^,.;]{3,40},\s*)?(?:we|ours|our own (?:company|home|farm|trust|firm)) ${hint}`, 'iu'), said: 'We offer visa sponsorship' },
  { ends: new RegExp(String.raw`^(?<denied>.+?)${joint}(?:${thisPost}|[\w ,-]{3,30} (?:such as|like|including) this(?: \w+)?,?) ${hint}`, 'iu'), said: 'This post is eligible for visa sponsorship' },
  { ends: new RegExp(String.raw`^(?<denied>.+?)${joint}(?:only )?(?:(?!(?:this|these|it|we|they|you)\b)[\w-]+,? ){1,4}${likeThis}${hint}`, 'iu'), said: 'Visa sponsorship is for some posts only' },
]; // prettier-ignore
const concession = /^\W*(?:although|though|even though|while|whilst|whereas) (?<denied>[^,;]+),\s*(?<main>.+)$/iu;
const contrast = new RegExp(String.raw`^(?<denied>.+?)${joint}(?<main>.+)$`, 'iu');
const afterthought = new RegExp(
  String.raw`^(?<main>.+?)${joint}(?<denied>[^,;]+? ${does}(?:n't| not|not)(?: be)?(?: sponsor| sponsored| eligible)?)\W*$`,
  'iu',
);
const isOnThis = new RegExp(
  String.raw`${refusable.source}|${subject.source}|${post}|\b(?:this|it|that|these|(?:salary|pay)\b[^,]*\b(?:threshold|minimum|requirements?|enough|low|below|meet)|licen[cs]e|eligib\w+|qualif\w+|everyone|anyone)\b`,
  'iu',
);
const ofThisPost = new RegExp(String.raw`\b(?:${thisPost}|you|your|successful)\b`, 'iu');

/** People or posts of a kind that whoever reads the advert need not be of, by how they are named. */
export const isOfAKind = (named: string): boolean => kind.test(named) && !here.test(named);

/** A denial of others than whoever reads the advert, by who or what it names. */
export const isOfOthers = (denied: string): boolean =>
  negation.test(denied) &&
  (isOfOtherCompany(denied) ||
    (!here.test(denied) && (kind.test(denied) || (others.test(denied) && refusable.test(denied)))));
export const isOfOtherCompany = (denied: string): boolean =>
  otherCompany.test(denied) && !/\b(?:we|us|our own|this|these|it|here|neither|nor)\b/i.test(denied);

/** The sentence with what it denies to others left out, where it says what is true here; else as it is. */
export function withoutOthers(
  said: string,
  promises: (text: string) => boolean,
  depends: (text: string) => boolean,
): string {
  if (!negation.test(said)) return said;
  const beside = concession.exec(said)?.groups;
  if (beside && !isOnThis.test(beside.denied!)) return beside.main!;
  for (const { ends, said: inFull } of hints) {
    const { denied, tail = '' } = ends.exec(said)?.groups ?? {};
    if (!denied || !isOfOthers(denied) || negation.test(tail)) continue;
    const isOfSponsorship = refusable.test(denied);
    if (isOfSponsorship && (inFull !== hints[0]!.said || isOfOtherCompany(denied))) return `${inFull}${tail}.`;
  }
  for (const form of [concession, contrast, afterthought]) {
    const { denied, main } = form.exec(said)?.groups ?? {};
    if (!denied || !main || !isOfOthers(denied) || negation.test(main)) continue;
    if (depends(main)) return main;
    if (!promises(main)) continue;
    if (ofThisPost.test(main) || isOfOtherCompany(denied)) return main;
  }
  return said;
}

const employed = String.raw`(?:permanent|full[- ]time|substantive|salaried|directly employed|qualified|registered) (?:[\w-]+,? ){1,3}?${likeThis}`;
const hinting = [
  String.raw`^\W*(?:(?:but|however|whereas|yet|and),?\s+)?(?:as [^,.;]{3,40},\s*)?(?:we |${thisPost} |${employed})${hint}`,
  String.raw`^\W*(?:(?:but|however|and),?\s+)?(?:we|${thisPost}) (?:${does}(?:n't| not|not))(?: be)?(?: sponsored| eligible)?\W*$`,
].map((rule) => new RegExp(rule, 'iu'));

/** Whether a sentence only hints at what the one before it says in full: "This post can be." */
export const isHint = (sentence: string): boolean => hinting.some((rule) => rule.test(sentence));
