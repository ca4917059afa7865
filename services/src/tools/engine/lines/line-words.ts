import { stem } from '../reading/stems.js';
import { fold } from '../text/words.js';

const TOKEN =
  /[£$€]\s?\d[\d.,]*\s?k?|\S{1,100}@\S+|\b0\d{3,4}[ \d]{6,8}\b|\d[\d.,:]*|\p{L}+(?:['’]\p{L}+)?|[?!:;|(/&+%]/giu;

/** Words that do the same in an advert, whatever its trade. */
const DOES: readonly (readonly [string, string])[] = [
  ['YOU', "you your yourself you'll you're you've you'd yours candidate applicant person someone somebody individual"],
  ['WE', "we our us we'll we're we've we'd company client employer firm trust school team"],
  ['MUST', 'must need needed require required requirement essential necessary mandatory should minimum min least'],
  ['WISH', `advantage advantageous desirable desired preferred preferably preference preferable bonus plus helpful useful
    nice handy ideally ideal welcome beneficial benefit asset brilliant great lovely extra optional pleasant valued helps
    help brownie pref`],
  ['HAVE', 'experience experienced knowledge understanding ability able skill skilled skills background record familiar familiarity proficient proficiency confident confidence competent capable fluent proven strong excellent good sound solid hands-on expertise exposure awareness track'],
  ['PAPER', 'licence license certificate certified certification card ticket nvq svq level degree diploma registered registration qualified qualification gcse hnc hnd btec membership chartered accredited pin dbs cscs cpc'],
  ['LENGTH', 'year years yr yrs month months'],
  ['NOT', "no not never without don't isn't aren't can't cannot doesn't won't unable unfortunately sadly sorry neither nor"],
  ['GIVEN', `salary pay paid pension holiday holidays leave discount parking scheme insurance healthcare medical dental
    bonus allowance overtime uniform meals accommodation perks commission tips relocation childcare gym lunch fruit voucher
    vouchers reward rewards package benefits remuneration option options shares equity sick maternity enhanced free
    subsidised funded provided ote basic`],
  ['WHEN', `hour hours hrs week weekly weekend weekends monday tuesday wednesday thursday friday saturday sunday day days
    night nights shift shifts rota am pm full-time part-time permanent temporary contract fixed term start immediate
    annum per hybrid remote office ft pt january february march april june july august september october november december`],
  ['ASKING', `apply applying application applications cv email call ring phone contact interview interviews closing send
    click text whatsapp shortlisted shortlist references sponsor sponsorship sponsored visa visas agencies recruiters
    equal opportunity opportunities diversity disability safeguarding privacy confidential checks offers vacancy letter
    portfolio interested telephone form consent`],
  ['DOING', 'duty duties responsibility responsibilities responsible role job position post task tasks day-to-day work'],
]; // prettier-ignore

const KIND_OF = new Map(
  DOES.flatMap(([kind, words]) => words.split(/\s+/).map((word) => [stem(fold(word)), kind] as const)),
);

export interface LineWord {
  /** Its stem; a number, a sum or an address by what it is. */
  said: string;
  /** What it does in an advert; empty where it does nothing of the kind. */
  does: string;
}

const known = new Map<string, LineWord>();
const MOST_KEPT = 20_000;

export const lineWordsOf = (text: string): LineWord[] => (text.match(TOKEN) ?? []).map(wordOf);

function wordOf(token: string): LineWord {
  const kept = known.get(token);
  if (kept) return kept;
  const said = nameOf(token);
  const word = { said, does: /^[A-Z]{4,}$/.test(said) ? said : (KIND_OF.get(said) ?? '') };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(token, word);
  return word;
}

function nameOf(token: string): string {
  if (/^[£$€]/.test(token)) return 'MONEY';
  if (token.includes('@')) return 'ADDRESS';
  if (/^0\d{3,4}[ \d]{5}/.test(token)) return 'PHONE';
  if (/^\d/.test(token)) return token.length === 1 ? 'DIGIT' : /^\d\d$/.test(token) ? 'TENS' : 'NUMBER';
  return /^\p{L}/u.test(token) ? stem(fold(token)) : token;
}
