import { isOnlyForm, withoutForm, type LegalForm } from './legal-forms.js';

/** One of the names that a text gives: who it is, or under what it trades. */
export interface NamePart {
  /** The words without legal form, "the" and "of", joined by spaces. Empty where a text has none. */
  core: string;
  words: string[];
  form: LegalForm;
}

export interface CompanyName {
  /** All of the text as one name. */
  whole: NamePart;
  /** Who it is: what stands before "t/a", or the whole. */
  own: NamePart;
  /** What it trades as. */
  trading: NamePart[];
}

const LONGEST = 300;
const otherLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** An apostrophe that went through a wrong character set and came out as "â??" or "?¢????". */
const brokenApostrophe = /â\?\?|\?+¢\?+/g;
/** With the slips and short forms of the register: "t/s", "t//a", "t/d as", "t/n" for the trading name, "d/b/a". */
const tradingAs =
  /[\s,(/]+(?:t\s*\/{1,2}\s*(?:as?|s|n|d(?:\s+as)?)|t\.\s?a\.|trad(?:ing|es|ed)\s+as|trading\s+under\s+the\s+name(?:\s+of)?|with\s+trading\s+name|trading\s+name(?=\s*:)|d\/b\/a|t\\a)(?=[\s:)"'.-])[\s:)."'-]*/i;
/** "Example Ltd (TA Shop)". Only behind a form or a person: "AK & TA Radcliffe" and "HNP TA Limited" trade as nothing. */
const bareTradingAs =
  /^(.*\b(?:ltd|limited|llp|plc|cic)\b\.?|(?:mr|mrs|miss|ms|dr)\b\.?\s+\S.*?)[\s,/([-]+ta(?:[),/:]\s*|\s+)(\S.*)$/i;
/** "Example House /TA Shop": with a stroke it is nobody's initials, whatever stands before it. */
const strokeTradingAs = /^(.*\S)\s*\/\s*ta\s+(.+)$/i;
const otherwise =
  /[\s,(]+(?:formerly(?:\s+known\s+as)?|f\/?k\/?a|a\/?k\/?a|also\s+known\s+as|previously)(?=[\s:])[\s:]*/i;
/** Which office of the body wrote the line is no part of its name. */
const office =
  /(?:\s+-\s+|\s*\(\s*)(?:human resources|hr|hr department|personnel|people services|head office)\s*\)?\s*$/i;

/** Reads a company's name as a register or an advert writes it. Never fails: a text without letters has empty cores. */
export function readName(text: string): CompanyName {
  const plain = text.slice(0, LONGEST).replace(brokenApostrophe, "'").replace(office, '').trim();
  const [first = '', ...others] = splitOnce(plain);
  const own = partOf(first);
  if (others.length === 0) return { whole: own, own, trading: [] };
  return {
    whole: partOf(plain.replace(tradingAs, ' ').replace(otherwise, ' ')),
    own,
    trading: others.map(partOf).filter(({ core }) => core !== ''),
  };
}

/** What stands before "t/a", as it is written. */
export const ownName = (text: string): string => splitOnce(text.slice(0, LONGEST))[0] ?? '';

function splitOnce(text: string): string[] {
  const parts = text
    .split(tradingAs)
    .flatMap((part) => part.split(otherwise))
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length > 1) return parts;
  const [, own, trading] = bareTradingAs.exec(text) ?? strokeTradingAs.exec(text) ?? [];
  return own && trading ? [own, trading] : parts;
}

function partOf(text: string): NamePart {
  const all = words(text);
  if (isOnlyForm(all)) return { core: '', words: [], form: '' };
  const { tokens, form } = withoutForm(withoutArticles(withoutInitials(text, all)));
  return { core: tokens.join(' '), words: tokens, form };
}

/** "The" and "of" tell no two names apart, and are left out or added at will. */
function withoutArticles(tokens: string[]): string[] {
  const rest = tokens.filter((token) => token !== 'the' && token !== 'of');
  return rest.length > 0 ? rest : tokens;
}

/** "North London NHS Foundation Trust (NLFT)": letters that only repeat the words before them. */
function withoutInitials(text: string, all: string[]): string[] {
  const [, initials] = /\(\s*([A-Z]{2,8})\s*\)\s*$/.exec(text) ?? [];
  if (!initials || all.length < 3 || all.at(-1) !== initials.toLowerCase()) return all;
  const rest = all.slice(0, -1);
  const firsts = rest.map((word) => word[0]).join('');
  return isWithin(initials.toLowerCase(), firsts) ? rest : all;
}

/** Whether the letters stand in the text in this order, maybe with others between them. */
function isWithin(letters: string, text: string): boolean {
  let at = -1;
  return [...letters].every((letter) => (at = text.indexOf(letter, at + 1)) !== -1);
}

/** "Fish n Chips", and not the second letter of "F and N". */
const shortForAnd = /(?<!\band)(?<=\w)\s$/;

/** The words of any text, spelled one way: small letters, no accents, "&" as "and", initials together. */
export function words(text: string): string[] {
  const letters = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => otherLetters[letter]!)
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/\bn\b(?=\s(?!\s*(?:and\b|[&+＆])))|&amp;|[&+＆]/g, (sign, at: number, all: string) =>
      sign === 'n' && !shortForAnd.test(all.slice(0, at)) ? sign : ' and ',
    )
    .replace(/\.(?=\p{L}\b)|(?<=\b\p{L})\.(?!\p{L}{2})/gu, '');
  const found = letters.match(/[\p{L}\p{N}]+/gu) ?? [];
  return joinedInitials(withLetters(found.map((word) => sameWords.get(word) ?? word)));
}

const sameWords = new Map([
  ['co', 'company'],
  ['intl', 'international'],
  ['bros', 'brothers'],
  ['saint', 'st'],
  ['univ', 'university'],
  ['govt', 'government'],
  ['centre', 'center'],
  ['organization', 'organisation'],
  ['assoc', 'association'],
  ['svcs', 'services'],
]);

/** What everybody writes short as well: the words, and their letters. */
const shortened: [string[], string][] = [
  [['national', 'health', 'service'], 'nhs'],
  [['integrated', 'care', 'board'], 'icb'],
  [['united', 'kingdom'], 'uk'],
];

/** "National Health Service Trust" is an "NHS Trust", and "Boeing United Kingdom" is "Boeing UK". */
const withLetters = (tokens: string[]): string[] =>
  shortened.reduce((left, [spelledOut, letters]) => {
    const at = left.findIndex((_, from) => spelledOut.every((word, next) => left[from + next] === word));
    return at === -1 ? left : [...left.slice(0, at), letters, ...left.slice(at + spelledOut.length)];
  }, tokens);

/** "J P Morgan" and "J.P. Morgan" are "jp morgan". */
function joinedInitials(tokens: string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const token of tokens) {
    const isInitial = /^\p{L}$/u.test(token);
    if (isInitial && isOpen) joined[joined.length - 1] += token;
    else joined.push(token);
    isOpen = isInitial;
  }
  return joined;
}

/** "jp morgan" for "jpmorgan": letters that nobody could read as a word belong to the name behind them, or stand alone. */
export const withInitialsJoined = (core: string): string =>
  core.replace(/^([bcdfghjklmnpqrstvwxz]{2}) (?=\p{L}{4})/u, '$1');
