import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';
import { wordsOf } from './title-phrases.js';

/** What titles of adverts say in other words than the coding index: how the index has it. */
const otherWords: [RegExp, string][] = [
  [/^(?!.*\b(?:fork|lift)).*\b(?:truck drivers?|trucker)\b/i, 'Large goods vehicle driver'],
  [/\battorney\b/i, 'Solicitor'],
  [/\brealtor\b/i, 'Estate agent'],
  [/\belementary (?:school )?teacher\b/i, 'Primary school teacher'],
  [/^(?!.*\b(?:assistant|primary|nursery|university|advis[eo]r)\b).*\b(?:maths?|mathematics|english|science|physics|chemistry|biology|history|geography|french|spanish|german|mfl|languages?|comput(?:ing|er science)|ict|music|art|drama|p\.?e\.?|physical education|r\.?e\.?|religious (?:education|studies)|d&?t|technology|business studies|economics|psychology|sociology)\b.*\b(?:teacher|teaching)\b/i, 'Secondary school teacher'],
  [/\bteacher of (?!.*\b(?:primary|nursery)\b)/i, 'Secondary school teacher'],
  [/^(?!.*\b(?:engineer|mechanic|fitter)\b).*\bfork[- ]?(?:lift|truck)\b/i, 'Fork-lift truck driver'],
  [/\bphysio\b(?!.*\b(?:assistant|helper)\b)/i, 'Physiotherapist'],
  [/\bdrywall\b/i, 'Dry liner'],
  [/\bline cook\b/i, 'Cook'],
]; // prettier-ignore

/** A title that is younger than the index: it says one of these words of somebody who is one of these. */
interface ModernTitle {
  said: string[];
  /** Empty: whatever they are. */
  roles: string[];
  means: string;
}

const read = (): ModernTitle[] =>
  parse<Record<'said' | 'role' | 'means', string>>(
    readFileSync(new URL('modern-titles.csv', shippedFolder('visas')), 'utf8'),
    { columns: true },
  ).map(({ said, role, means }) => ({ said: said.split('|'), roles: role.split('|').filter(Boolean), means }));

let modern: ModernTitle[] | undefined;

function inModernWords(title: string): string[] {
  modern ??= read();
  const words = wordsOf(title);
  const text = ` ${words.join(' ')} `;
  return modern
    .filter(
      ({ said, roles }) =>
        said.some((one) => text.includes(` ${one} `)) &&
        (roles.length === 0 || roles.some((role) => words.includes(role))),
    )
    .map(({ means }) => means);
}

export const inWordsOfIndex = (title: string): string[] => [
  ...new Set([...otherWords.filter(([said]) => said.test(title)).map(([, known]) => known), ...inModernWords(title)]),
];
