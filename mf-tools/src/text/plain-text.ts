/** A line as people read it: what only marks it up is gone, what it says stays word for word. */
export function withoutMarkup(line: string): string {
  return line
    .replace(/^\s{0,3}(#{1,6}|>)\s+/, '')
    .replace(/^(\s*)[*+-]\s+/, '$1• ')
    .replace(/!?\[([^[\]]*)\]\([^)]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,2000}?)(?<=\S)\1/g, '$2')
    .replace(/(^|[\s(])\*(?=\S)([^*]+?)(?<=\S)\*(?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/`([^`]+)`/g, '$1')
    .trimEnd();
}

const isFence = (line: string) => /^\s*(```|~~~)/.test(line);
const isRule = (line: string) => /^\s*([-*_])(\s*\1){2,}\s*$/.test(line);

/** Groups of lines between blank ones; fences and rules of markdown are no lines. */
export function paragraphLines(text: string): string[][] {
  const groups: string[][] = [[]];
  for (const line of text.split(/\r\n?|\n/)) {
    if (isFence(line)) continue;
    if (line.trim() === '' || isRule(line)) groups.push([]);
    else groups.at(-1)?.push(line);
  }
  return groups.filter(({ length }) => length > 0);
}
