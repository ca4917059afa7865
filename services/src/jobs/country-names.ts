/** By the name in lower case. */
const byName = (() => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const notCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
  const codes = letters.flatMap((a) => letters.map((b) => a + b)).filter((code) => !notCountries.has(code));
  const known = new Map<string, string>();
  for (const code of codes) {
    const name = names.of(code);
    if (name && !known.has(name.toLowerCase())) known.set(name.toLowerCase(), name);
  }
  return known;
})();

/** The usual English name of a country, whatever its case. */
export const countryNamed = (text: string): string | undefined => byName.get(text.toLowerCase());

export const countryNames: string[] = [...byName.values()];
