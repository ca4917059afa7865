/**
 * Promises that are of something else than the advertised post, though nothing in them says no to it: of an office where
 * it is not, of other posts, of another kind of staff, or of a time when no pause applies.
 */

const posts = String.raw`(?:posts?|roles?|positions?|jobs?|vacanc(?:y|ies)|opportunit(?:y|ies)|placements?|contracts?)`;
const thisPost = String.raw`(?:this|the advertised) (?:[\w-]+ ){0,3}?${posts}`;

/** "available in Dublin, not in London, where this job is" */
const elsewhere = new RegExp(
  String.raw`\bnot (?!only |just )(?:[\w-]+ )?(?:in|at|for|from|to|with|on) (?:(?!\bbut\b)[^.;])*?\b(?:where (?:${thisPost} (?:is|sits|will be|would be)|you (?:(?:will|would) )?(?:work|be working|be based|be)\b)|(?:which|as) (?:this|${thisPost}) is\b)`,
  'i',
);

const someOthers = String.raw`(?:(?:some|many|most|several|certain|a few|all|our|the|a number|of) )*other (?:[\w-]+ ){0,2}?(?:posts|roles|positions|jobs|vacancies|opportunities|placements|contracts|grades|bands)\b`;
const ofOthers = [
  String.raw`\bsponsor(?:s|ed|ship)?\b[^.;]*?\b(?:for|to|on|in|with) ${someOthers}`,
  String.raw`^\W*(?:only )?${someOthers}[^.;]*? (?:come|comes|attract|carry|offer|have|include|qualify|are (?:eligible|open)|(?:can be|are) (?:offered|sponsored))\b`,
].map((rule) => new RegExp(rule, 'i'));
/** This post is among them. */
const thisToo = new RegExp(
  String.raw`\b(?:${thisPost}|(?:this|it),? (?:and|or|as)|as (?:with|for|on|in)|also|too|like|both|any|as well|just as|similar\w*|including|alongside|besides)\b`,
  'i',
);

const halt = String.raw`(?:pause|freeze|moratorium|halt|suspension|embargo|stop|hold)`;
const halted = [
  String.raw`\b(?:a|an|the|our|this) (?:[\w-]+ ){0,2}?${halt} (?:on (?:[\w-]+ ){0,4}?)?(?:(?:currently|now|still|also) )?(?:applies|is (?:(?:now|currently|still) )?(?:in (?:place|force|effect)|on)\b|covers|affects|has been (?:placed|put|imposed))`,
  String.raw`\b(?:a|an|the) (?:[\w-]+ ){0,2}?${halt} on (?:(?:all|any|new|further|our) )*(?:sponsor\w*|certificates?|hires?|starters?|visas?)`,
].map((rule) => new RegExp(rule, 'i'));
/** The pause is over, or of something else. */
const isNoHalt =
  /\b(?:no|not|never|despite|except|exempt\w*|lifted|ended|over|until recently|other|elsewhere|again|only|unaffected|salar\w+|pay|promotions?|[a-z]+n't)\b/i;

/** Only the sentence of the pause says whether it is one: "This is not a remote role, and we sponsor. A pause applies." */
const isHalted = (said: string): boolean =>
  said.split(/(?<=[.!?])\s+/).some((one) => halted.some((rule) => rule.test(one)) && !isNoHalt.test(one));

const works = String.raw`(?:(?!\b(?:and|but|only)\b)[^.;:,–—]){3,60}?`;
const only = [
  String.raw`\b(?:for|to|sponsors?) (?<kind>${works}) only`,
  String.raw`\b(?:limited|reserved|restricted|confined|only (?:open|available|given|offered|provided)) (?:to|for) (?<kind>${works})(?: only)?`,
  String.raw`(?:^|[.;:]\s*)(?<kind>${works}) only (?:can be|are|may be|will be|get) (?:sponsored|offered|given|eligible|sponsorship)[^.;,–—]{0,30}`,
  String.raw`\bonly (?<kind>${works}) (?:(?:are|is|can be|get) )+(?:sponsored|offered|given|eligible|sponsorship)[^.;,–—]{0,30}`,
].map(
  (rule) =>
    new RegExp(
      String.raw`${rule}\s*(?:[.;,–—-]+\s*)(?:(?:and|but|while|whereas) )?(?:(?:this|the (?:post|role|job|vacancy))(?: (?:post|role|position|job|vacancy|one))? is(?: for)?|(?:here )?you(?:'ll| will| would) (?:be|work as|join us as)|(?:here )?we (?:are|'re) (?:hiring|recruiting|looking for|seeking)) an? (?<own>[^.;,:]{3,60}?)\W*$`,
      'i',
    ),
);
/** What people are, and not what they do: the post may well be one of theirs. */
const qualities =
  /\b(?:candidates?|applicants?|people|persons?|those|anyone|you|exceptional|outstanding|best|right|senior|junior|experienced|qualified|registered|skilled|permanent|full|part|graduates?|uk|overseas|international|eligible|hard|shortage|salar\w+|bands?|level|years?|this|some|certain|many|most|few)\b/i;
/** "Our registered nurses" are nurses by their work. */
const ofTheTrained =
  /\b(?:our|all|registered|qualified|experienced|trained|senior)\s(?=(?:(?:registered|qualified|experienced|trained|senior|specialist) )?(?:nurses|doctors|surgeons|midwives|pharmacists|physiotherapists|dentists|vets|teachers|lecturers|engineers|chefs|developers|welders|electricians|mechanics)\b)/gi;
/** Work of which many kinds are part. */
const wide: [RegExp, RegExp][] = [
  [/\b(?:clinical|medical|health\w*|care|patient\w*)\b/i, /nurs|doctor|surge|physician|physio|therap|midwi|pharmac|radio|paramedic|dent|care|clinic|medic|ward|health|consultant|scien/i], // prettier-ignore
  [/\b(?:teach\w*|academics?|facult\w*|education\w*)\b/i, /teach|lectur|tutor|professor|research|academ|instruct|maths|science|english|subject/i], // prettier-ignore
  [/\b(?:technical|engineer\w*|tech|it|digital|developers?|software)\b/i, /engineer|develop|software|program|data|tech|network|system|devops|architect|cloud|security|it\b/i], // prettier-ignore
  [/\b(?:kitchen|catering|hospitality|trades?\w*|research\w*|scien\w*)\b/i, /chef|cook|kitchen|cater|weld|electric|plumb|join|carpent|brick|mechanic|fit|research|scien|lab/i], // prettier-ignore
];

const stems = (text: string) => new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 4)));
const commonStems = stems('post role position vacancy staff team work jobs grades');

/** "for consultants only; this is an administrative post", and not "for nurses only; this is a nursing post" */
function isOfOtherWork(said: string): boolean {
  for (const rule of only) {
    const { kind = '', own = '' } = rule.exec(said)?.groups ?? {};
    if (!kind || !own || qualities.test(kind.replace(ofTheTrained, ''))) continue;
    if (wide.some(([whole, part]) => whole.test(kind) && part.test(own))) continue;
    const ofKind = stems(kind);
    if (![...stems(own)].some((stem) => ofKind.has(stem) && !commonStems.has(stem))) return true;
  }
  return false;
}

const ownWork = String.raw`[.;,–—]\s*(?:(?:and|but|so) )?(?:you (?:will|would|are to) (?:be|work as|join us as)|you'll be|this is|we are hiring|we need) (?:for )?an? (?<own>[^.;,:]{3,60})`;
const leftOut = [
  String.raw`(?:^|[.;:,–—]|\bbut\b|\bwhile\b|\band\b)\s*(?<kind>[\w -]{3,40}?) (?:are|is|fall|falls|sit|sits|stay|remain) (?:left )?(?:outside|out of|excluded from|not (?:in|part of|covered by|under)) (?:of )?(?:the|this|that|our|these|those) (?:scheme|arrangements?|licen[cs]e|sponsorship|offer|programme)\b[^.;]*${ownWork}`,
  String.raw`\b(?:it|this|that|sponsorship|they)(?:'s| is| does| are)?(?:n't| not) (?:for|to|available (?:for|to)|open to|offered to|extend to|include|cover) (?<kind>[\w -]{3,40})${ownWork}`,
].map((rule) => new RegExp(rule, 'i'));

/** "porters are outside the scheme. You will be a porter." */
const isLeftOut = (said: string): boolean =>
  leftOut.some((rule) => {
    const { kind = '', own = '' } = rule.exec(said)?.groups ?? {};
    const ofKind = stems(kind);
    return [...stems(own)].some((stem) => ofKind.has(stem) && !commonStems.has(stem));
  });

/** Whether a promise, with the sentence behind it or alone, says that it is not of the advertised post. */
export const isNotHere = (said: string): boolean =>
  elsewhere.test(said) ||
  (ofOthers.some((rule) => rule.test(said)) && !thisToo.test(said)) ||
  isHalted(said) ||
  isOfOtherWork(said) ||
  isLeftOut(said);
