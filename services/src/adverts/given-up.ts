/** Refusals by what became of sponsorship here: we had to give it up, or the licence that we asked for was refused. */

const start = String.raw`(?:^|[.;:!?–—]\s*|,\s+)(?:(?:unfortunately|sadly|regrettably|recently|this year|last year|in 20\d\d|and|as|because|since),? )*`;
const we = String.raw`(?:we|(?:the|our|this) [\w-]+)`;
const adverbs = String.raw`(?:(?:recently|sadly|unfortunately|regrettably|also|now|therefore|since) )*`;
const thing = String.raw`(?:(?:our|all|any|the|its|visa|work|skilled worker|uk) )*(?:sponsorships?(?: (?:scheme|programme|program|offer|route)s?)?|sponsor(?:ship)? licen[cs]e|certificates? of sponsorship)\b`;
/** It has come back since, is denied, or is of something else. */
const forGood = String.raw`(?![^?]*\b(?:but|however|although|though|yet|again|resumed?|restored|reinstated|reopened|now (?:have|hold|offer|able|sponsor|granted)|since (?:been )?(?:granted|approved|obtained)|then (?:granted|approved)|appeal\w*|of (?:the|a|our|local) )\b|[^.!]*\?)`;

const givenUp = [
  String.raw`${start}${we} ${adverbs}(?:(?:have |has )?${adverbs}had to|(?:have|has) to|(?:were|was|are|is|have been|has been|been) (?:forced|obliged|compelled|required) to) ${adverbs}(?:withdraw|cancel|end|stop|close|suspend|pause|discontinue|scrap|drop|abandon|give up|surrender|cease|wind down) (?:(?:offering|providing|giving) )?${thing}${forGood}`,
  String.raw`${start}(?:(?:the|this) [\w-]+'s|our) (?:(?:recent|latest|last|first|own) )*(?:(?:application|request|bid) (?:for|to (?:get|obtain|hold|become)) (?:(?:an?|our|the|home office|new|visa|licen[cs]ed) )*sponsor(?:ship)?(?: licen[cs]e)?|sponsor(?:ship)? licen[cs]e (?:application|request)) (?:was|has been|is|had been|got) (?:(?:recently|unfortunately|sadly) )*(?:refused|rejected|declined|denied|turned down|unsuccessful)\b${forGood}`,
  String.raw`${start}${we} (?:once )?(?:had|held) (?:an?|our) (?:[\w-]+ ){0,2}?sponsor(?:ship)? licen[cs]e\b[^.;!?]{0,30}?(?:,| and| but)+ (?:we |then |later |have |has |since )*(?:lost|surrendered|gave up|given up|handed back) it\b(?![^!?]*\b(?:won|regained|back again|got it back|have it back|now (?:have|hold)|granted|reinstated|restored|successful)\b|[^.!]*\?)`,
  String.raw`${start}(?:${we} )?${adverbs}applied for (?:an?|our|the) (?:[\w-]+ ){0,3}?licen[cs]e,?(?: and| but)?(?: we| it)?(?: (?:got|was|were|has been|been))+ (?:refused|rejected|turned down|declined|denied)${forGood}`,
  String.raw`^\W*(?:(?:visa|work|uk|skilled worker) )*(?:sponsorships?|visa support)(?: available| offered)?\s*[:=–—-]+\s*negative\W*$`,
].map((rule) => new RegExp(rule, 'i'));

export const isGivenUp = (said: string): boolean => givenUp.some((rule) => rule.test(said));
