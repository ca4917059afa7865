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

/** Other names of the very country: "Whitby, UK" is the place "Whitby, United Kingdom". */
export const countriesToo: Record<string, string> = {
  usa: 'United States',
  us: 'United States',
  'u.s.': 'United States',
  'u.s.a.': 'United States',
  'united states of america': 'United States',
  uk: 'United Kingdom',
  'u.k.': 'United Kingdom',
  gb: 'United Kingdom',
  'great britain': 'United Kingdom',
  'the netherlands': 'Netherlands',
  uae: 'United Arab Emirates',
};

/** What is found of a job in the country besides its name. The last of them stands for the country alone. */
export const shortNames: Record<string, string> = {
  'United States': 'US USA America',
  'United Kingdom': 'UK GB Britain',
};
