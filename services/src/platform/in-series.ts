const series = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Skilled Worker, Scale-up and Creative Worker". */
export const inSeries = (all: readonly string[]): string => series.format(all);
