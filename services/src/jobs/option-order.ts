import type { OptionCount } from './jobs.dto.js';

const collator = new Intl.Collator('en');

export const byName = (a: OptionCount, b: OptionCount) => collator.compare(a.value, b.value);
export const mostFirst = (a: OptionCount, b: OptionCount) => b.count - a.count || byName(a, b);

/** The first options of what would be a long list, without sorting the rest of it. */
export class FirstOf {
  readonly list: OptionCount[] = [];

  constructor(private readonly most: number) {}

  /** False where an option of this count would be none of them. */
  mayTake(count: number): boolean {
    return this.list.length < this.most || count >= this.list[this.most - 1]!.count;
  }

  take(option: OptionCount): void {
    if (this.most === Infinity) {
      this.list.push(option);
      return;
    }
    if (this.list.length === this.most && mostFirst(this.list[this.most - 1]!, option) < 0) return;
    const at = this.list.findIndex((one) => mostFirst(option, one) < 0);
    this.list.splice(at < 0 ? this.list.length : at, 0, option);
    if (this.list.length > this.most) this.list.pop();
  }
}
