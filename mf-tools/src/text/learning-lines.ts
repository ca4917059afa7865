import { withoutMarkup } from './plain-text';

type LearningPart =
  { kind: 'heading'; text: string } | { kind: 'list'; items: string[] } | { kind: 'paragraph'; text: string };

const BULLET = /^\s*[•*-]\s+/;
const HEADING = /^\s*#+\s*/;

/** Lines that start with a bullet, dash or asterisk are items, with # sub-headings, all others paragraphs. */
export function learningParts(content: string): LearningPart[] {
  const parts: LearningPart[] = [];
  for (const line of content.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue;
    const last = parts.at(-1);
    if (BULLET.test(line)) {
      const item = withoutMarkup(line.replace(BULLET, ''));
      if (last?.kind === 'list') last.items.push(item);
      else parts.push({ kind: 'list', items: [item] });
    } else if (HEADING.test(line)) {
      parts.push({ kind: 'heading', text: withoutMarkup(line.replace(HEADING, '')) });
    } else {
      parts.push({ kind: 'paragraph', text: withoutMarkup(line).trim() });
    }
  }
  return parts;
}
