import type { WeighedAsk } from '../match/score.js';
import { wordsIn } from './no-paper.js';
import { storyCell } from './stories-in-cells.js';
import { namesAWayToReach } from './ways-to-reach.js';

/** "Leicester, LE3 - 07700 900412 - Full clean driving licence": whatever parts the pieces of such a line. */
const BETWEEN = /(?<!\s)\s+[•·|/–—-]\s+|[,;]\s+|(?<!\s)\s{3,}|\t/u;

/** Of such a line its pieces, without those that say where and how somebody is reached. */
export const piecesBesideContacts = (line: string): string[] =>
  line
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '' && !namesAWayToReach(piece));

/** Of a line that says how to reach somebody the piece that is about a thing alone; any other line as it stands. */
function pieceAbout(name: string, line: string): string {
  if (!namesAWayToReach(line)) return line;
  const wanted = wordsIn(name);
  const pieces = piecesBesideContacts(line);
  const counts = pieces.map((piece) => wordsIn(piece).filter((word) => wanted.includes(word)).length);
  const most = Math.max(0, ...counts);
  return most === 0 ? line : pieces[counts.indexOf(most)]!;
}

/** "2019 - now | Some Heating Ltd | Gas Engineer | Boiler services; fault finding": of a row of a table what was done. */
const cellOf = (row: string, isOfWork: boolean): string => (isOfWork && storyCell(row)) || row;

/** What is proven by a piece of the line with the address is quoted by that piece: nobody's qualification is a telephone number. */
export const withoutContacts = (asks: readonly WeighedAsk[]): WeighedAsk[] =>
  asks.map((ask) => {
    if (ask.proof === null) return ask;
    const whole = cellOf(pieceAbout(ask.name, ask.proof.whole), ask.proof.section === 'experience');
    return whole === ask.proof.whole ? ask : { ...ask, proof: { ...ask.proof, whole, line: whole } };
  });
