/**
 * Papers that are called a licence or a certificate too and are none of sponsorship: those of a trade ("SIA licence", "first
 * aid certificate"), those that somebody earned abroad, and those without which nobody is taken or which nobody needs. They
 * are left out before a sentence is asked whether it speaks of sponsorship, or takes a promise back.
 */

/** Of what else a licence is: to drive, to guard, to serve, to mend. */
export const trades = String.raw`(?:driv(?:ing|er's|ers)|fork-?lift|lift|truck|hgv|lgv|pcv|psv|c1|cat(?:egory)? \w|bus|car|van|taxi|private hire|motor-?cycle|motor-?bike|moped|tractor|plant|crane|counter-?balance|reach|sia|security|door supervis(?:or|ion)|cctv|gas|refrigerant|electrical|personal|premises|alcohol|bar|liquor|gambling|food|pilot'?s?|flying|aircraft|engineer'?s?|boat|firearms?|shotgun|spray(?:ing)?|pesticide|waste|scaffold\w*|chainsaw|teaching|operator'?s?|trade|software|music|tv)`;
/** Of what else a certificate is. */
const courses = String.raw`(?:first aid|life-?guard|hygiene|safety|gas safe|training|course|school|academic|degree|birth|marriage|medical|health|vaccination|dbs|disclosure|clearance|language|english|test|exam|smsts|sssts|\d+(?:st|nd|rd|th) edition|coaching|attendance|competen(?:cy|ce)|fitness|insurance|gmc|nmc)`;
const paper = String.raw`(?:licen[cs]es?|certificates?(?! of sponsorship\b))`;
const work = String.raw`(?:candidates|applicants|anyone|anybody|people|drivers|those|you)`;
const must = String.raw`${work} (?:(?:must|should|will|not|never|also|already|need|have|are|required|expected|to|hold|bring|possess|own|produce|show|get) ){1,5}(?:an?|the|your(?: own)?|their(?: own)?) (?:\w+ )?`;
const lacking = String.raw`${work} (?:(?:who )?(?:do not|don't|not) (?:have|hold|holding|having)|(?:who )?ha(?:ve|s) no|without|with no) (?:an? |the |any )?(?:\w+ )?`;
const sought = String.raw`(?:needed|required|necessary|essential|desirable|preferred|compulsory|mandatory)`;

const papers = [
  String.raw`\b(?:${trades}|${courses}) ${paper}`,
  String.raw`\bcertificates? of (?!sponsorship\b)\w+`,
  // where somebody learnt, and not where they come from
  String.raw`\b(?:certificates?|qualifications?|degrees?|diplomas?|licen[cs]es?|documents?|references?|experience|training)(?: (?:obtained|gained|earned|issued|taken|awarded))? (?:from|in) (?:overseas|abroad|(?:another|other) countr(?:y|ies)|outside the (?:uk|eu))\b`,
  // who says so of a sponsor's names one
  String.raw`\b${paper}(?= (?:(?:(?:is|are|will be)(?:n't| not)?|not) )?(?:strictly |always )?${sought}\b)`,
  // a sponsor's own is issued and not accepted
  String.raw`\b${paper}(?=[^.;!?]{0,50}?(?:\bnot|n't|\bcannot)(?: be)? (?:accepted|acceptable|recogni[sz]ed|transferable)\b)`,
  String.raw`\b${paper}(?<=\b(?:${must}|${lacking}|(?:clean|provisional|own) )${paper})`,
  String.raw`\b(?:penalty )?(?:points|endorsements) on (?:your|their|an?|the) (?:[\w']+ )?licen[cs]e`,
].map((rule) => new RegExp(rule, 'gi')); // prettier-ignore

export const withoutOtherPapers = (said: string): string =>
  papers.reduce((left, rule) => left.replace(rule, ' '), said);
