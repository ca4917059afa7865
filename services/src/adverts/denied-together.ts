/**
 * "Visa sponsorship and relocation assistance are not available" denies both by one verb, "Visa sponsorship is available and
 * relocation assistance is not" only the second. Whatever names the two things, the first is denied where no verb of its
 * own stands between it and the word that joins them.
 */

const joins =
  /(?:\b(?:and|or|nor|and\/or|as well as|along with|together with|plus|including|with)|[&+/,(])\s*(?:[\w'-]+ ){0,3}$/i;
const named = /\b(?:sponsor\w*|visas?|certificates?|permits?|petitions?|aewvs?|lmias?|h-?[12]bs?|green cards?)\b/i;
/** What says something of the first thing, or is another's deed with it ("Whoever needs sponsorship and relocation"). */
const ownVerb =
  /\b(?:we|you|they|it|i|is|are|was|were|be|been|am|has|have|had|do|does|did|will|would|can|could|may|might|shall|should|must|cannot|offer(?:s|ed)?|provide[sd]?|give[sn]?|sponsors|sponsored|arrange[sd]?|includes?|included|covers?|covered|pays?|paid|comes?|available|possible|yes|but|however|though|although|while|whereas|yet|no|not|never|without)\b|n't\b|[✓✔✅]/i;
const denial =
  /^(?:no|not|never|neither|nor|without|cannot|unable|(?:do|does|did|is|are|will|would|can|could)(?:n't| not)|can't|won't|in)\b/i;
/** "Please note that …", "We regret that …": what stands before the things says nothing of them. */
const opening =
  /^\W*(?:[\w', ]{0,40}?\b(?:that|note|afraid|sorry)\b[\s:,–—-]*)?(?:(?:unfortunately|sadly|regrettably|currently|at present|at this time|for this (?:role|post|position|job)|however|but|and),? )*/i;

/** Whether a denied thing is the second of two that have their verb in common, the first of which is a visa. */
export function isDeniedTogether(before: string, aside: string): boolean {
  if (denial.test(aside)) return false;
  const clause = /[^.;:!?–—]*$/.exec(before)![0];
  return isJoined(clause) || isJoined(clause.replace(opening, ''));
}

const isJoined = (clause: string): boolean => joins.test(clause) && named.test(clause) && !ownVerb.test(clause);
