/**
 * That each word of a text stands in a job's title, company or location: a condition a word, with its value at `$1` and
 * on. What a person types is looked for letter by letter, whatever `LIKE` would read into it.
 */
export function eachWordStands(text: string): { conditions: string[]; values: string[] } {
  const values = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return { conditions: values.map((_, at) => `concat_ws(' ', title, company, location) ILIKE $${at + 1}`), values };
}
