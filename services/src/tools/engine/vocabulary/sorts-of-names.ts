import { lately } from '../text/lately.js';
import { shippedWords } from './shipped-vocabulary.js';

const LONGEST_NAME = 4;

let sorts: Map<string, string[]> | undefined;

/** The sorts of things that a text names: "BPSS or SC clearance" names security clearances. */
export const sortsNamedIn = lately((text: string): readonly string[] => {
  const known = (sorts ??= read());
  const words = text.split(/[\s,;:()/]+/).map((word) => word.replace(/\.$/, ''));
  const found = new Set<string>();
  words.forEach((_, at) => {
    for (let length = 1; length <= LONGEST_NAME && at + length <= words.length; length += 1) {
      const name = words.slice(at, at + length).join(' ');
      for (const sort of known.get(name) ?? known.get(name.toLowerCase()) ?? []) found.add(sort);
    }
  });
  return [...found];
});

function read(): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const line of shippedWords('sorts-of-names.txt').split('\n')) {
    const [sort = '', all] = line.startsWith('#') ? [] : line.split(' = ');
    for (const name of all?.split('; ') ?? []) names.set(name, [...(names.get(name) ?? []), sort]);
  }
  return names;
}
