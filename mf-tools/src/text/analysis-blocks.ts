import type { IconName } from '@landfall/ui';
import { paragraphLines, withoutMarkup } from './plain-text';

type BlockTone = 'positive' | 'caution' | 'purple' | 'info' | 'grey';

interface AnalysisBlock {
  title: string;
  paragraphs: string[];
  tone: BlockTone;
  icon: IconName;
}

/** The headings of an earlier layout, for blocks that bring none. */
const UNTITLED = ['Key Insights', 'Recommendations', 'Additional Notes'] as const;

/** The first that a title contains decides. */
const TONES: [RegExp, BlockTone][] = [
  [/strength|match|strong/i, 'positive'],
  [/gap|missing/i, 'caution'],
  [/improvement|tip/i, 'purple'],
  [/recommend|suggest/i, 'info'],
];

const ICONS: [RegExp, IconName][] = [
  [/strength/i, 'badge-check'],
  [/gap/i, 'warning'],
  [/improvement/i, 'lightbulb'],
  [/recommend/i, 'target'],
  [/skill/i, 'list-checks'],
];

const LONGEST_TITLE = 80;
const isMarkedTitle = (line: string) => /^\s{0,3}#{1,6}\s/.test(line) || /^\s*(\*\*|__).+\1:?\s*$/.test(line);

/** A bullet, a long line or a whole sentence is no title, even where it comes first. */
function isTitle(line: string): boolean {
  if (isMarkedTitle(line)) return true;
  const text = line.trim();
  return !/^[-*+•]\s/.test(text) && text.length <= LONGEST_TITLE && !/[.!?,;…]$/.test(text);
}

const paragraph = (lines: string[]) => lines.map(withoutMarkup).join('\n').trim();

/**
 * The reply's text as cards. A block's first line is its title; a paragraph that has none belongs to the card above
 * it, because a title and what it stands over are often parted by a blank line.
 */
export function analysisBlocks(content: string): AnalysisBlock[] {
  const cards: { title: string; paragraphs: string[]; isGiven: boolean }[] = [];
  for (const [first = '', ...rest] of paragraphLines(content)) {
    const last = cards.at(-1);
    if (isTitle(first)) {
      const title = withoutMarkup(first).trim().replace(/:$/, '');
      cards.push({ title, paragraphs: rest.length ? [paragraph(rest)] : [], isGiven: true });
    } else if (last && (last.isGiven || cards.length >= UNTITLED.length)) {
      last.paragraphs.push(paragraph([first, ...rest]));
    } else {
      const title = UNTITLED[cards.length] ?? UNTITLED[0];
      cards.push({ title, paragraphs: [paragraph([first, ...rest])], isGiven: false });
    }
  }
  return cards.map(({ title, paragraphs }) => ({
    title,
    paragraphs,
    tone: TONES.find(([word]) => word.test(title))?.[1] ?? 'grey',
    icon: ICONS.find(([word]) => word.test(title))?.[1] ?? 'file-text',
  }));
}

/** What the copy button of a card gives. */
export const textOfBlock = ({ title, paragraphs }: AnalysisBlock): string => [title, ...paragraphs].join('\n\n');
