/**
 * What merges come to: two merges that share an opening make one opening of all. It goes by its lowest number, so that
 * undoing any of them, in any order, leaves what the others alone would have made.
 * @returns for each opening that goes by another number, that number
 */
export function mergedOpenings(merges: Iterable<readonly number[]>): Map<number, number> {
  const parents = new Map<number, number>();
  const rootOf = (opening: number): number => {
    let root = opening;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  for (const merge of merges) {
    const roots = merge.map(rootOf);
    const lowest = Math.min(...roots);
    for (const root of roots) if (root !== lowest) parents.set(root, lowest);
  }
  return new Map([...parents.keys()].map((opening) => [opening, rootOf(opening)]));
}
