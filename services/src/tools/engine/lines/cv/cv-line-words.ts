import { stem } from '../../reading/stems.js';
import { fold } from '../../text/words.js';

const TOKEN = /\S{1,100}@\S+|\+?\d[\d ()-]{8,}\d|\d[\d.,/%:-]*|\p{L}+(?:['’]\p{L}+)?|[?!:;|(/&+%]/gu;

/** Words that play the same part in a CV, whatever its trade. */
const PARTS: readonly (readonly [string, string])[] = [
  ['MONTH', 'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec summer spring autumn winter'],
  ['NOW', 'now present date today current currently till until since ongoing'],
  ['I', "i i'm i've me my myself"],
  ['PLACE', `ltd limited plc inc llc llp group company hospital clinic surgery medical centre center school academy college
    university council trust nhs hotel restaurant bank church ministry authority agency services solutions systems labs
    technologies consultants partners brothers bakery farm farms home homes lodge nursery store stores supermarket shop
    infirmary polytechnic institute secondary primary`],
  ['DEGREE', `bsc ba beng btech be bed msc ma meng mba phd mphil pgce llb mbbs bcom bbs bnsc hnd hnc nd btec gcse gcses
    levels wassce ssce waec hsc ssc matric diploma degree bachelor master masters doctorate hons honours upper lower class
    first 2:1 2:2 cgpa intermediate foundation baccalaureate abitur school college university academic educational
    undergraduate postgraduate study studied studies`],
  ['PAPER', `certificate certificates certified certification licence license licensed licences ticket tickets card cards
    nvq svq level registered registration member membership training trained course courses passed pin dbs cscs cpc adr
    ipaf pasma smsts sssts bls acls als ils ielts oet nebosh iosh acca cima aca cipd mrics cbt prince2 comptia aws azure
    seminar seminars workshop valid expires renewed awarded accredited edition chartered qualified first aid`],
  ['LANGUAGE', `english french german spanish italian portuguese polish romanian bulgarian russian ukrainian hindi urdu
    punjabi bengali tamil telugu malayalam marathi gujarati tagalog filipino cebuano yoruba igbo hausa twi ga arabic
    turkish greek hungarian czech slovak lithuanian latvian dutch swedish mandarin cantonese chinese japanese korean
    swahili shona zulu amharic somali catalan welsh vietnamese thai farsi persian pashto`],
  ['FLUENCY', 'native fluent fluently mother tongue bilingual conversational intermediate beginner basic speak spoken c1 c2 b1 b2 a1 a2'],
  ['RIGHT', `visa sponsorship sponsor citizen citizenship british settled status leave remain permit eligible right
    nationality passport refugee`],
  ['CONTACT', 'tel phone mobile mob email e-mail mail address linkedin github www http https street road lane avenue close flat house apartment postcode'],
  ['PERSONAL', 'birth born age sex gender male female marital married single religion civil dob nationality height father mother declaration hereby'],
  ['REFEREE', 'reference references referee referees request furnished available'],
  ['LIKES', 'hobbies hobby interests interest enjoy enjoys like likes reading travelling cooking football cricket gardening running walking cycling swimming music singing volunteering'],
  ['SEEKS', 'seeking looking seek obtain secure objective career opportunity position where utilise utilize contribute organisation organization'],
  ['BORE', 'responsible responsibilities duties duty achievements functions involving including'],
  ['RANK', 'senior junior assistant deputy trainee apprentice head lead chief graduate staff'],
]; // prettier-ignore

const PART_OF = new Map(
  PARTS.flatMap(([part, words]) => words.split(/\s+/).map((word) => [stem(fold(word)), part] as const)),
);

export interface CvWord {
  /** Its stem; a number, a date or an address by what it is. */
  said: string;
  /** The part that it plays in a CV; empty where it plays none. */
  part: string;
}

const known = new Map<string, CvWord>();
const MOST_KEPT = 20_000;
/** A line longer than this is told by how it begins. */
const MOST_WORDS = 60;

export const cvWordsOf = (text: string): CvWord[] => (text.match(TOKEN) ?? []).slice(0, MOST_WORDS).map(wordOf);

function wordOf(token: string): CvWord {
  const kept = known.get(token);
  if (kept) return kept;
  const said = nameOf(token);
  const word = { said, part: /^[A-Z]{4,}$/.test(said) ? said : (PART_OF.get(said) ?? '') };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(token, word);
  return word;
}

function nameOf(token: string): string {
  if (token.includes('@')) return 'ADDRESS';
  if (/^(?:19|20)\d{2}$/.test(token)) return 'YEAR';
  if (/^(?:\d{1,2}[/.-]){1,2}(?:(?:19|20)?\d{2})$|^(?:19|20)\d{2}[-/]\d{2,4}$/.test(token)) return 'YEARS';
  if (/^\+?\d[\d ()-]{8,}\d$/.test(token)) return 'TELEPHONE';
  if (/^\d/.test(token)) return /%/.test(token) ? 'SHARE' : 'NUMBER';
  return /^\p{L}/u.test(token) ? stem(fold(token)) : token;
}
