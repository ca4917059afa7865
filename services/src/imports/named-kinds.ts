const levels = [
  'Entry Level',
  'Junior Level',
  'Mid Level',
  'Senior Level',
  'Executive Level',
  'Internship',
  'Any Level',
];
const types = ['Full-time', 'Part-time', 'Contract', 'Temporary', 'Internship', 'Remote', 'Hybrid'];

const without = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const byKey = (names: string[], keyOf: (name: string) => string) => new Map(names.map((name) => [keyOf(name), name]));

const levelKey = (text: string) => without(text).replace(/level$/, '');
const levelNames = byKey(levels, levelKey);
const typeNames = byKey(types, without);

/** "senior" is "Senior Level": one choice in the filter, however a file writes it. What has no name of ours stays as it is. */
export const levelNamed = (text: string): string => levelNames.get(levelKey(text)) ?? text;

/** "full time" is "Full-time". */
export const typeNamed = (text: string): string => typeNames.get(without(text)) ?? text;
