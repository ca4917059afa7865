/** What titles of adverts say in other words than the coding index: how the index has it. */
const otherWords: [RegExp, string][] = [
  [/\b(?:front|back)[- ]?end\b.*\b(?:engineer|developer|programmer)s?\b/i, 'Software developer'],
  [/\bfull[- ]?stack\b.*\b(?:engineer|developer|programmer)s?\b/i, 'Software developer'],
  [/^(?!.*\b(?:fork|lift)).*\b(?:truck drivers?|trucker)\b/i, 'Large goods vehicle driver'],
  [/\battorney\b/i, 'Solicitor'],
  [/\brealtor\b/i, 'Estate agent'],
  [/\belementary (?:school )?teacher\b/i, 'Primary school teacher'],
  [/^(?!.*\b(?:assistant|primary|nursery|university|adviser)\b).*\b(?:maths?|mathematics|english|science|physics|chemistry|biology|history|geography|french|spanish|german|mfl|languages?|comput(?:ing|er science)|ict|music|art|drama|p\.?e\.?|physical education|r\.?e\.?|religious (?:education|studies)|d&?t|technology|business studies|economics|psychology|sociology)\b.*\b(?:teacher|teaching)\b/i, 'Secondary school teacher'],
  [/\bteacher of (?!.*\b(?:primary|nursery)\b)/i, 'Secondary school teacher'],
  [/^(?!.*\b(?:engineer|mechanic|fitter)\b).*\bfork[- ]?(?:lift|truck)\b/i, 'Fork-lift truck driver'],
  [/\bphysio\b(?!.*\b(?:assistant|helper)\b)/i, 'Physiotherapist'],
  [/\bdrywall\b/i, 'Dry liner'],
  [/\bline cook\b/i, 'Cook'],
]; // prettier-ignore

/** Rank, which the index mostly leaves out. */
const rank = /\b(?:trainee|apprentice|graduate|junior|jr|senior|sr|lead|principal|assistant)\b\.?/gi;

export const inWordsOfIndex = (title: string): string[] =>
  otherWords.filter(([said]) => said.test(title)).map(([, known]) => known);

/** Undefined where the title names no rank, or nothing else. */
export function withoutRank(title: string): string | undefined {
  const rest = title.replace(rank, ' ').trim();
  return rest && rest !== title.trim() ? rest : undefined;
}
