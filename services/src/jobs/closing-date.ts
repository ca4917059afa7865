const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month = `(${months.join('|')})[a-z]*\\.?`;
const dayFirst = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?[\\s-]+${month},?[\\s-]+(\\d{4})\\b`, 'i');
const monthFirst = new RegExp(`\\b${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})\\b`, 'i');
const iso = /\b(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const figures = /\b(\d{1,2})[/.](\d{1,2})[/.](\d{4})\b/;

/**
 * Reads a closing date as people write it ("11:55 pm on Sunday 2nd July 2023") and answers YYYY-MM-DD, or null where no
 * one date can be read. Figures such as 04/05/2025 mean two dates and so none; 30/05/2025 means one.
 */
export function closingDate(text: string): string | null {
  let found = iso.exec(text);
  if (found) return dateOf(found[1]!, Number(found[2]), Number(found[3]));
  found = dayFirst.exec(text);
  if (found) return dateOf(found[3]!, monthNumber(found[2]!), Number(found[1]));
  found = monthFirst.exec(text);
  if (found) return dateOf(found[3]!, monthNumber(found[1]!), Number(found[2]));
  found = figures.exec(text);
  if (!found) return null;
  const [first, second] = [Number(found[1]), Number(found[2])];
  if (first <= 12 && second <= 12 && first !== second) return null;
  return first > 12 ? dateOf(found[3]!, second, first) : dateOf(found[3]!, first, second);
}

const monthNumber = (name: string) => months.indexOf(name.toLowerCase().slice(0, 3)) + 1;

function dateOf(year: string, monthOfYear: number, day: number): string | null {
  const text = `${year}-${String(monthOfYear).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}
