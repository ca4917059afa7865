/**
 * A line that is a heading or a title and no sentence: a job, or its pay, "with visa sponsorship". A kind of people with it
 * ("Candidates with visa sponsorship from another employer") is no job, and what goes on ("with visa sponsorship
 * experience") asks for something.
 */

const kind = String.raw`(?:(?:full|free|uk|work|working|our|a|visa|skilled[- ]worker|health (?:and|&) care(?: worker)?|tier ?[25]|h-?1b|employer) )*`;
const sponsorship = String.raw`${kind}(?:sponsorships?|certificates? of sponsorship|(?:skilled[- ]worker|work|health (?:and|&) care(?: worker)?) visas?|work permits?)`;
const jobs = String.raw`(?:roles?|posts?|positions?|jobs?|vacanc(?:y|ies)|opportunit(?:y|ies)|contracts?|appointments?|traineeships?|apprenticeships?)`;
/** One who does a work; several of them may be people who have a visa. */
const worker = String.raw`(?!(?:candidate|applicant|person|people|holder|employer|provider|partner|lawyer|solicitor|attorney|sponsor|customer|client|member|visitor|newcomer|number|letter|matter|paper|order|either|whether|together|other|another|never|after|for|or|over|under|offer|answer)\b)(?:[\p{L}-]*(?:er|or|ist|ian|ant|man|woman|hand|smith|wright|ee)|chef|nurse|cook|vet|mason|butcher|baker|herd|groom|midwife|lead|head|clerk|mechanic|au pair|technologist|radiographer|physio)`;
const name = String.raw`(?:(?!(?:candidates?|applicants?|people|those|anyone|someone|staff|employers|companies|experience|help|no|not|non|without|if|who|whoever|you|we|they|familiar\w*|assist\w*|deal\w*|work|works)\b)[\p{L}\d&'’/+.-]+,? ){0,5}?`;
const pay = String.raw`(?:(?:up to|from|circa|c\.?|salary|pay)[: ]{1,2})?(?:[£$€]|gbp |eur )\d[\d,.]*k?(?: ?(?:-|–|to) ?[£$€]?\d[\d,.]*k?)?(?: ?(?:(?:per|an?|\/|p\.?) ?(?:hour|annum|year|month|week|day|a|h)|pa|ph|gross|basic)\b\.?)?(?: (?:plus|and|\+) [\p{L} ]{2,20}?)?`;
const place = String.raw`(?:,? (?:in|at|near|on|for) (?!this\b|all\b|our (?:clients|customers)\b)[\p{L}' ’-]{2,40}| ?[,–|(—-] ?[\p{L}\d£ ,'’)-]{2,40})?`;
const hours = String.raw`(?:permanent|full[- ]time|part[- ]time|temporary|live-in|seasonal)`;

/** "Chef de partie", "Teacher of English". */
const more = String.raw`(?:,? (?!with\b|in\b|familiar|experienced?\b|involved\b|concerned\b|comfortable\b|conversant\b|who\b|that\b|to\b|you\b|we\b|not\b|no\b|whose\b|[\p{L}]+ing\b)[\p{L}\d&'’/().+-]+){0,4}?`;
/** Who works with events or brands has sponsors of another kind. */
const bareOfEvents = String.raw`(?!(?=[^]{0,80}\b(?:events?|marketing|brand|sales|sports?|club|charity|fundrais\w*|partnerships?|media|festival|commercial|corporate|arts)\b)(?![^]{0,120}\b(?:visas?|skilled|certificates?|permits?|tier ?[25])\b))`;

export const headings: RegExp[] = [
  String.raw`^${bareOfEvents}\W*${name}(?:${worker}|${jobs}|(?:seasonal|farm|care|kitchen|permanent|full-time|site|factory|warehouse) work|${hours}(?:,? (?:and )?${hours})*)${more},? with ${sponsorship}${place}\W*$`,
  String.raw`^\s*${pay},? with ${sponsorship}${place}\W*$`,
  String.raw`^\W*(?:(?!(?:non|un|not|no)\b)\p{L}+ ){0,2}?(?<!\b(?:non|un|not|no)[ -])sponsored (?:uk )?(?:skilled[- ]worker|health (?:and|&) care(?: worker)?|tier ?[25]|work[- ]visa|h-?1b) (?:visa )?${jobs}${place}\W*$`,
].map((rule) => new RegExp(rule, 'iu'));

const people = String.raw`(?:candidates?|applicants?|people|those|anyone|anybody|someone|staff|workers|employees|colleagues|nurses|carers|chefs|teachers|drivers|engineers|doctors|holders)`;
const ofPeople = [
  String.raw`^\W*(?:\p{L}+ ){0,2}?${people} with ${sponsorship}(?: (?:already|now|elsewhere|only))?\W*$`,
  String.raw`^\W*(?:\p{L}+ ){0,2}?${people} with ${sponsorship} (?:from|through|by|via|under|at) (?:(?:an?|the|their|his|her|your|some) )*(?:other|another|different|previous|former|current|present|existing|own|last) [\p{L} ]{3,30}\W*$`,
  String.raw`^\W*(?:\p{L}+ ){0,2}?${people} with ${sponsorship} (?:needs|requirements|issues|problems)(?: (?:should|must|can|may|are asked to|are advised to) (?:say so|tell us|mention it|ask|call|contact|note)\b[^.;!?]{0,60})?\W*$`,
  String.raw`^\W*(?:\p{L}+ ){0,2}?${people} with ${sponsorship} (?:questions|queries|enquiries|concerns)\b[^.;!?]{0,80}\W*$`,
].map((rule) => new RegExp(rule, 'iu'));

/** Whether a line speaks of people who have it from elsewhere, or ask about it. */
export const isOfPeopleWithIt = (said: string): boolean => ofPeople.some((rule) => rule.test(said));
