import { readFileSync } from 'node:fs';
import { words } from '../names/company-name.js';
import { everydayNames } from '../names/everyday-names.js';
import { sponsorsFolder } from '../register/shipped-registers.js';

const bodies =
  /\b(ltd|limited|lmited|llp|plc|cic|cio|scio|inc|incorporated|corporation|llc|gmbh|spa|srl|company|companies|university|universities|college|school|schools|academy|academies|nhs|council|borough|trust|foundation|church|cathedral|diocese|parish|parochial|mosque|temple|gurdwara|synagogue|charity|association|society|institute|institution|federation|union|board|diocesan|gallery|hospital|hospice|museum|embassy|commission|authority|ministry|department|club|bank|branch|group)\b/i;

/** A form behind the name of a company, and the initials before a surname: "Racking SA", "SA Racking". */
const formOrInitials = new Set(['lp', 'ag', 'sa', 'nv', 'bv', 'ab']);
const joints = new Set(['&', '+', 'and']);

/** "AB, KB & CB Patel" and "Ravi SA Patel" have no form; "Denys NV UK" and "Volvo, AB" have one. */
function endsInForm(own: string): boolean {
  const parts = own.toLowerCase().match(/[\p{L}\p{N}]+|[&+,]/gu) ?? [];
  return parts.some((part, at) => {
    if (!formOrInitials.has(part) || at === 0 || joints.has(parts[at - 1]!)) return false;
    const next = parts[at + 1];
    if (next === undefined) return true;
    return parts[at - 1] !== ',' && next !== ',' && !joints.has(next) && !personNames().has(next);
  });
}

/** Words of a body that are surnames too: "J & M Temple" are two people. */
const bodyOrSurname =
  /^(?:\p{L}[. ]{0,2}){1,3}(?:(?:[&+,] ?|and )(?:\p{L}[. ]{0,2}){1,3})+(?<=[. ])(?:church|temple|parish|branch|bank)$/iu;

/** Of the state, by what its name begins or ends with; between other words they may be somebody's trade. */
const publicBodies =
  /\b(government|parliament|police|constabulary|(fire (and|&) rescue|ambulance|probation|prison) service)$|^(the )?(government|parliament|police|transport for)\b/i;

/** No company is called so, but by way of pretence. Of a name without "the" and "of". */
const ofState =
  /^(hm|(his|her) majestys|ministry|department for|office for|transport for) |\b(government|parliament|police|constabulary|(city|county|borough|district|parish|town) council|embassy|high commission)$/;
export const isOfState = (core: string): boolean => ofState.test(core);

/** "Mr A Church" is nobody's church; with one of these behind it, it is a body all the same. */
const titled = /^(the )?(executors? of |trustees? of )?(the )?(late |estate of )*(mr|mrs|miss|ms|mx|messrs)\b/i;
const companies = /\b(ltd|limited|lmited|llp|plc|cic|cio|scio|incorporated|llc|company)\b/i;

const ownName = (name: string) => name.split(/\bt\s*\/\s*as?\b|\btrading as\b/i)[0]!.trim() || name;

/** What stands before "t/a" decides: whether it has a legal form, or the words of a body that nobody else is called by. */
export function isNamedBody(name: string): boolean {
  const own = ownName(name);
  if (titled.test(own) || bodyOrSurname.test(own)) return companies.test(own);
  return bodies.test(own) || endsInForm(own) || publicBodies.test(own);
}

/** Of somebody's work or business: an organisation, unless somebody's own name stands beside it. */
const organisations = new Set(
  'international uk europe european emea global worldwide services solutions systems technologies technology consultancy consulting consultants healthcare holdings network networks alliance agency forum research laboratory laboratories pharmaceuticals airlines airways aviation orchestra theatre ballet opera festival media publishing communications capital investments ventures securities insurance assurance logistics engineering software digital energy housing ministries masjid confederation coalition partnership medical surgery nursing residential hotel center nursery zoo aquarium parliament police education training productions studios'.split(
    ' ',
  ),
);
const joins = new Set(['for', 'of']);

/** Of these, what companies do for a living. */
const trades = new Set(
  'solutions systems technologies technology consultancy consulting consultants healthcare holdings pharmaceuticals airlines airways media publishing communications capital investments ventures securities insurance assurance logistics engineering software digital energy services residential hotel nursery productions studios'.split(
    ' ',
  ),
);
/** The state, or a charity, may do the same work: "Defence Business Services", "Community Recovery Services". */
const common =
  /\b(national|royal|british|england|scotland|wales|ireland|hm|majestys?|crown|public|civil|defence|state|office|commissioners?|agency|inspectorate|ombudsman|community|communities|voluntary|relief|aid|support|research|education|forum|alliance|network|networks|coalition|confederation|of|for)\b/i;

/** What is said of people: "Estate of", "Trustees of", "Partners of". */
const ofPeople =
  /\b(estate|trustees?|executors?|representatives?|heirs?|family|office|household|home|house|chambers|partners|friends|sons|daughters) of\b/i;
const peopleTogether = /(?:&|\+|\band\b)\s*(?:sons?|daughters?|brothers?|bros|wife|partners?)\b|\bsole trader\b/i;
const address = /^(the )?(mr|mrs|miss|ms|mx|messrs|dr|rev|reverend|sir|dame|lady|lord|prof|professor)\b/i;

let names: Set<string> | undefined;
const personNames = (): Set<string> =>
  (names ??= new Set(readFileSync(new URL('person-names.txt', sponsorsFolder), 'utf8').trim().split('\n')));

/**
 * A name that nobody has as a person: who it is says in so many words what kind of organisation that is, and no word of
 * it all is a given name, a family name, or an initial. Where one of them is, it may still be somebody's.
 */
function isOrganisation(name: string, own: string): boolean {
  if (address.test(own) || peopleTogether.test(own) || ofPeople.test(own)) return false;
  const all = words(own);
  const isSaid = all.some((word, at) => organisations.has(word) || (joins.has(word) && at > 0 && at < all.length - 1));
  return isSaid && !namesSomebody(words(name));
}

/** "St Andrew's Healthcare" is no Andrew's. */
const namesSomebody = (all: string[]): boolean =>
  all.some(
    (word, at) =>
      (/^\p{L}$/u.test(word) || personNames().has(word.replace(/s$/, '')) || personNames().has(word)) &&
      all[at - 1] !== 'st',
  );

/**
 * A name without a legal form, and of no organisation, may be a person's. Trustees are people as well, unless what they
 * hold in trust is named as a body: a foundation, a school, a church.
 */
export function mayBePerson(name: string): boolean {
  const own = ownName(name);
  return !isNamedBody(name) && !everydayNames.isBody(own) && !isOrganisation(name, own);
}

/** A name with somebody's own in it, of which no word says what kind of organisation it is: who bears it may be no more than that. */
export function mayBeNobodyElse(name: string): boolean {
  const own = ownName(name);
  if (isNamedBody(name)) return false;
  return address.test(own) || (namesSomebody(words(name)) && !words(own).some((word) => organisations.has(word)));
}

/** A given name, a family name or an initial. */
export const isPersonsWord = (word: string): boolean =>
  /^\p{L}$/u.test(word) || personNames().has(word) || personNames().has(word.replace(/s$/, ''));

/** Printed without a legal form, and a company all the same by what it does: most likely nobody wrote the form down. */
export const isCompanyByTrade = (name: string): boolean =>
  !isNamedBody(name) &&
  !mayBePerson(name) &&
  words(ownName(name)).some((word) => trades.has(word)) &&
  !common.test(ownName(name));
