import { employed, employedDoer as doer, employer, nation, wholeTeam } from './people-named.js';

/**
 * "We sponsor HGV drivers", "The trust sponsors surgeons": who sponsors people, and says nothing of an exam, a team or a
 * cause, sponsors their visas, and it is read as if that were said. Those of whom it may be another sponsorship (players, students, hosts) are not among these
 * people; nor is a sentence changed that goes on with what they are sponsored through, or to do.
 */

const named = String.raw`${employed}|KPs?|SHOs?|HCAs?|RGNs?|RMNs?|ODPs?|GPs?|heads? of [a-z]+|(?:research|teaching|clinical|academic|senior) fellows?|${wholeTeam}`;
const stops = String.raw`the|and|or|but|nor|for|from|of|in|into|on|at|by|with|through|to|as|who|that|which|is|are|will|can|you|your|we|their|his|her|local|grassroots|amateur|community|village|town|youth|football|rugby|cricket|tennis|golf|racing|rally|darts|boxing|snooker|netball|hockey|charity|student|young|visas?|permits?|certificates?|applications?|licen[cs]es?`;
const before = String.raw`(?:(?!(?:${stops})\b)[\w/&-]+ ){0,4}?`;
const amount = String.raw`(?:(?:an?|the|our) (?:(?:small|large|growing|great|good|whole|wide|fixed|huge|new) )?(?:number|range|handful|group|cohort|variety|couple|team|mix|batch|lot|intake) of |(?:lots|plenty|dozens|scores|hundreds|thousands|all (?:kinds|sorts|types)) of |up to \w+ |(?:an?|the|our|its|some|many|several|most|all(?: of)?(?: the| our| its)?|both|every|each|any) )?`;
const one = String.raw`(?:${before}(?:${named}|${doer})|(?:(?:skilled|qualified|experienced|many|some) )?(?:${nation}))(?![\w'-])`;
const more = String.raw`(?:(?:,| and| or|, and|, or) ${amount}${one}){0,5}`;
const people = amount + one + more;
const when = String.raw`(?: (?:each|every|this) (?:year|month|season|summer|winter|spring|autumn)| regularly| too| here)?`;
/** They are sponsored through or for it, and not for a visa. */
const study = String.raw`(?![^.;!?]{0,200}\b(?:through|throughout|towards|degrees?|diplomas?|courses?|exams?|osces?|studies|study|tuition|college|fees|qualifications?|training|marathons?|awards?)\b)`;
const clauseWord = String.raw`(?:we|you|is|are|will|can|but)\b`;
/** What else is sponsored by the way: "… and the local football club". */
const thingBeside = String.raw`,? and (?:the|an?|our|several|local) (?!${before}(?:${named}|${doer})\b)(?!${clauseWord})[\w'-]+(?: (?!${clauseWord})[\w'-]+){0,5}(?=\W*$|[.;!])`;
const goesOn = String.raw`(?=\W*$|[.;:!,)]| and (?:we|help|pay|offer|provide)\b| but\b| because\b| who (?!(?:wish|want|like|hope|would like|are (?:studying|training|learning))\b))`;
const adverbs = String.raw`(?:(?:also|now|still|currently|regularly|often|always|happily|gladly|proudly|already|routinely) )*`;
const gladTo = '(?:happy|glad|pleased|proud|delighted|able|willing|licensed) to';
const weSponsor = String.raw`(?:\bwe|(?<=^\W*|[.;:!?]\s+)they)(?: all| both)?(?:'re| are|'ll| will| can| do|'ve been| have been| also)? ${adverbs}(?:(?:be|${gladTo}) )?sponsor(?:ing)?`;
/** "The Trust" is one as "the trust" is. */
const employers = employer.replace(/(?<=^|\|)[a-z]/g, (first) => `[${first.toUpperCase()}${first}]`);
const employerSponsors = String.raw`\b(?:the|our|this) (?:[\w'&-]+ ){0,2}(?:${employers})(?:,? which)? (?:(?:is|will|can|does|also) )?${adverbs}(?:(?:be|${gladTo}) )?sponsor(?:s|ing)?`;

/** Nations and the rest of a name are known by their capitals, and the people by having none: "We sponsor Bristol Rovers". */
const spelled = new RegExp(
  String.raw`(?:(?<ours>${weSponsor}|(?<![\w'-] )\b${gladTo} sponsor)|(?<theirs>${employerSponsors})) (?<whom>${people}${when})(?:${study}${thingBeside}|(?=${goesOn}${study}))`,
  'g',
);
/** "We offer sponsorship to deckhands", "Sponsorship available for sprayers": the same by the noun. */
const givenTo = new RegExp(
  String.raw`(?<=^\W*|\b(?:[Oo]ffer|[Pp]rovide|[Gg]ive)(?:s|ing)? (?:full |free |ongoing )?)[Ss]ponsorship (?<given>(?:(?:is|will be) )?(?:(?:available|offered|provided|given|open) )?(?:to|for)) (?<whom>${people}${when})(?=${goesOn}${study})`,
  'g',
);
/** "Registrars are sponsored." By whom, through what and until when would be said behind it. */
const areSponsored = new RegExp(
  String.raw`(?<=^\W*|[.;:!?]\s+)(?:all )?(?<whom>(?!(?:existing|current|present|past|former|many|some|other|our|junior|student)\b)${one}${more}) (?:are|will be|get)(?: (?:all|always|also|now|fully|both|gladly|happily))* sponsored(?= *(?:[.!;]|$))`,
  'g',
);
/** "Our whole team is sponsored": nobody has it so who is hired for anything else. */
const teamIsSponsored = new RegExp(
  String.raw`(?<=^\W*|[.;:!?]\s+)(?:the|our) ${wholeTeam} (?:is|are|has been|have been)(?: (?:all|now|fully|already|currently))* sponsored(?= *(?:[.!;]|$))`,
  'gi',
);
/** The same beside visas: "We sponsor visas and the village fete." */
const besideVisas = new RegExp(String.raw`(?<=\bwe (?:can |will |do |also )*sponsor visas)${thingBeside}`, 'gi');
const atTheStart =
  /(?<=^|[.;:!?]\s+)(?:We(?='| )|They(?='| )|The(?= )|Our(?= )|This(?= )|(?:Happy|Glad|Pleased|Proud|Delighted|Able|Willing|Licensed)(?= to )|[A-Z](?=[a-z-]+s(?:(?:,| and| or) [a-z]+s)* (?:are|will be|get) [a-z ]{0,20}sponsored))/g;
/** Of whom alone it may be that they are hosted. */
const mayBeHosted = /\bsponsor(?:ing)? Ukrainians(?=\W*$|[.;:!])/;

export function saidOfVisas(said: string): string {
  if (mayBeHosted.test(said) || !/\bsponsor(?:s|ing|ship)? |\bsponsored\b/i.test(said)) return said;
  const lowered = said.replace(atTheStart, (first) => first.toLowerCase());
  const spelledOut = lowered
    .replace(spelled, (...match) => {
      const { ours, whom } = match.at(-1) as Record<string, string | undefined>;
      return `${ours ?? 'we sponsor'} visas for ${whom}`;
    })
    .replace(givenTo, 'visa sponsorship $<given> $<whom>')
    .replace(areSponsored, 'we sponsor visas for $<whom>')
    .replace(teamIsSponsored, 'we sponsor visas for our whole team')
    .replace(besideVisas, '');
  return spelledOut === lowered ? said : spelledOut;
}
