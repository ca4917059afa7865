import { doer, employed } from './people-named.js';

/**
 * Sponsorship for those people alone of whom a clause behind their noun says something that not everybody who needs a visa
 * can say: "carers who already live in the UK", "drivers who hold a licence", "candidates whose salary is over the
 * threshold". Who only needs it, comes from abroad or does the work of the post ("nurses who need a visa", "who will work
 * in our Leeds home") is everybody; so is whoever is told of behind a comma ("our chefs, who have …").
 */

const word = String.raw`(?:[\w'/&+-]+ )`;
const adverb = String.raw`(?:(?:already|also|both|currently|presently|now|then|do|still|legally|physically) )*`;
/** A visa for somewhere else says nothing of the right to work here, which is still to be sponsored. */
const ofElsewhere = String.raw`(?:saudi|emirati|dubai|uae|gulf|qatari?|kuwaiti?|bahraini?|omani?|singapore|hong kong|schengen|foreign|overseas)`;
const paper = String.raw`(?:degrees?|diplomas?|qualifications?|(?<!of )(?<!sponsorship )certificates?(?! of sponsorship)|pin|nvq\w*|hnd|hnc|phd|doctorate|master'?s|bachelor'?s|msc|bsc|mba|qts|pgce|osce|cbt|ielts|oet|toefl|ged|registration|(?<!sponsor )(?<!sponsorship )licen[cs]es?|cards?|cpc|cscs|red seal|level [1-7]|trade (?:papers?|test)|apprenticeship|a-levels|gcses?|references|experience|accreditation|recognition|english|german|french|car|transport|(?<!\b${ofElsewhere} (?:work )?)visas?(?! (?:need|requirement|question|issue|problem)s?\b)|(?:years?|months?)(?:'s?)? (?:of|in|behind))`;
const some = String.raw`(?:(?!(?:no|not|need|permit|questions?|any)\b)${word}){0,6}?`;
const elsewhere = String.raw`(?:overseas|abroad|outside|elsewhere|foreign|home country)`;
const country = String.raw`(?:(?:in|inside|within) (?:the |great |northern )?(?:uk|united kingdom|britain|england|scotland|wales|ireland|country|this country)|here)\b(?! (?:for the first time|from)\b)`;
const verbOfPlace = String.raw`(?:(?:living|working|residing|based|resident|settled|employed|studying) )?`;

/** What is said of the people: that they are here, have done, hold or meet something. */
const saidOfThem = [
  String.raw`(?:are|is|were|was) ${adverb}${verbOfPlace}${country}`,
  String.raw`${adverb}(?:lives?|resides?) ${country}`,
  String.raw`(?:already|currently|presently|now) works? (?:${word}){0,4}?${country}`,
  String.raw`(?:are|is) ${adverb}(?:here )?on (?:${word}){0,5}?(?:visas?|routes?)\b`,
  String.raw`(?:are|is) ${adverb}(?:registered (?:with|as)|qualified (?:to|as)|fluent in|on the ${word}?register|displaced|eligible)\b`,
  String.raw`(?:have|has) ${adverb}(?:previously |successfully )?(?:worked|lived|taught|managed|practised|trained in (?:the uk|britain)|served|spent|completed|passed|finished|obtained|gained|achieved|earned|held|lost)\b(?!(?: [\w'-]+){0,6}? ${elsewhere})`,
  String.raw`(?:have|has) ${adverb}been ${verbOfPlace}(?:${country}|for at least|working|registered|displaced|made redundant|on (?:${word}){0,4}?visas?\b)`,
  String.raw`${adverb}(?:hold|holds|have|has|have got|has got|possess|possesses) ${some}${paper}(?! from ${elsewhere})\b`,
  String.raw`(?:(?:will|can|do|already) )*(?:meets?|satisf(?:y|ies)|reach(?:es)?|scores?|earns?|exceeds?|fulfils?) ${some}(?:threshold|criteria|points|rates?|skill level|£\d)`,
  String.raw`(?:are |is )?${adverb}(?:switch(?:ing)?|transfer(?:ring)?|moving|move) (?:over |across )?from (?:${word}){0,5}?(?:visas?|routes?)\b`,
].join('|');

const theirs = String.raw`(?:salary|salaries|pay|wages?|earnings|income|package|employers?|sponsors?|providers?|qualifications?|degrees?|experience|english|registration|points)`;
const whose = String.raw`whose (?:${word}){0,2}?${theirs} (?:${word})?(?:is|are|was|were|will|would|has|have|meets?|reach\w*|exceeds?|can|cannot|qualif\w+)\b(?!(?: [\w'-]+){0,4}? ${elsewhere})`;
const where = String.raw`(?:already|currently|presently|now) (?:${verbOfPlace}${country}|on (?:${word}){0,5}?visas?\b)(?! who need\b)`;
const from = String.raw`(?:displaced from|(?:switching|transferring) (?:over |across )?from (?:${word}){0,5}?(?:visas?|routes?))\b`;
const bearing = String.raw`(?:holding|possessing) ${some}${paper}\b`;

const clause = String.raw`(?: (?:in|from|at|with) (?:${word}){1,3}?(?=who)| )(?:(?:who|that) (?:(?:${word}){1,6}?and (?:who )?)?(?:${saidOfThem})|${whose}|${where}|${from}|${bearing})`;

const person = String.raw`(?:those|anyone|anybody|everyone|people|persons?|somebody|someone|candidates?|applicants?|individuals?|colleagues|employees|graduates?|trainees|students?|herds?m[ae]n|(?:${employed})|${doer})`;
/** Not into another statement: "We sponsor visas and seek carers who have …". */
const between = String.raw`(?:(?!(?:and|but|while|who|that|which|whose|we|you|they|seek\w*|look\w*|want\w*|welcom\w*|recruit\w*|hir(?:e|ing)|employ|need\w*|requir\w*|not)\b)[\w'/&()+-]+ ){0,9}?`;
const gift = String.raw`\b(?:sponsor|sponsors|sponsoring|sponsorships?|visas? (?:is|are|will be|can be|given|offered|provided|arranged|available)|certificates? of sponsorship|visa support) `;

const forSome = [
  String.raw`${gift}${between}(?:${person} (?:and|or) )?${person}${clause}`,
  String.raw`\b${person}${clause}[^.;:!?]{0,60}? (?:can|will|are|is) (?:also )?(?:be )?(?:sponsored|offered sponsorship|eligible for (?:visa )?sponsorship)\b`,
].map((rule) => new RegExp(rule, 'i'));

/** "… in the UK or overseas", "whether they are here or not" */
const everybody = new RegExp(
  String.raw`\b(?:or|and|both|as well as|also|including)\b[^.;]{0,25}\b${elsewhere}\b|\bwhether\b|\b${elsewhere} (?:or|and|as well as)\b`,
  'i',
);

/** With what the clause goes on to, as far as that cannot be the promise itself. */
const clauses = new RegExp(String.raw`${clause}(?: (?!(?:and|but|can|will|are|is|we)\b)[\w'/&+-]+){0,8}`, 'gi');

/** Whether it is promised to some alone of those who need it, by what a clause behind their noun says; in plain words. */
export const isForSomePeople = (said: string): boolean =>
  forSome.some((rule) => rule.test(said)) && !everybody.test(said);

/** The promise without what is said of the people. */
export const withoutWhoTheyAre = (said: string): string => said.replace(clauses, ' ');
