/** Which keys begin with some letters, in the order of the keys themselves, without a look at each. */
export function keysBegun(keys: Iterable<string>): (begun: string) => string[] {
  const sorted = [...keys].map((key, place) => ({ key, place })).sort((a, b) => (a.key < b.key ? -1 : 1));
  return (begun) => {
    const found = [];
    for (let at = firstFrom(sorted, begun); sorted[at]?.key.startsWith(begun); at++) found.push(sorted[at]!);
    return found.sort((a, b) => a.place - b.place).map(({ key }) => key);
  };
}

function firstFrom(sorted: { key: string }[], begun: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]!.key < begun) from = middle + 1;
    else to = middle;
  }
  return from;
}
