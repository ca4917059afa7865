import type { LineKind } from './line-kinds.js';

/**
 * "Qualifications & experience", "Licences / certificates", "Tickets and training:" are headings in whatever way their
 * words are joined, and ask for nothing themselves. One of those words alone ("Professional registration") may be asked.
 */
export function headingOfAsks(line: string): LineKind | null {
  const text = line.length > LONGEST ? '' : line.replace(ROUND_IT, '');
  if (!ALL_HEADS.test(text)) return null;
  return OF_WISHES.test(text) ? 'heading of wishes' : 'heading of musts';
}

const LONGEST = 90;
const ROUND_IT = /^[\s•●▪■◦‣▸✓*#=_–-]+|[\s:*=_–-]+$/gu;
const HEAD = String.raw`(?:qualifications?|certifications?|certificates?|licen[cs]es?|licensing|tickets?|cards?|training|experience|skills?|knowledge|education|registrations?|memberships?|accreditations?|competenc(?:e|es|y|ies)|abilities|attributes|qualities|background|requirements?|credentials|courses)`;
const WHICH = String.raw`(?:essential|desirable|preferred|required|additional|necessary|minimum|relevant|professional|vocational|academic|educational|technical|trade|industry|personal|key|core|other|special|specialist|practical|previous|work|working|mandatory|your|the)`;
const ONE = String.raw`(?:${WHICH} ){0,3}${HEAD}`;
const JOINED = String.raw`(?: ?[&/+,|] ?(?:and |& )?| and | – | - )`;
const ALL_HEADS = new RegExp(
  String.raw`^${ONE}(?:${JOINED}${ONE}){1,4}(?: (?:required|needed|essential|desirable))?$`,
  'i',
);
const OF_WISHES = /\b(?:desirable|preferred|additional)\b/i;
