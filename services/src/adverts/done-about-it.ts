/**
 * What has been done about sponsorship, by the verb of a sentence in the past or the perfect: it "has been agreed", "was
 * approved for this post", "is confirmed" - a promise as good as any in the present; or it is still to be, which is a
 * condition (left-open.ts). The tense says nothing by itself ("has been withdrawn"), so a promise in the past is only
 * heard where its verb gives.
 */

const sponsorship = String.raw`(?:\b(?:visas?|skilled[- ]worker|work|tier ?[25]|uk|our|the|employer|full|h-?1b|health and care(?: worker)?|this|and|for|that|of) sponsorships?|^\W*(?:[\w' ]{2,20}[:,–—-] )?sponsorships?|\bcertificates? of sponsorship|\b(?:work|employment) permits?)`;
/** What it is for, before the verb. */
const forWhat = String.raw`(?: (?:for|of|in|with|to|at)(?: (?!\b(?:is|are|was|were|has|have|had|not|never|no|but)\b)[\w'-]+(?![\w'-])){1,8})?`;
const adverb = String.raw`(?:now|already|also|just|recently|finally|formally|fully|happily|indeed|therefore|all|both|since|long|always|in principle|been)`;
const be = String.raw`(?:is|are|was|were|has|have|had)(?: ${adverb})*`;
export const giving = String.raw`(?:(?:pre-?)?(?:approved|agreed|authori[sz]ed)|confirmed|secured|allocated|allotted|granted|signed off|cleared|reserved|set aside|obtained|arranged|assigned|awarded|made available|opened up|extended|budgeted for|assured|guaranteed|added to|included in|built into)`;
/** Confirmed as something else, by somebody else, or only for some. */
const plainly = String.raw`(?! (?:as (?:un|not|im|in|being un)|that|only|if|once|when|where|case|individually|on an? |by (?:your|their|his|her|another|an? |the (?:candidate|applicant|previous|former|current))|(?:for|to) (?:some|certain|internal|existing|current)))`;
const giver = String.raw`(?:we|(?:the|our|this) (?:[\w'&-]+ ){1,3}?|hr|head office|ukvi)`;

/** It has been given, or agreed to, for the post. */
export const doneForIt: RegExp[] = [
  String.raw`${sponsorship}${forWhat} ${be} ${giving}\b${plainly}`,
  String.raw`${sponsorship} ${be} (?:an? |the )?(?:part|benefit|feature) of (?:our|the|what|this|working)\b`,
  String.raw`^\W*(?:(?:uk|visa|work|skilled[- ]worker|tier ?[25]|full|employer|health and care(?: worker)?) )*(?:sponsorships?|certificates? of sponsorship|work permits?)(?: status| availability)?[\s:–—-]+(?:already |now |fully )?${giving}(?: for (?:this|the|these|our|all|\w+) [\w' -]{2,40})?\W*$`,
  String.raw`\b${giver}\s?(?:'ve|have|has)(?: now| already| just| recently)* (?:secured|obtained|agreed|approved|authori[sz]ed|signed off|confirmed|been (?:allocated|granted|given|awarded)) (?:(?:an?|the|our|visa|work|skilled[- ]worker|uk|tier ?[25]|enough|three|two|four|five) ){0,4}(?:sponsorships?|certificates? of sponsorship|work permits?)\b${plainly}`,
].map((rule) => new RegExp(rule, 'iu'));

const wasDone = new RegExp(
  String.raw`${sponsorship}${forWhat} (?:(?:has|have|had)(?: ${adverb})* been|was|were)(?: ${adverb})* (?!${giving}\b)(?:[a-z]+(?:ed|en)|put|cut|shut|withheld|withdrawn|let go)\b`,
  'iu',
);

/** "Bring proof that your sponsorship has been approved": it is to be shown, or seen to, that it was. */
const toBeShown = new RegExp(
  String.raw`\b(?:proof|evidence|check|ensure|make sure|verify|whether)\b[^.;:!?]{0,60}\b(?:sponsorships?|visas?|certificates? of sponsorship|work permits?) ${be} `,
  'i',
);

/** Something has been done about it that does not give it, or not by its name alone. */
export const isDoneOtherwise = (said: string): boolean => wasDone.test(said) || toBeShown.test(said);
