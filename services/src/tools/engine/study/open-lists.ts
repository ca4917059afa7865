/** Nested lines that lists go on from, together no longer than a reader takes in. */
const LONGEST_TOGETHER = 320;

/** "CR 3.3." of a rule begins something new. */
const PARAGRAPH = /[A-Z]{1,5}\.? ?\d+[A-Z]{0,2}(?:\.\d+[A-Z]{0,2})*\.?\s*$/;

interface List {
  lead: string;
  /** How its items are marked; null until the first one comes. */
  style: string | null;
  last: string;
}

/**
 * The lists that an item may belong to. The way it is marked says which: after the "(i)" and "(ii)" of an inner list
 * "(e)" goes on with the outer one.
 */
export class OpenLists {
  private lists: List[] = [];

  /** What an item of the innermost list goes on from, with the line around it when both fit. */
  get lead(): string | null {
    const [inner, outer] = this.lists.map(({ lead }) => lead).toReversed();
    if (inner === undefined) return null;
    const both = outer === undefined ? inner : `${outer} … ${inner}`;
    return both.length <= LONGEST_TOGETHER ? both : inner;
  }

  open(lead: string): void {
    this.lists.push({ lead, style: null, last: '' });
  }

  close(): void {
    this.lists = [];
  }

  /** Another item: of the list that was just opened, or of the nearest one that is marked like it. */
  goOn(marker: string): void {
    if (PARAGRAPH.test(marker)) return this.close();
    const label = (/\S+\s*$/.exec(marker)?.[0] ?? '').replace(/[\s().]/g, '');
    const isOf = ({ style, last }: List) => style === null || style === styleOf(label, last);
    while (this.lists.length > 0 && !this.lists.slice(-1).some(isOf)) this.lists.pop();
    const list = this.lists.at(-1);
    if (!list) return;
    list.style ??= styleOf(label, list.last);
    list.last = label;
  }
}

/** "(i)" is a number, but the letter that comes after "(h)". */
function styleOf(label: string, last: string): string {
  if (/^[a-z]$/i.test(label) && last.length === 1 && label.charCodeAt(0) === last.charCodeAt(0) + 1) return 'letter';
  if (/^[ivx]+$/i.test(label)) return 'roman';
  if (/^[a-z]{1,2}$/i.test(label)) return 'letter';
  return /^\d+[A-Z]?$/.test(label) ? 'number' : 'mark';
}
