/** So many late comers are looked through one by one before they are put in order. */
const MOST_LATE = 256;

interface Entry {
  id: number;
  text: string;
}

const inOrder = (a: Entry, b: Entry) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0);

/** Texts by their beginnings, however many are added in between. */
export class SortedTexts {
  private sorted: Entry[] = [];
  private late: Entry[] = [];

  get size(): number {
    return this.sorted.length + this.late.length;
  }

  add(id: number, text: string): void {
    this.late.push({ id, text });
  }

  beginningWith(prefix: string): number[] {
    if (this.late.length > MOST_LATE) this.settle();
    const ids: number[] = [];
    for (let at = this.firstFrom(prefix); this.sorted[at]?.text.startsWith(prefix); at += 1) {
      ids.push(this.sorted[at]!.id);
    }
    for (const { id, text } of this.late) if (text.startsWith(prefix)) ids.push(id);
    return ids;
  }

  private settle(): void {
    const late = this.late.sort(inOrder);
    if (this.sorted.length === 0) this.sorted = late;
    else {
      const merged: Entry[] = [];
      let from = 0;
      for (const entry of late) {
        const at = this.firstFrom(entry.text);
        while (from < at) merged.push(this.sorted[from++]!);
        merged.push(entry);
      }
      while (from < this.sorted.length) merged.push(this.sorted[from++]!);
      this.sorted = merged;
    }
    this.late = [];
  }

  private firstFrom(text: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]!.text < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
