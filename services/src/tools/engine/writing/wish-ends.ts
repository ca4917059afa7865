import { statement } from './wish-words.js';

/** How a letter is to begin, to end and to be signed; null where nothing is wished. */
export interface Ends {
  /** "Ms Helen Carter": who is to be written to. */
  addressee: string | null;
  /** "Dear Sir or Madam", as it is wished. */
  salutation: string | null;
  opening: string[];
  ending: string[];
  /** "Kind regards". */
  valediction: string | null;
  signedBy: string | null;
}

export const noEnds = (): Ends => ({
  ...{ addressee: null, salutation: null, opening: [], ending: [], valediction: null, signedBy: null },
});

const THE_LETTER = String.raw`(?: (?:it|off|out|the letter|my letter|this letter|the text))*`;
const BEGIN = new RegExp(
  String.raw`^(?:begin|start|open)${THE_LETTER} (?:with|by (?:saying|writing))(?: the (?:words?|sentence|line|phrase))?(?: that)?:? +(.+)$`,
  'i',
);
const END = new RegExp(
  String.raw`^(?:end|finish|close|conclude|sign)${THE_LETTER} (?:with|by (?:saying|writing)|on)(?: the (?:words?|sentence|line|phrase))?(?: that)?:? +(.+)$`,
  'i',
);
const SIGN = new RegExp(
  String.raw`^sign${THE_LETTER}(?: with| as| by| using)?(?: (?:the|my) name)?(?: of)?:? +(.+)$`,
  'i',
);
const A_VALEDICTION =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:with )?(?:my |many )?(?:kind|best|warm|kindest|warmest)(?:est)? (?:regards|wishes)|(?:many )?thanks(?: and (?:kind|best) regards)?|regards|respectfully(?: yours)?|sincerely(?: yours)?|cordially)$/i;
const A_NAME = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Ll}{1,3} )*\p{Lu}[\p{L}\p{M}'’.-]*){0,4}$/u;
const A_SALUTATION = /^(?:dear|hello|hi|good (?:morning|afternoon|day)|to whom it may concern)\b[^.!?]{0,60}$/i;

const unquoted = (text: string): string =>
  text.replace(/^\s*["“”'‘’](?=\S)|["“”'‘’][\s.,]*$/g, '').replace(/^\s+|[\s,]+$/g, '');
const isQuoted = (text: string): boolean => /^["“‘'].+["”’'][\s.]*$/.test(text.trim());
const whole = (text: string): string => `${text}${/[.!?]$/.test(text) ? '' : '.'}`;

/** Words to be said as they are: in quotation marks, or a sentence that its person says of themselves. */
function sentenceIn(text: string): string | null {
  if (isQuoted(text)) return whole(unquoted(text));
  const said = statement(text);
  return said ?? (/^(?:thank you|thanks) for \p{L}/iu.test(text) ? whole(text) : null);
}

/** Takes what a wish says of the ends of a letter; false where it says nothing of them that rules can follow. */
export function takeEnds(clause: string, ends: Ends): boolean {
  const addressee = addresseeIn(clause);
  if (addressee !== null) {
    if (/^\p{Lu}/u.test(addressee)) ends.addressee = addressee;
    else ends.salutation = `Dear ${addressee}`;
    return true;
  }
  const begin = BEGIN.exec(clause)?.[1];
  if (begin !== undefined) return takeOpening(begin, ends);
  const end = END.exec(clause)?.[1];
  if (end !== undefined && takeEnding(end, ends)) return true;
  const name = unquoted(SIGN.exec(clause)?.[1] ?? '');
  if (/^(?:my )?(?:full )?name$/i.test(name)) return true;
  if (A_VALEDICTION.test(name)) ends.valediction = name;
  else if (A_NAME.test(name)) ends.signedBy = name;
  else return false;
  return true;
}

function takeOpening(text: string, ends: Ends): boolean {
  if (A_SALUTATION.test(unquoted(text))) {
    ends.salutation = unquoted(text);
    return true;
  }
  const said = sentenceIn(text);
  if (said !== null) ends.opening.push(said);
  return said !== null;
}

function takeEnding(text: string, ends: Ends): boolean {
  const bare = unquoted(text.replace(/,? (?:and|then) my (?:full )?name$/i, '')).replace(/\.$/, '');
  if (A_VALEDICTION.test(bare)) {
    ends.valediction = bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
    return true;
  }
  const said = sentenceIn(text);
  if (said !== null) ends.ending.push(said);
  return said !== null;
}

/** "Address it to Ms Helen Carter": the name, with what stands before it; "the hiring manager" has none. */
const addresseeIn = (clause: string): string | null =>
  (ADDRESSED.exec(clause)?.[1] ?? TO_A_POST.exec(clause)?.[1])?.replace(/\.(?= )/g, '').trim() ?? null;
const TO = String.raw`^(?:[Aa]ddress|[Dd]irect|[Ww]rite|[Ss]end)(?: (?:it|this|the letter|my letter))? to (?:the attention of )?`;
const ADDRESSED = new RegExp(
  String.raw`${TO}((?:(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor)\.? (?:\p{Lu}[\p{L}'’-]+(?: |$)){1,3})|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})$`,
  'u',
);
const TO_A_POST = new RegExp(
  String.raw`${TO}(?:the |your )((?:[\p{L}-]+ ){0,3}(?:manager|team|department|head|headteacher|head teacher|matron|director|owner|chef|recruiter|board|panel|committee|principal|governors))$`,
  'iu',
);
