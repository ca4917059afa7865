/** From words to the rows that have them. Filled once, in the order of the rows, and then only read. */
export class WordRows {
  /** In the order of their letters. */
  private words: string[] = [];
  /** Where the rows of each word begin in `rows`; one more at the end. */
  private begins = new Uint32Array(1);
  private rows = new Uint32Array(0);

  static of(rowsOfWords: Map<string, number[]>): WordRows {
    const made = new WordRows();
    made.words = [...rowsOfWords.keys()].sort();
    made.begins = new Uint32Array(made.words.length + 1);
    made.words.forEach((word, at) => {
      made.begins[at + 1] = made.begins[at]! + rowsOfWords.get(word)!.length;
    });
    made.rows = new Uint32Array(made.begins.at(-1)!);
    made.words.forEach((word, at) => made.rows.set(rowsOfWords.get(word)!, made.begins[at]));
    return made;
  }

  /** The rows of this word, or of every word that begins so; a row may come more than once. */
  find(word: string, isBeginning: boolean): Uint32Array {
    const from = this.firstFrom(word);
    let to = from;
    if (isBeginning) to = this.firstFrom(`${word}\u{ffff}`);
    else if (this.words[from] === word) to = from + 1;
    return this.rows.subarray(this.begins[from], this.begins[to]);
  }

  private firstFrom(word: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
