import { LEGAL_FORMS, LEGAL_FORMS_ABROAD } from './firms.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { isPlaceOnly, withoutPostcode } from './places.js';
import { everySkillNamedIn } from './skill-finder.js';
import { isStageOrExam } from './stages.js';
import { isUkTown } from '../vocabulary/uk-towns.js';

const LONGEST = 60;
const LEGAL_FORM = `${LEGAL_FORMS}|${LEGAL_FORMS_ABROAD}|CIC|NHS (?:Foundation )?Trust|S\\.?A\\.?`;
const NAME_WORD = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d&'’.-]*";
const NAME = `${NAME_WORD}(?:(?: (?:of|and|the|&|for))* ${NAME_WORD}){0,6}`;
/** A name up to its legal form, which ends it: "Harbour Ltd" of "Harbour Ltd in Leeds. React required." */
const FORMED = new RegExp(
  `(${NAME_WORD}(?:(?: (?:of|and|the|&|for))* ${NAME_WORD}){0,5}? (?:${LEGAL_FORM})\\b\\.?)`,
  'u',
);
const AFTER_AT = new RegExp(`\\s(?:at|@|joining|join)\\s+(?:the )?(${NAME})`, 'u');
const WHO_SEEKS = new RegExp(
  `^(${NAME}) (?:is|are) (?:looking|hiring|seeking|recruiting|expanding|growing|(?:re)?building (?:its|our|their))\\b`,
  'u',
);
/** "Furness Marine Fabrications requires two coded welders": two words at least, and somebody who is wanted. */
const WHO_REQUIRES = new RegExp(
  `^(${NAME_WORD} ${NAME}) (?:requires|seeks|needs|wants|wishes to (?:appoint|recruit|hire)) (?:an? |two |three |four |five |\\d+ |experienced |qualified |skilled )`,
  'u',
);
/** "Riverside Medical Center is a 400-bed hospital", "About Maplewave: we're a …". */
const SAYS_WHO = new RegExp(
  `^((?:The )?${NAME}) is (?:an?|one of the|home to|proud) (?:[\\p{L}\\d-]+,? ){0,5}(?:hospital|company|firm|business|charity|practice|school|college|university|start-?up|provider|contractor|agency|manufacturer|consultancy|organi[sz]ation|employer|trust|hotel|laborator(?:y|ies)|brewery|bakery|garage|workshop|studio|farm|nursery|restaurant|retailer|wholesaler|builder|society|group|bank|insurer|museum|theatre|clinic|surgery|care home|hospice|maker|supplier|distributor)\\b`,
  'u',
);
/** "At Brantingham Glass we ...", "At Rowe & Sons, our drivers ...". */
const AT_US = new RegExp(
  `^At (?!(?:Christmas|Easter|Times|Peak|Weekends?|Nights?|Weddings?|First|Last|Present|Home|Work|Events?)\\b)((?:The )?${NAME}),? (?:we|our)\\b`,
  'u',
);
/** "Thames Gate Utilities operates water treatment works": two words at least, as many a tool runs something. */
const WHO_DOES = new RegExp(
  `^((?:The )?${NAME_WORD} ${NAME}) (?:operates|provides|runs|designs|makes|serves|supplies|manufactures|owns|employs) `,
  'u',
);
const ABOUT = new RegExp(`^About (?!(?:Us|You|The|This|Our|Your)\\b)(${NAME})(?::|$)`, 'u');
/** The employer's name, with and without its legal form, where a text says it. */
export function placesOfName(name: string, text: string): { start: number; end: number }[] {
  const bare = name.replace(new RegExp(`[\\s,]+(?:${LEGAL_FORM})\\.?$`, 'u'), '');
  const found: { start: number; end: number }[] = [];
  for (let at = text.indexOf(bare); at >= 0; at = text.indexOf(bare, at + bare.length))
    found.push({ start: at, end: at + bare.length });
  return found;
}

/** What is called so is nobody's name; "Client of Some Recruitment" tells that the employer is not named. */
const NO_NAME =
  /^(?:Fintech|Healthcare|Hospitality|Retail|Construction|Education|Insurance|Banking|Finance|Technology|Logistics|Manufacturing|Agency|Client|Confidential)$|^(?:We|This|The|It|She|He|They|You|Our|Home|Least|Work|Present|Night|Nights)$|^(?:[Aa]n? |[Tt]he |[Oo]ur |[Cc]onfidential |[Pp]rivate ){0,2}[Cc]lients?(?: (?:of|for) .*)?$|-(?:like|style|type|based|backed|led|owned|sized|grade|facing)$/;

/**
 * The employer's name: what a label says; after the title's "at"; a line of its own with a legal form; "… is hiring".
 * At most 60 characters. Null rather than a guess: a letter without a name is better than one with a wrong name.
 */
export function companyIn(labelled: string | null, titleLine: string | null, lines: readonly string[]): string | null {
  if (labelled) return fitting(FORMED.exec(labelled)?.[1] ?? (labelled.replace(AN_ASIDE, '') || labelled));
  const told = titleLine === null ? null : (afterAt(titleLine) ?? amongItsParts(titleLine));
  if (told) return told;
  const [under, below] = titleLine === null ? [] : lines.slice(lines.indexOf(titleLine) + 1);
  const placed = withItsPlace(under) ?? aboveItsPlace(under, below) ?? ofABusiness(under);
  if (placed) return placed;
  const over = titleLine === null ? null : overTheTitle(lines, lines.indexOf(titleLine));
  if (over) return over;
  for (const line of lines.slice(0, 12)) {
    const formed = line.length <= 200 ? FORMED.exec(line)?.[1] : undefined;
    const name = formed && !line.startsWith('•') ? fitting(formed) : null;
    if (name) return name;
  }
  for (const line of lines) {
    const name =
      fitting(SAYS_WHO.exec(line)?.[1] ?? ABOUT.exec(line)?.[1] ?? null) ??
      employer(WHO_DOES.exec(line)?.[1]) ??
      employer(AT_US.exec(line)?.[1]);
    if (name) return name;
  }
  for (const line of lines) {
    const name = fitting(WHO_SEEKS.exec(line)?.[1] ?? null) ?? employer(WHO_REQUIRES.exec(line)?.[1]);
    if (name) return name;
  }
  return null;
}

/** "Loddon Freight (450 employees, five depots)": what is told of it, and no part of the name; "Smith & Co (Leeds)" may be. */
const AN_ASIDE = /\s*\((?=[^()]*(?:\d|,|\b(?:an?|our|part of|formerly|based|near)\b))[^()]{3,120}\)\s*$/i;

/** "Hotel Receptionist, The Lakeside Hotel, Windermere. Live in": whose post it is stands behind the title. */
const amongItsParts = (titleLine: string): string | null =>
  titleLine
    .replace(/(?<=\p{Ll}{2})\. .*$/u, '')
    .split(/,\s+|\s[–—|-]\s/)
    .slice(1)
    .map(employerInTitle)
    .find((name) => name !== null) ?? null;

/** The name of an employer between two commas of a title: what kind of place it is stands last. */
export const employerInTitle = (part: string): string | null =>
  new RegExp(`^(?:The )?${NAME}$`, 'u').test(part) &&
  (A_KIND_OF_PLACE.test(part) || isNamedAsABusiness(part)) &&
  !OF_ANY_NAME.test(part)
    ? fitting(part)
    : null;
/** "Nene Valley Care Group", "Cotswold Building Society": a business by its last word, and no branch of trade. */
const isNamedAsABusiness = (part: string): boolean =>
  NAMED_BY_ITS_KIND.test(part) &&
  !A_TRADE.test(part) &&
  (IS_A_FIRM_OF.test(part) || (occupationOf(part) === null && !endsInPerson(part)));
/** Called after those who work there: several of them. */
const IS_A_FIRM_OF = /\s(?:Solicitors|Architects|Accountants|Opticians|Builders)$/;
const NAMED_BY_ITS_KIND =
  /^(?!(?:Domiciliary|Residential|Corporate|Community|Children['’]?s?|Adult|Family|Customer|Support|Professional|Building|Maintenance|Domestic|Commercial|Industrial|Global|National|Regional|Northern|Southern|Eastern|Western|North|South|East|West|Senior|Junior|Night|Day|Key|Large|Small|Major|New|Core|Central|Field|Mobile|Cloud|Data|Web|Network|Mechanical|Electrical|Civil|Process|Emergency|Patient|Student|Guest|Food|Kitchen|Event|Events)\b)\p{Lu}\S* (?:\S+ ){0,4}(?:Group|(?:Building|Friendly|Mutual) Society|Housing(?: Association)?|Homes|Solicitors|Architects|Accountants|Insurance|Bank|Hospice|Museum|Theatre|Brewery|Pharmacy|Opticians|Foods|Bakery|Haulage|Freight|Logistics|Motors|Builders|Laboratories|Healthcare|Homecare|Charity|Foundation|Dental(?: (?:Care|Practice))?|Vets|Pharmaceuticals|Airways|Ferries|Brothers|Partnership|Holdings|Garage|Farms?|& Sons?|& Daughters?|& Co\.?)$/u;
/** "Dementia Care Home", "Private Hospital", "Primary School": what kind of place it is, and not which. */
const OF_ANY_NAME =
  /^(?:(?:Dementia|Elderly|Nursing|Residential|Private|Primary|Secondary|Special|Infant|Junior|Independent|Local|Community|Busy|Small|Large|Day|Children['’]?s|Boutique|Luxury|Country|Family|Village|City|Town|Dental|Veterinary|Vet|GP|Medical|Outpatient|Rural|Mixed|SEN|SEND|SEMH|Prep|Boarding|International|Further|Sixth Form|District|Borough|County|Fine Dining|Italian|Indian|Thai|French|Seafood|Budget) )+(?:Hotel|Hospital|School|Academy|College|University|Council|Trust|(?:Care|Nursing) Home|Surgery|Clinic|Restaurant|Inn|Nursery)$/u;
const A_KIND_OF_PLACE =
  /^(?:The )?University of \p{Lu}|\S (?:Hotel|Hospital|School|Academy|College|University|Council|Trust|Ltd|Limited|LLP|PLC|plc|(?:Care|Nursing) Home|Surgery|Clinic|Restaurant|Inn|Nursery)$/u;

const ARRANGEMENT = /\s*[(–—|-]?\s*\b(?:hybrid|remote|on-?site|part[- ]time|full[- ]time)\b.*$/i;

/** "Riverside School, Coventry" right below the title: a name and the town it is in, and nothing else. */
function withItsPlace(line = ''): string | null {
  const parts = line
    .replace(/(?<=\p{Ll}{2})\. .*$/u, '') // "St Mawes, Cornwall. £42-46k"
    .replace(/\s*\([^()]*\)/g, '') // "(60 beds, residential)"
    .replace(ARRANGEMENT, '')
    .split(/\s*,\s*|\s+[–—|-]\s+/)
    .filter(Boolean);
  const [name = '', ...places] = parts;
  const isPlaced =
    places.length > 0 &&
    places.length <= 3 &&
    places.some((place) =>
      isUkTown(withoutPostcode(place.replace(/\(.*|[.]$| or(?: (?:remote|hybrid|home)\b.*)?$/, ''))),
    );
  return isPlaced && isNameOnly(name) && line.length <= LONGEST + 40 ? fitting(name) : null;
}

const isNameOnly = (text: string): boolean => new RegExp(`^(?:The )?${NAME}$`, 'u').test(text) && !isUkTown(text);

/** "DHL Supply Chain" on a line of its own between the title and "Doncaster DN4". */
const aboveItsPlace = (line = '', below = ''): string | null =>
  isNameOnly(line) && isPlaceOnly(below) && !isPlaceOnly(line) ? fitting(line) : null;

/** "Brightside", "Leeds", "Electrician", or the town below: the first line of all is the employer's, and the title's stands beside the place. */
function overTheTitle(lines: readonly string[], at: number): string | null {
  const [first = ''] = lines;
  const isNamed = !NO_EMPLOYER.test(first) && occupationOf(first) === null;
  if (!isNamed || first.length > LONGEST || at < 1 || at > LINES_OVER_A_TITLE) return null;
  if (at === 1) return withItsPlace(first) ?? (aboveItsPlace(first, lines[2]) && employer(first));
  return aboveItsPlace(first, lines[1]) && employer(first);
}
const LINES_OVER_A_TITLE = 3;
/** What stands over an advert and is nobody. */
const NO_EMPLOYER =
  /^(?:(?:job|jobs|vacanc\p{L}*|careers?|now|we|urgent\p{L}*|permanent|temporary|temp|full|part|contract|new|exciting|role|position|post|opportunit\p{L}*|wanted|hiring|recruit\p{L}*|description|details|advert\p{L}*|location|salary|apply|closing|immediate|overview|summary|about|home|search|back|save|share|ref\p{L}*|requirements?|responsibilities|duties|remote|hybrid)(?!\p{L}))/iu;

/** "Northgate Distribution" on a line of its own below the title: what kind of business it is stands last. */
const ofABusiness = (line = ''): string | null =>
  isNameOnly(line) && ((A_BUSINESS.test(line) && !A_TRADE.test(line)) || isPublicBody(line)) ? employer(line) : null;
/** "Sheffield City Council", "University of Leeds", "Kent Police" below the title; "Special School" is a kind of one. */
const isPublicBody = (line: string): boolean => A_PUBLIC_BODY.test(line) && !A_KIND_OF_BODY.test(line);
const A_PUBLIC_BODY =
  /^(?:The )?University of \p{Lu}|^(?:The )?\p{Lu}\S* (?:\S+ ){0,5}?(?:Council|University|School|Academy|College|Hospitals?|Hospice|Infirmary|Police|Constabulary|Housing Association|Building Society|Healthcare|Health Board|Trust|(?:Day )?Nursery|Pre-?[Ss]chool|Playgroup|Surgery|Clinic|(?:Care|Nursing) Home)$/u;
const A_KIND_OF_BODY =
  /^(?:(?:The|A|An|Our|Local|Plant|Tree|Garden|Wholesale|Retail|GP|Dental|Veterinary|Eye|Skin|Hearing|Outpatient|Walk-in|Vaccination|Residential|Dementia|Friendly|Welcoming|Primary|Secondary|Special|Specialist|Nursery|Independent|Private|Public|General|Teaching|Community|Acute|Care|Nursing|State|Boarding|Prep|Preparatory|Junior|Infant|Mixed|Further|Higher|Education|Medical|Mental|Health|Social|Adult|Busy|Large|Small|Outstanding|Rural|Urban|Inner|City|County|Town|Parish|District|Borough|Metropolitan|Unitary|NHS|Foundation|Multi-Academy|Charitable|Language|Business|Grammar|High|Comprehensive|Sixth|Form|SEN|SEMH|and|&|for|of) )*(?:Council|University|School|Academy|College|Hospitals?|Hospice|Infirmary|Police|Constabulary|Housing Association|Building Society|Healthcare|Health Board|Trust|(?:Day )?Nursery|Pre-?[Ss]chool|Playgroup|Surgery|Clinic|(?:Care|Nursing) Home)$/u;
const A_BUSINESS =
  /\S (?:Distribution|Logistics|Haulage|Transport|Freight|Foods|Bakery|Farms?|Contractors|Contracting|Civils|Builders|Motors|Industries|Technologies|Partners|Associates|Consulting|Consultants|Holdings|Group|Homecare|Vets|Studios?|Hotels?|Restaurants?|Stores|Supermarkets?)$/;
/** "Transport & Logistics", "Supply Chain Distribution", "Technology Consulting": what is done, and by nobody. */
const A_TRADE =
  /^(?:Transport|Transportation|Supply|Warehouse|Warehousing|Road|Freight|General|National|International|Retail|Food|Public|Private|Civil|Management|Technology|Software|Business|Strategy|Digital|IT|HR|Finance|Financial|Engineering|Environmental|Energy|Health|Social|Property|Recruitment|Sales|Marketing|Fashion|Luxury|Independent|Working|Peer|Focus|Support)\b/;

/** A name that is sure enough to be written to: nobody's post, no tool, and not "Our Company". */
const employer = (name: string | undefined): string | null =>
  name === undefined ||
  /^(?:Our|Your|This|The (?:Role|Post|Team|Home|Company|Trust|School|Department|Service)|Each|Every|All)\b/.test(
    name,
  ) ||
  endsInPerson(name) ||
  everySkillNamedIn(name).some(({ start, end }) => start === 0 && end === name.length)
    ? null
    : fitting(name);

function afterAt(line: string): string | null {
  const first = line.split(/[.!?](?=\s|$)/)[0] ?? line;
  const said = AFTER_AT.exec(FORMED.test(line) ? line : first)?.[1];
  if (!said) return null;
  return fitting(FORMED.exec(said)?.[1] ?? said.split(/[.!?]\s/)[0] ?? said);
}

function fitting(name: string | null): string | null {
  const plain =
    name
      ?.replace(/\s+/g, ' ')
      .replace(/[\s,;:–-]+$/, '')
      .replace(/(?<!\b(?:Inc|Ltd|Corp|Co))\.$/, '') ?? '';
  const isName =
    plain.length >= 2 && plain.length <= LONGEST && !NO_NAME.test(plain) && !isStageOrExam(plain) && !isUkTown(plain);
  return isName ? plain : null;
}
