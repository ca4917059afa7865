import type { CvLine } from '../reading/cv-line.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { standingsIn, wordsStanding } from '../reading/standing.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { shortened } from '../text/clean.js';

/** What somebody says they have: "I hold a full PCV licence", "I am NMC registered", "I have passed my CPC". */
const CLAIM =
  /^I(?:['’]ve| have|['’]m| am)?(?: (?:also|now|already|fully|currently|have|got|had))*(?: (?:hold|have|possess|passed|obtained|completed|gained|speak|use|registered|qualified))?\b/i;
/** What every paper is called, and of which kind anything may be. */
const SAYS_LITTLE = new Set(
  `i ve m hold have has had possess passed obtained completed gained speak full clean valid current uk own also now already
  fully currently got am a an the my certificate certification card licence license ticket training registration held
  holder qualification permit paper experience good very well years year`.split(/\s+/),
);

const wordsIn = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);
const isTelling = (word: string): boolean => !SAYS_LITTLE.has(word) && !SMALL_WORDS.has(word);

/** The sentence of a CV that says the opposite of a claim; null where none does, or where another line bears it out. */
function denialIn(said: string, sentences: readonly string[]): string | null {
  const claims = said
    .split(/[,;]\s+|\s(?:and|but|which|since|because|with)\s/)
    .map((piece, at) => (at === 0 ? CLAIM.exec(piece) && piece : piece))
    .filter(
      (piece): piece is string => piece !== null && standingsIn(piece).every(({ standing }) => standing === 'held'),
    )
    .map((piece) => wordsIn(piece).filter(isTelling))
    .filter((words) => words.length > 0);
  for (const claimed of claims) {
    const says = (sentence: string, standing: 'denied' | 'held') => {
      const own = new Set(wordsIn(standing === 'held' ? sentence : wordsStanding(sentence, standing)));
      return claimed.every((word) => own.has(word));
    };
    const denial = sentences.find((sentence) => says(sentence, 'denied'));
    const isHeld = sentences.some((sentence) => says(wordsStanding(sentence, 'held'), 'held'));
    if (denial !== undefined && !isHeld) return denial;
  }
  return null;
}

/** What somebody wants said, without what their CV says is not so: a letter against the CV is believed in neither. */
export function notDenied(said: readonly string[], lines: readonly CvLine[]): { kept: string[]; refused: string[] } {
  const sentences = lines.filter(({ isHeading }) => !isHeading).flatMap(({ text }) => sentencesIn(text));
  const kept: string[] = [];
  const refused: string[] = [];
  for (const each of said) {
    const denial = /^I\b/.test(each) ? denialIn(each.replace(/[\s.!]+$/, ''), sentences) : null;
    if (denial === null) kept.push(each);
    else
      refused.push(
        `say “${each.replace(/[\s.!]+$/, '')}” (your CV says the opposite: “${shortened(denial.replace(/[\s.]+$/, ''), 120)}”)`,
      );
  }
  return { kept, refused };
}
