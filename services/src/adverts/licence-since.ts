/**
 * A licence that was refused, suspended or lost and has been granted since: "Our application for a sponsor licence was refused
 * at first, but has since been granted." Of the two halves only the later one is true today, and it says that a licence is
 * held; what goes on from there is read with it.
 */

const refused = String.raw`(?:refused|rejected|declined|denied|turned down|unsuccessful|suspended|revoked|withdrawn|removed|downgraded|lost|taken away)`;
const licence = String.raw`(?:(?:home office |skilled worker |worker |visa |tier 2 |uk )*sponsor(?:ship)?(?: licen[cs]e)?|licen[cs]e(?: to sponsor(?: [\w-]+){0,3})?)`;
const request = String.raw`(?:(?:application|request|bid|appeal) (?:for|to (?:get|obtain|hold|become)) (?:an?|our|the) ${licence}|${licence} (?:application|request|bid)|${licence})`;
const holder = String.raw`(?:our|the|its|the [\w-]+'s) (?:(?:first|initial|original|earlier|own) )*`;
const we = String.raw`(?:we|it|(?:the|our|this) [\w-]+)`;
const early = String.raw`(?:(?:at first|initially|first|once|originally|unfortunately|sadly|briefly|in error) )*`;
/** When and why, and no other statement. */
const detail = String.raw`(?: (?!\b(?:and|but|not|never|though|although|however|yet)\b)[\w'-]+){0,7}?`;
const turn = String.raw`(?:,? (?:but|and|yet|though|although|however|before being|before it was|until it was)|,|;| [–—-])`;
const later = String.raw`(?:(?:has|have|had|was|were|is|are|been|being|since|now|later|then|subsequently|finally|eventually|again|at last|happily|soon|afterwards|it|this|fully) )*`;
const second = String.raw`(?:(?:it|this|that|the licen[cs]e|our licen[cs]e|(?:the|our|a) (?:second|next|new|later|third)(?: one| application| attempt| request)?|the (?:decision|refusal|suspension)|${we}) )?`;
const granted = String.raw`(?:granted|approved|reinstated|restored|lifted|overturned|successful|given back|upgraded|accepted|renewed|won|succeeded)\b(?! (?:planning|a pay|an alcohol))(?: (?:on|after|following) (?:an? |the |our )?(?:appeal|review))?`;
const got = String.raw`(?:(?:have|has|had|now|since|then|later|finally|eventually|been|were|was|already|happily|at last|got|hold|holds|obtained|received|gained|granted|regained|awarded|given|won) )+(?:one|it(?: back)?|(?:an?|our|the) ${licence})(?: (?:back|again|since|now))*\b`;
/** When it came, which no later loss takes back. */
const since = String.raw`(?: (?:in|since|last|this|on|from) [\w ]{2,20}?(?=[.;,!]|\W*$| and\b| so\b))?(?![^.;!?]*\b(?:again|since|now|then|later|been|not|no longer) (?:been )?(?:${refused})|[^.;!?]*\b(?:revoked|dismissed|lost)\b)`;

const sayings = [
  String.raw`(?:\b(?:though|although|while|whilst|even though) )?\b${holder}${request} (?:was|were|had been|has been|got|is) ${early}${refused}${detail}${turn} ${second}${later}${granted}${since}`,
  String.raw`(?:\b(?:though|although|while|whilst|even though) )?\b${holder}${request} (?:was|were|had been|has been|got|is) ${early}${refused}${detail}${turn} (?:${we} )?${got}${since}`,
  String.raw`(?:\b(?:though|although|while|whilst|even though) )?\b${we} (?:was|were|had been|have been|has been) ${early}(?:refused|denied|turned down for) (?:an?|our|the) ${licence}${detail}${turn} (?:${we} )?(?:${got}|${later}${granted})${since}`,
  String.raw`\b${holder}${licence}(?: as a sponsor)?(?:,? (?:at )?first (?:refused|rejected|suspended|denied),| (?:ran out|expired|lapsed)${detail}${turn}) ${second}${later}${granted}${since}`,
  String.raw`\b${we} (?:once |briefly |unfortunately |sadly )*(?:lost|had lost|gave up|surrendered) (?:our|the|its) ${licence}${detail}${turn} (?:${we} )?${got}${since}`,
].map((rule) => new RegExp(rule, 'gi'));

/** The same with what is true of the licence today; in plain words. */
export const licenceOfToday = (said: string): string =>
  sayings.reduce((text, rule) => text.replace(rule, 'we hold a sponsor licence'), said);
