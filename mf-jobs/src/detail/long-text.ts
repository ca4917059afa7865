/** No advert that somebody wrote by hand is longer; of a longer one the beginning is shown. */
const LONG = 9_000;
const BEGINNING = 4_500;
/** Letters in a line on a phone: one that is only begun takes as much room. */
const LINE = 45;

const linesOf = (text: string) => text.split('\n');
const roomOf = (text: string): number => linesOf(text).reduce((sum, line) => sum + Math.max(LINE, line.length), 0);

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).filter((part) => part.trim() !== '');

/** The paragraphs that are shown at once, and those of a very long text that are shown when somebody wants to read on. */
export function partsOf(text: string): { beginning: string[]; rest: string[] } {
  const all = paragraphsOf(text);
  const room = all.map((paragraph) => roomOf(paragraph) + LINE);
  if (room.reduce((sum, one) => sum + one, 0) <= LONG) return { beginning: all, rest: [] };
  let left = BEGINNING;
  const over = room.findIndex((one) => (left -= one) < 0);
  const [before, after] = cut(all[over]!, left + room[over]!);
  return { beginning: [...all.slice(0, over), ...before], rest: [...after, ...all.slice(over + 1)] };
}

/**
 * Between two lines, else behind a sentence, else between two words, wherever that leaves at least half of the room
 * filled. A paragraph that has only begun stays whole.
 */
function cut(paragraph: string, room: number): [string[], string[]] {
  if (room < LINE) return [[], [paragraph]];
  const lines = linesOf(paragraph);
  let left = room;
  const over = lines.findIndex((line) => (left -= roomOf(line)) < 0);
  if (over < 0) return [[paragraph], []];
  const line = lines[over]!;
  left += roomOf(line);
  const at = left < room / 2 ? 0 : placeToCut(line.slice(0, left));
  const head = [...lines.slice(0, over), line.slice(0, at)].join('\n').trimEnd();
  const rest = [line.slice(at).trimStart(), ...lines.slice(over + 1)].join('\n');
  return [[head], [rest]];
}

function placeToCut(head: string): number {
  const sentence = Math.max(...['. ', '! ', '? ', '。'].map((end) => head.lastIndexOf(end) + 1));
  const word = head.lastIndexOf(' ');
  return [sentence, word].find((at) => at >= head.length / 2) ?? wholeSigns(head);
}

/** Not in the middle of a sign of two halves. */
const wholeSigns = (head: string) => (/[\uD800-\uDBFF]$/.test(head) ? head.length - 1 : head.length);
