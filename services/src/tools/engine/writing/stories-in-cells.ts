import type { CvFacts } from '../reading/cv-facts.js';
import { LONGEST_QUOTED, SHORTEST_QUOTED, type WorkFound } from './letter-work.js';
import { isStory, story } from './story.js';

/** "2018 - now | Some Electrical Ltd | Electrician | Rewires; fault finding": what stands in the last cell of a row was done there. */
export const inCells = ({ posts }: CvFacts): WorkFound[] =>
  posts.flatMap(({ title, entry: [line] }) => {
    const told = storyCell(title);
    return told === '' || line === undefined
      ? []
      : told
          .split(told.length > LONGEST_QUOTED ? /;\s+/ : '\n')
          .map((each) => each.replace(/[.;\s]+$/, ''))
          .filter((each) => isStory(each))
          .map((text) => story(text, title.slice(0, title.lastIndexOf(' | ')), line));
  });

/** The last cell of a row that has a post as well: longer than a name. */
export function storyCell(title: string): string {
  const cells = title.split(' | ');
  const last = cells.at(-1) ?? '';
  return cells.length >= FEWEST_CELLS && / \p{Ll}/u.test(last) && last.length >= SHORTEST_QUOTED ? last : '';
}
const FEWEST_CELLS = 3;
