type Version = [number, number, number];

const versionOf = (text: string): Version | undefined => {
  const match = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:[-+].*)?$/.exec(text.trim());
  return match ? [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)] : undefined;
};

const isAtLeast = (a: Version, b: Version): boolean => {
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing < 0 || (a[differing] ?? 0) > (b[differing] ?? 0);
};

/**
 * Whether a version meets a range as contracts write them: `^1.3` (same major, at least that; below 1.0 same minor),
 * or one exact version. What cannot be read is met by nothing.
 */
export function meets(version: string, range: string): boolean {
  const have = versionOf(version);
  const need = versionOf(range.replace(/^\^/, ''));
  if (!have || !need) return false;
  if (!range.startsWith('^')) return have.every((part, index) => part === need[index]);
  const sameLine = have[0] === need[0] && (need[0] > 0 || have[1] === need[1]);
  return sameLine && isAtLeast(have, need);
}
