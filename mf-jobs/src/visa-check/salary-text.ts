type ReadSalary = { salary: number } | { refused: string };

const refused = (text: string): ReadSalary => ({ refused: text });

/**
 * A salary as people type it: "30000", "30,000", "£30k", "2,500.50". What could be read in two ways, or is no single
 * amount in pounds, is refused with what to write instead.
 */
export function readSalary(text: string): ReadSalary {
  const typed = text.trim().toLowerCase().replace(/\s+/g, ' ');
  if (!typed) return refused('Enter the salary');
  if (/[€$¥₹]|\b(?:usd|eur|cad|inr)\b/.test(typed)) return refused('Enter the salary in pounds');
  if (/pro ?rata/.test(typed)) {
    return refused('Enter what is really paid for the hours of this job, and those hours below');
  }
  if (/\d\s*(?:-|–|—|to)\s*£?\d/.test(typed)) return refused('Enter one amount; for a range, its lower end');
  const bare = typed.replace(/^£ ?/, '').replace(/ ?(?:gbp|pounds)$/, '');
  const isThousands = /^\d+(?:\.\d+)? ?k$/.test(bare);
  const isPlain = /^\d+(?:\.\d{1,2})?$/.test(bare);
  const isGrouped = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d{1,2})?$/.test(bare);
  if (!isThousands && !isPlain && !isGrouped) return refused('Write the salary as a number, such as 30000');
  const salary = isThousands ? Number.parseFloat(bare) * 1_000 : Number(bare.replace(/[, ]/g, ''));
  if (salary <= 0) return refused('The salary must be more than 0');
  return { salary };
}
