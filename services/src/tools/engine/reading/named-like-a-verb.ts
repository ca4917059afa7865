import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { endsInPerson } from './occupations.js';

/** Verbs that are nouns as well, so that a post is called after what they name. */
const NOUN_AS_WELL =
  /^(?:support|lead|repair|report|test|design|research|cover|plan|process|check|care|drive|wash|train|control|model|audit|review|price|fit|pick|pack|weld|work|source|post|stock|store|visit|guide|record|load|debug|turn|help|study|set|sort|track|label|host|cook|coach|mentor)s? /i;
const CALLED_AFTER_IT =
  /(?:^|\s)(?:intern|engineer|assistant|associate|manager|officer|fellow|lead|specialist|analyst|coordinator|scientist|director|consultant|worker|technician|teacher|nurse|administrator|advis[eo]r|executive|operative|mate|companion|champion|advocate|guide|steward|host|partner|hand|aide|tutor|mentor|coach|head|apprentice|trainee)$/i;
const MOST_WORDS = 5;

/**
 * "Support Practitioner", "Lead sonographer (nights)", "Repair Technician, Leeds": whoever does it stands last, one of them
 * and without an article, so that nothing is said to be done. "Support Workers" in capitals are several of them.
 */
export function isNamedLikeAVerb(title: string): boolean {
  const [called = ''] = title.split(/\s*[(,/–—-]\s*|\s\d/);
  const words = called.trim().split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS || !NOUN_AS_WELL.test(called)) return false;
  if (wordsOf(called).some(({ folded }) => SMALL_WORDS.has(folded))) return false;
  const last = words.at(-1) ?? '';
  const isOne = !/[^s]s$/i.test(last);
  const areCapitals = words.every((word) => /^\p{Lu}/u.test(word));
  const one = isOne ? called : called.replace(/s$/i, '');
  return (isOne || areCapitals) && (endsInPerson(one) || CALLED_AFTER_IT.test(one));
}
