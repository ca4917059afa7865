/** What a permission or a status is called. */
const A_RIGHT = String.raw`(?:(?:pre-?)?settled|settlement|euss|indefinite leave|ilr|leave to (?:remain|enter)|citizen(?:ship)?|british|irish|passport|refugee status|permanent residen\p{L}+|green card|visa|skilled worker|permission to work|work permit|right to work|work rights)(?!\p{L})`;
const ON_THE_WAY_TO = String.raw`(?:appl(?:y|ying|ied) (?:for|to)|applications? (?:for|to)|pending|await(?:s|ing)?|waiting (?:for|on|to)|in (?:the )?process of|expect(?:s|ing)?|hop(?:e|es|ing) (?:for|to)|intend(?:s|ing)? to|plan(?:s|ning)? to|(?:eligible|entitled) (?:for|to apply)|obtaining|getting|working towards|seeking|waiting)`;
const STILL_TO_COME = String.raw`(?:applications?|pending|awaited|submitted|in (?:the )?(?:process|progress)|(?:being |is |still )processed|(?:is |still )processing|being (?:considered|decided|assessed)|under (?:review|consideration)|applied for|expected|to be (?:granted|decided|confirmed)|to follow|not yet|lodged)(?!\p{L})`;
/** "Applying for EU settled status", "settled status application submitted": one of the two beside the other. */
const AWAITED = new RegExp(
  String.raw`(?<!\p{L})${ON_THE_WAY_TO} (?:[\p{L}'’-]+ ){0,6}?${A_RIGHT}|(?<!\p{L})${A_RIGHT}[\s:(–-]+(?:[\p{L}'’-]+[\s:(–-]+){0,5}?${STILL_TO_COME}`,
  'iu',
);
const GRANTED =
  /(?<!\b(?:to be|not yet|not|until|till|when|once|if|be|being) )\b(?:granted|approved|received|obtained|successful|accepted|awarded)\b/i;
const NAMES_A_RIGHT = new RegExp(String.raw`(?<!\p{L})${A_RIGHT}|\bto work\b`, 'iu');
/** Where one thing that is said of a permission ends and the next may begin. */
const A_JOINT = /(?:[.;|•·,]\s+|;|\s+(?:and|but|while|whilst|until|since|then)\s+|\s[–—]\s|\s*[()])+/gi;
/** "Settled status, decision expected in May": what stands behind speaks of it, and of no paper of its own. */
const SPEAKS_OF_IT = new RegExp(
  String.raw`^(?:(?:my|the|an?|its|still|currently|now|awaiting|waiting for) )*(?:${STILL_TO_COME}|decision|outcome|result|confirmation|approval)(?!\p{L})`,
  'iu',
);

const OF_ANOTHER_PAPER = /\p{Lu}{3}/u;

/** "Settled status applied for", but not "pre-settled status, settled status applied for", whose other part is held. */
export function isOnlyAwaited(line: string, isHeld: (piece: string) => boolean): boolean {
  const pieces = piecesAbout(line);
  const others = pieces.filter((piece) => !AWAITED.test(piece) || GRANTED.test(piece));
  return others.length < pieces.length && !others.some(isHeld);
}

function piecesAbout(line: string): string[] {
  const pieces: string[] = [];
  for (const piece of line.split(A_JOINT).map((each) => each.trim())) {
    const last = pieces.at(-1);
    // what became of it may stand behind its "and": "applied for and received settled status"
    const goesOn = last !== undefined && !NAMES_A_RIGHT.test(last) && !/[.;]/.test(last);
    if (
      last !== undefined &&
      ((SPEAKS_OF_IT.test(piece) && !NAMES_A_RIGHT.test(piece) && !OF_ANOTHER_PAPER.test(piece)) || goesOn)
    )
      pieces[pieces.length - 1] = `${last} ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}
