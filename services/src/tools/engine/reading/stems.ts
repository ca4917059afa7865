import { lately } from '../text/lately.js';
import { BASE_FORMS } from '../text/word-forms.js';
import { fold, SMALL_WORDS } from '../text/words.js';
import { withCodesExplained } from '../vocabulary/codes-of-trades.js';
import { withShortForms } from '../vocabulary/short-forms.js';
import { licencesInFull } from './lorry-licences.js';

/** Short forms that people write in CVs and adverts for words of any trade, and two words for one paper; folded. */
const WRITTEN_SHORT: Readonly<Record<string, string>> = {
  ...{
    admin: 'administration',
    'anti-social': 'antisocial',
    cert: 'certificate',
    certs: 'certificates',
    comms: 'communication',
    digi: 'digital',
    dcpc: 'cpc',
  },
  ...{ elec: 'electrical', exp: 'experience', lic: 'licence', maint: 'maintenance', mech: 'mechanical' },
  ...{ mgmt: 'management', mgt: 'management', ops: 'operations', quals: 'qualifications', tacho: 'tachograph' },
  ...{ tachos: 'tachographs', veg: 'vegetables', yrs: 'years' },
  ...{ meds: 'medication', medicine: 'medication', medicines: 'medication' },
  ...{ hygiene: 'safety', trowel: 'bricklaying', bricks: 'bricklaying' },
};

/** Several names of one thing: care by the name of its diploma. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/\badult (?:social )?care\b/gi, ' health social care '],
  [/\bafter[- ]school (?=(?:\p{L}+ )?clubs?\b)/giu, 'extra-curricular activities '],
  [
    /\b(?:science|chess|drama|debating|coding|maths|music|art|reading|homework|sports?)(?: olympiad)? clubs?\b/giu,
    '$& extra-curricular activities ',
  ],
  [/\b(?:v[sf]ds?|variable[- ](?:speed|frequency) drives?|inverter drives?)\b/gi, ' inverter '],
  [/\bmed(?:ical)?[-/ ](?:and )?surg(?:ical)?\b/gi, ' medical surgical '],
  [/\bmulti[- ]?drops?\b/gi, ' multi-drop deliveries '],
  [/\b\d{1,3}\+? (?:parcel |delivery )?drops\b/gi, '$& multi-drop deliveries '],
  [/\bdigi(?:tal)?[- ](?:tacho(?:graph)?[- ])?card\b/gi, ' digital tachograph card '],
  // what a driver calls a trailer; a kitchen has freezers beside them
  [/\b(?:fridges|reefers)\b(?! (?:and|&|or|\/) freezers)/gi, '$& refrigerated trailers '],
  [/\b(?:every|each) (?:morning|day|shift|single day)\b/gi, '$& daily '],
  [/\bstatutory audits?\b/gi, '$& external auditors '],
  [/\bCAP (?:cuisine|p[âa]tisserie)\b|\b(?:professional cookery|culinary arts?)\b/gi, '$& culinary '],
  [/\bdiagnos(?:tics?|es?|ed|ing|is)\b/gi, 'diagnostics'],
  [/\bana?esthe(?:sia|tics?|ti[sz](?:ed?|es|ing|ation))\b/gi, ' anaesthetic '],
  // pasta that is rolled by hand is fresh, and so is bread that is made in the house
  [
    /\b(?:hand|home|house|scratch)[- ]?(?:rolled|made|cut|shaped|stretched)\b(?=(?:,? (?:and )?\p{L}+){0,2} (?:pastas?|ravioli|tagliatelle|gnocchi|noodles|dumplings|breads?|doughs?|pastr(?:y|ies)|pizzas?|pies|cakes|sauces|stocks?|soups?|desserts)(?!\p{L}))|\bfrom scratch\b/giu,
    ' fresh ',
  ],
  [
    /\b(Italian|French|Spanish|Greek|Turkish|Indian|Thai|Chinese|Japanese|Korean|Vietnamese|Mexican|Lebanese|Persian|Polish|British|Scottish|Welsh|Irish|Portuguese|Caribbean|African|Asian|Mediterranean|European|Nordic|Peruvian|Moroccan|Middle Eastern) (?:cooking|cookery|foods?|dishes|kitchens?|restaurants?|recipes)\b/g,
    '$1 cuisine',
  ],
  [/\bcatheteri[sz](?:ation|ing|ed?)\b/gi, ' catheters '],
  // "carbon and stainless": both are steel
  [
    /\bstainless(?! steel\b)(?=(?: and | & | or |\/|, )(?:carbon|mild|duplex|galvani[sz]ed|aluminium)\b)|(?<=\b(?:carbon|mild|duplex|galvani[sz]ed|aluminium)(?: steel)?(?:,| and| &| or|\/) ?)stainless(?! steel\b)/gi,
    'stainless steel',
  ],
  [/\bplac(?:ed|ing|es)\b(?=[^.;\n]{0,30}\b(?:catheters?|cannul(?:a|ae|as)|lines|tubes?|drains?)\b)/gi, 'placement'],
  [/\b(PA\d)A\b/g, '$& $1 '],
  [/\b(?:DQC|driver qualification card)\b/gi, '$& driver cpc '],
  [/\bwood[- ]?chipper/gi, 'chipper'],
  [/\b(BS|EN|ISO|IEC)(\d{3,5})\b/g, '$1 $2'],
  // "three-way matching", "3 phase": in words or digits
  [/\b(?:3|three)[- ](way|phase)\b/gi, '3-$1'],
  [/\b(?:1|single|one)[- ]phase\b/gi, '1-phase'],
  [/\b(?:2|two)[- ](way|stage)\b/gi, '2-$1'],
  [/(?<!\p{L})C ?(?:&|and) ?G(?!\p{L})/gu, ' City Guilds '],
  // the diploma of an electrician by its other name
  [/\belectro-?technical\b/gi, ' electrical '],
  // who fills shifts is of no bank that keeps money
  [/\bbank (?=(?:staff|nurses?|carers?|holidays?|workers?|shifts?|hca|healthcare|health care)\b)/gi, 'staff-bank '],
  [/\b(?:journey(?:man|person)|time[- ]served)\b/gi, ' time-served '],
  [/\b(?:reach trucks?|counterbalance|fork[- ]?lifts?(?: trucks?)?)\b/gi, '$& flt '],
  [/\btool[ -]box\b/gi, 'toolbox'],
  [/\bPG ?(?:Cert|Dip)\b/g, '$& postgraduate qualification '],
  [/\bL(?=[1-7]\b)/g, 'level '],
];

/** "CS30/31", "PA1 & 6": codes that share their letters, each by its whole name. */
const codesApart = (text: string): string =>
  text.replace(CODES, (codes: string, letters: string) =>
    codes.replace(/(?<![A-Z\d])\d{1,2}(?=[A-Z]?\b)/g, `${letters}$&`),
  );
const CODES = /\b(CS|PA|PAC)\d{1,2}[A-Z]?(?:(?: ?[/&,] ?| and )\d{1,2}[A-Z]?\b){1,6}/g;

/** The telling words of a text as stems: "C+E", "CPC" and "9606-1" stay whole, and FORS is no plural of "for". */
export const stemsOf = lately((text): readonly string[] => {
  const words = ALIKE.reduce(
    (said, [names, one]) => said.replace(names, one),
    withCodesExplained(codesApart(licencesInFull(withShortForms(text)))),
  )
    .split(/[\s,;:()[\]/“”"!?]+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[.'’•-]+$/gu, ''))
    .filter(Boolean)
    .map((word) => (SMALL_WORDS.has(fold(word)) && /^[A-Z]{4,}$/.test(word) ? word.toLowerCase() : fold(word)))
    .map((word) => WRITTEN_SHORT[word] ?? BASE_FORMS[word] ?? word.replace(/^([ns]vq)[1-8]$/, '$1'))
    .filter((word) => !SMALL_WORDS.has(word) && (word.length > 1 || /\d/.test(word)));
  return [...new Set(words.map(stem))];
});

/**
 * "welds" and "welding", "drawings" and "drawing", "manage" and "managing", "administers" and "administration" meet; a
 * number keeps its first part.
 */
export function stem(word: string): string {
  if (/^\d{3,}-\d+$/.test(word)) return word.split('-')[0] ?? word;
  // "order" and "ordering", "render" and "rendering", "register" and "registered"
  if (word.length < 6) return word.replace(/s$/, '').replace(/(?<=\w{3})er$/, '');
  return word
    .replace(/(?<=(?:inspe|constru|prote|dete|corre|conne|instru|extra)ct)ions?$/, '')
    .replace(/(?<=\w{2}(?:al|ful|ous|ive|ent|ant|ic|ed))ly$/, '')
    .replace(/(?<=\w{3})(?:ations?|at(?:es?|ed|ing)|er(?:ings?|ed)|ings?|ments?|ers?|ed|es?|s)$/, '')
    .replace(/(?<=\w{3}t)r$/, '')
    .replace(/(.)\1$/, '$1');
}
