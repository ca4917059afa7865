/** "H-1B (US)", "Tier 2 (UK)": the country stands in brackets at the end. */
const countries = new Map(
  Object.entries({
    us: 'United States',
    usa: 'United States',
    uk: 'United Kingdom',
    canada: 'Canada',
    australia: 'Australia',
    germany: 'Germany',
    ireland: 'Ireland',
    'new zealand': 'New Zealand',
  }),
);

/** Of which country a visa is; undefined where its name does not say. */
export const visaCountry = (visa: string): string | undefined =>
  countries.get(/\(([^()]+)\)\s*$/.exec(visa)?.[1]?.trim().toLowerCase() ?? '');
