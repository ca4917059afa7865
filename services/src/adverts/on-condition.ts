import { isForSomePeople, withoutWhoTheyAre } from './for-some-people.js';

/**
 * Sponsorship for whoever has something: "comes with sponsorship if you hold a degree", "for nurses who hold a PIN". It is
 * promised on a condition, however warmly the rest of the sentence promises. A need ("if you need it") is none, nor is a
 * question behind a promise ("…; if you have a degree, tell us which").
 */

const gift = String.raw`(?:\bsponsor(?:ship|ed|ing|s)?\b(?! licen)|\b(?:visas?|work permits?|employment permits?)(?: support)? (?:is|are|will be|can be|given|offered|provided|arranged|available)\b|\bcertificates? of sponsorship\b|\bvisa support\b)`;
const person = String.raw`(?:you|they|she|he|he or she|she or he|he\/she|(?:the|a|an) (?:[\w-]+ ){0,2}?(?:candidate|applicant|person|nurse|chef|teacher|doctor|carer|worker|appointee|[a-z]{3,}(?:er|or|ist|ian))|(?:the )?(?:candidates|applicants|nurses|chefs|teachers|doctors|carers|[a-z]{3,}(?:ers|ors|ists|ians)))`;
const paper = String.raw`(?:degrees?|diplomas?|qualifications?|(?<!of )(?<!sponsorship )certificates?(?! of sponsorship)|pin|nvq\w*|hnd|hnc|phd|doctorate|master'?s|bachelor'?s|msc|bsc|mba|qts|pgce|osce|cbt|ielts|oet|toefl|ged|registration|(?:driving|driver's|driver|hgv|nmc|hcpc|gmc|pilot'?s?|cpc) licen[cs]es?|red seal|level [1-7]|trade (?:papers?|test)|apprenticeship|a-levels|gcses?|references|experience|accreditation|recognition|english|german|french)`;
const test = String.raw`(?:probation\w*|(?:[\w-]+ )?(?:exams?|examinations?|tests?|assessments?|trial(?: (?:shift|period|day|week))?s?|medicals?|checks?|osce|ielts|oet|cbt)|qualifications?|apprenticeship|training|course)`;
const some = String.raw`(?:(?!\b(?:no|not|need|visa|visas|permit|questions?)\b)[\w'/-]+ ){0,5}?`;
const own = String.raw`(?:(?:already|also|both|currently|then|do) )*`;
const has = String.raw`(?:(?: ${own}(?:hold|holds|have|has|possess|possesses|have got|has got|obtain|obtains|can show|can prove|can bring|bring|brings)|'ve(?: got)?|'s got) ${some}${paper}| ${own}(?:pass|passes|have passed|has passed|complete|completes|have completed|has completed|finish|finishes)(?: ${some}|'ve passed )${test}|'ve (?:passed|completed|finished) ${some}${test}| ${own}(?:speak|speaks) (?:[\w-]+ )?(?:english|german|french|irish|welsh|dutch)| (?:are|is) ${own}(?:registered (?:with|as)|qualified (?:to|as)|fluent in|on the (?:nmc|hcpc|gmc) register))\b`;
const where = String.raw`(?:if|provided(?: that)?|providing(?: that)?|as long as|so long as|only where|where|on condition that|assuming|once|when)`;

const grade = String.raw`(?:grades?|bands?|levels?|steps?) ?(?:\d{1,2}|[a-z]\d?|one|two|three|four|five|six|seven|eight|nine|ten)`;

/** "… for staff at grades 7 and up" */
const forGrades = String.raw` (?:for|from|at|to|in|on) (?:(?:staff|people|employees|colleagues|roles?|posts?|jobs|positions?|those|anyone|all|pay|salary|at|on|in|from) )*${grade}(?:\+|,? (?:and|or|&) (?:up|upwards?|above|over|higher|beyond|any higher)\b| upwards?\b| up\b)`;

const onCondition = [
  // where nothing is said of this post's own grade
  String.raw`\b(?:sponsor(?:ship|ed|ing|s)?\b(?! licen)|visas?(?: applications?| support)?)[^.;:!?]{0,60}?${forGrades}(?![^?]*\bthis\b)`,
  // not behind another statement, which may begin with a condition of its own
  String.raw`${gift}[^.;:!?]{0,90}?,? ${where} ${person}${has}(?![^.;:!?]*,? (?:please )?(?:tell|let|say|send|attach|mention|call|email|bring|we (?:help|pay|will|can)|you (?:will|can|may))\b)`,
  String.raw`^\W*${where} ${person}${has}[^.;:!?,]{0,50},? (?:then )?(?:we|the \w+|our \w+)(?: will| can| shall| would| do| also| gladly)* (?:sponsor\b(?! licen)|(?:offer|provide|give|arrange|issue)s? (?:[\w-]+ ){0,3}?(?:sponsorship|visas?|certificates?)\b)`,
  String.raw`(?:^|[.;!] ?)\W*(?:to be sponsored|for (?:visa )?sponsorship|to (?:get|receive|qualify for|be eligible for|be considered for) (?:visa )?sponsorship),? (?:you|candidates|applicants)(?:'ll| will| must| would| should)*(?: (?:need|have|hold|possess|to|also))+ ${some}${paper}\b`,
  String.raw`${gift}[^.;:!?]{0,200}?, (?:subject to|depend(?:ent|ing) (?:up)?on|as long as|provided) [^.;:!?]{0,40}?\b(?:salary|hours|threshold|allocation|budget|funding|criteria|home office approval|ukvi approval|eligib\w+|sponsorable|points)\b`,
  // the rules' own measure, said first: "Provided the going rate is met, …"
  String.raw`^\W*(?:subject to|depend(?:ent|ing) (?:up)?on|(?:as|so) long as|provided(?: that)?|providing(?: that)?|if|where) (?:the|our|your|all|a) [^.;:!?,]{0,40}?\b(?:salary|threshold|going rate|minimum|criteria|allocation|funding|home office approval|ukvi approval|points)\b[^.;:!?,]{0,40}, [^.;:!?]{0,60}${gift}`,
].map((rule) => new RegExp(rule, 'i'));

const condition = new RegExp(String.raw`,? ${where} ${person}${has}[^.;:!?,]*`, 'gi');
const ofGrades = new RegExp(forGrades, 'gi');

/** The promise alone, which is of a visa or of something else whatever a person has to have for it. */
export const withoutCondition = (said: string): string =>
  withoutWhoTheyAre(said.replace(condition, ' ')).replace(ofGrades, ' ');

/** Whether what is promised depends on what the person has, holds or passes; in plain words. */
export const isOnCondition = (said: string): boolean =>
  !/\?\W*$/.test(said) && (onCondition.some((rule) => rule.test(said)) || isForSomePeople(said));
