/**
 * Sentences that name visas and sponsorship and promise none to whoever reads them: what the work has to do with, the
 * team that it is in, a level of support or of skill, the visas of students, sponsorship of studies or of a sport, what an
 * agency's customers do, permission that somebody has already, a box that nobody has ticked.
 */

const visas = String.raw`(?:visas?|sponsor\w*|work permits?|immigration|certificates? of sponsorship)`;
/** Where a sentence comes to speak of what the employer gives, or of the reader's own visa. */
const given = new RegExp(
  String.raw`\b(?:we|us|our (?:company|trust|licence)|the (?:company|trust|employer|university|council)) (?:will|can|do|are|is|may|also|offer|provide|sponsor|arrange|pay|cover|help|support)\w*\b|\byour (?:own |work )?(?:${visas})|\b(?:for you|to you)\b|\bsponsor(?:s|ed|ing)? (?:you|the (?:right|successful))\b|\bbe sponsored\b|\b(?:successful|right) (?:candidate|applicant)|\b(?:sponsorship|sponsorships|certificates? of sponsorship) (?:(?:is|are|will be) )?(?:also )?(?:available|offered|on offer|provided|possible|given|considered)\b`,
  'i',
);
const dealing = String.raw`(?:deal with|handle|look after|take care of|tell|inform|recruit|hire|source|advise|arrange|organi[sz]e|answer|explain|process|manage|support (?:our|the|new|overseas|international)|help (?:our|the|new|overseas|international)|assist (?:our|the|new|overseas|international)|guide (?:our|the|new)|coordinate|co-ordinate|administer|prepare|issue|check|track|monitor|brief|liaise|work with)`;

/** Whom the work is for. */
const others = String.raw`(?:detainees|prisoners|inmates|residents|tenants|refugees|asylum seekers|migrants|clients|customers|guests|patients|passengers|travellers|tourists|visitors|families|students|pupils|parents|members|players|athletes|performers|artists|musicians|entertainers|crews?|sailors|seafarers|pilgrims|citizens|victims|survivors|claimants|callers|claims)`;

const ofTheWork: RegExp[] = [
  String.raw`\byou(?:'ll| will| would)? (?:also |then |regularly |be (?:asked|expected) to )?(?:help|assist|support|guide|advise|accompany|represent|visit|meet) (?:(?!(?:you|your|us|new|overseas|international)\b)[\w-]+ ){0,3}?${others}\b[^.;]{0,40}?\b(?:with|in|through|on|about|to|whose|apply|who)\b[^.;]{0,40}?${visas}`,
  String.raw`\byou(?:'ll| will| would) (?:also |then |regularly |be (?:asked|expected) to )?${dealing}\b[^.;]*\b${visas}`,
  String.raw`\b(?:responsib(?:le|ilities) for|accountab\w+ for|in charge of|duties include|tasks include)\b[^.;]*\b${visas}`,
  String.raw`^\W*(?:${dealing}(?<!look after|take care of)|answering|handling|handles|deals? with|dealing with|advising|advises|answers)\b(?! (?:with )?(?:your|you)\b)[^.;]*\b(?:our|the|new|from|for|candidates?|applicants?|clients?|staff|players?|hires?|joiners?|students?|quer(?:y|ies)|questions)\b[^.;]*\b${visas}`,
  String.raw`^\W*(?:handles?|handling|deals?|dealing) (?:with )?[^.;]*\b${visas}`,
  String.raw`\b(?:role|post|position|job)s? (?:(?:will )?(?:sits?|works?)|is (?:based |part |placed )?|forms? part|belongs)\b[^.;]{0,40}\b(?:within|in|part of|of|under|to|with)\b[^.;]*\b${visas}\b[^.;]*\b(?:team|department|function|unit|division|section|office|directorate)\b`,
  String.raw`\b(?:role|post|position|job) (?:(?:will )?(?:covers?|spans?|encompass\w*|focus\w* on|deals? with|looks? after|takes? in))\b[^.;]*\b${visas}`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

/** "Student visa sponsorship is available for our courses": for those who study, and no word of work. */
const ofStudents =
  /\bstudent (?:visa )?sponsor\w*|\bsponsors? (?:\w+ )?student visas\b|\bsponsor\w*[^.;]{0,40}\b(?:for|of) (?:our |all |its |international |overseas )*(?:courses|programmes of study|students|degree programmes)\b/i;
const ofWork =
  /\b(?:skilled|work|worker|health and care|tier ?[25]|certificates? of sponsorship|cos|employ\w*|post|role|position|job|staff)\b/i;

/** "University sponsorship is available", "its shirt sponsor": of somebody's studies, or a name on a shirt. */
const ofSomethingElse =
  /\b(?:masters?|ph\.?d|doctoral|doctorate|degree|university|college|course|training|study|studies|exams?|chartership|chartered|mba|apprenticeship|membership|qualification|academic|education(?:al)?|shirt|kit|sleeve|stadium|title|headline|league|club|tournament|festival)(?:'s)?[- ](?:fees? )?sponsors?(?:hips?)?\b(?! (?:this|the|your|you|visas?|overseas|people|candidates|skilled))/i;
const ofAVisa =
  /\b(?:visas?|skilled|worker|health and care|tier ?[25]|certificates? of sponsorship|cos|permits?|immigration|overseas|relocat\w+|h-?1b|green cards?)\b/i;

/** "Candidates with a graduate visa are welcome", "we accept candidates with a work permit": who may work already. */
const heldAlready =
  /\b(?:candidates?|applicants?|people|those|anyone|holders?|workers)\b[^.;]{0,30}\b(?:with|on|holding|hold|have|of)\b[^.;]{0,20}\b(?:(?:dependants?|dependent|graduate|spouse|partner|family|student|psw|post[- ]study|youth mobility|ancestry|settled)[^.;]{0,30}(?:visas?|status)|(?:an? |their own )?(?:valid |existing |current )?work permits?)\b(?![^.;]*\b(?:sponsor\w*|extend|renew|switch|transfer)\b)/i;

/** "Sponsorship may be offered to those on a Student visa": they have a visa, and may be given another. */
const sponsorshipMayBe =
  /\b(?:sponsorships?|certificates? of sponsorship)(?: (?:for|of|in|with) (?:this|the|our|these|your) [\w-]+)? (?:may|might|can|could|will|would|shall) (?:(?:also|only|sometimes|still|well|possibly|now) )*be \w+/i;

/** "Sponsorship may be possible for students on a Student visa": not for their studies, for which they have one. */
const isOfStudentsNow = (said: string): boolean =>
  sponsorshipMayBe.test(said) &&
  /\bstudents? (?:(?:who are|who hold|already|currently|now) )*(?:on|with|holding)? ?(?:an? )?(?:student|graduate|tier 4) visas?\b/i.test(
    said,
  );

/** "Our clients offer visa sponsorship to carers; you will audit them": what others do, with whom the work has to do. */
const ofCustomers = new RegExp(
  String.raw`\bclients?\b[^.;]*\b${visas}[^.;]*[;,] ?(?:and )?you(?:'ll| will| would) (?!be (?:sponsored|offered|given))[^.;]*\b(?:them|their|it|adverts?|services|subscriptions|accounts)\b`,
  'i',
);
/** "Experience of managing staff who are sponsored": whom somebody has worked with. */
const ofColleagues =
  /\bexperience\b[^.;]*\b(?:managing|supervising|leading|recruiting|supporting|working with|of|with)\b[^.;]*\b(?:staff|people|workers|nurses|employees|teams?|colleagues|students)\b[^.;]*\b(?:who|that)\b[^.;]*\b(?:sponsored|visas?)\b/i;

/** "Tier 2 support engineer", "Skilled worker with five years of experience": a level, and no visa of that name. */
const level =
  /\btier ?[1-5][ -]+(?:support|engineers?|analysts?|nurses?|technicians?|agents?|specialists?|advis[eo]rs?|officers?|consultants?|administrators?|developers?|managers?|bonus(?:es)?)\b(?! (?:visas?|sponsor\w*|available|(?:is|are|will be) (?:available|offered|provided|sponsored)))|\bskilled[- ]workers?(?=,? (?:grade|level|band)\b| (?:with|who|in|at) (?!(?:a |the )?(?:visas?|sponsor)))/gi;

const emptyBox = /^\W*☐\s*\p{L}+(?: \p{L}+){0,3}\W*$|^\W*\p{L}+(?: \p{L}+){0,3}\s*☐\W*$/u;

/** `said` in plain words, one sentence. */
export function isOfTheWork(said: string): boolean {
  if (said.includes('☐') && emptyBox.test(said)) return true;
  if (ofSomethingElse.test(said) && !ofAVisa.test(said)) return true;
  const isHeldAlready = heldAlready.test(said) && !sponsorshipMayBe.test(said);
  const isOfOthers = isHeldAlready || ofCustomers.test(said) || ofColleagues.test(said);
  if (isOfOthers && !given.test(said)) return true;
  if (ofStudents.test(said) && !isOfStudentsNow(said) && !ofWork.test(said.replace(/\bstudents?\b/gi, ' ')))
    return true;
  return ofTheWork.some((rule) => rule.test(said)) && !given.test(said);
}

/** Without the names of levels, which say nothing of visas. */
export const withoutLevels = (said: string): string => said.replace(level, ' ');
