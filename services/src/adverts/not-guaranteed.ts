/**
 * "Unfortunately we cannot guarantee sponsorship, but we will consider it.", "We only have two
 * certificates left.": sponsorship that some will get and others not, as its own sentence says. An apology before it
 * refuses nothing.
 */

const apology = String.raw`(?:(?:however|unfortunately|sadly|regrettably|but|although|though|while|please note(?: that)?|note(?: that)?|(?:i am|i'm|we are|we're) (?:afraid|sorry)(?: that)?|we regret(?: that)?),? )*`;
const giver = String.raw`(?:we|i|(?:the|our) (?:[\w'&-]+ )?(?:trust|company|council|university|college|school|employer|firm|practice|hospital|home|hotel|charity|client|department))`;
const unable = String.raw`(?:cannot|can't|can not|do not|don't|will not|won't|are unable to|are not able to|aren't able to|is unable to|is not able to|are not in a position to)(?: (?:always|currently|yet|be able to))*`;
const sponsorship = String.raw`(?:(?:that )?(?:we|it) (?:can|will be able to) (?:sponsor\w*|offer \w+ ?sponsorship)|(?:(?:an?|any|the|uk|visa|work|skilled[- ]worker|health and care(?: worker)?|tier ?2|your|of) )*(?:sponsorships?|certificates? of sponsorship|visas?))`;
/** No other denial, which would be of this post. */
const rest = String.raw`(?:(?!\b(?:not|no|never|cannot|unable|only|unless|nor)\b|n't)[^.;:!?])*[.!]?\W*$`;
const toAll = String.raw`(?:everyone|everybody|anyone|all|every|each)\b`;

const unsure = new RegExp(
  String.raw`^\W*${apology}(?:${giver} ${unable} (?:guarantee|promise) ${sponsorship}|${sponsorship}(?: (?:for|of|in|to) [\w' -]{2,40}?)? (?:(?:is|are|can|will)(?:n't| not)|cannot|can't|won't)(?: (?:be|always))* (?:guaranteed|promised)|${sponsorship} (?:may|might) not(?: always)? be (?:possible|available|offered|granted) (?:for|to|in) ${toAll})\b${rest}`,
  'i',
);

/** "We reserve the right not to sponsor", "Our capacity to sponsor is limited" */
const keptOpen = new RegExp(
  String.raw`\b${giver} reserves? the right (?:not to|to (?:refuse|decline|withhold)) (?:sponsor\b|(?:(?:offer|provide|give|issue|grant|to) )?${sponsorship})|\b(?:capacity|ability|budget) to (?:sponsor\b|(?:offer|provide) ${sponsorship})[^.;:!?]{0,40}? (?:is|are) (?:(?:currently|very|rather|quite|strictly|somewhat) )*(?:limited|restricted)\b|\b(?:you|candidates|applicants) (?:(?:may|might|will|must|should|need|have|to|also) ){1,4}[^.;:!?]{3,60}? for ${sponsorship} to be (?:offered|given|provided|possible|considered|available|granted|issued)\b`,
  'i',
);
const isDenied = /\b(?:no|never|cannot|unable|nor)\b|n't\b|\bnot (?!to\b)/i;

const number = String.raw`(?:one|two|three|four|five|six|\d{1,2}|an? (?:very )?(?:few|couple of|handful of|limited number of|small number of)|(?:very )?few|limited)(?: more)?`;
const certificates = String.raw`(?:certificates?|places|sponsorships?)(?: of sponsorship)?(?: (?:for|in) [\w' ]{3,20}?)?`;
/** Nothing else is denied, though "cannot sponsor everyone" goes with it. */
const restOfFew = String.raw`(?:(?!\b(?:not|no|never|cannot|unable|nor|internal|promised|taken|filled|reserved|but)\b|n't)[^.;:!?])*(?:(?:cannot|can't|unable to|not able to|won't be able to)(?: (?:sponsor|offer|give)\w*)?(?: it| one| them| sponsorship)?(?: to| for)? ${toAll}[^.;:!?]{0,30})?[.!]?\W*$`;
const toTheBest = String.raw`(?=[^.;:!?]*\b(?:(?:will|'ll)? ?(?:go|be (?:given|offered|allocated|assigned)) to|first come|cannot sponsor ${toAll}|priority)\b)`;
/**
 * "We only have two certificates left", "We have one certificate left, so it will go to the best". That some are left, and
 * no more, is as good as an offer.
 */
const fewLeft = new RegExp(
  String.raw`\bwe(?: (?:currently|now|still))*(?: (?:only|just) have| have (?:only|just)|'ve only got) ${number} ${certificates} (?:left|remaining|to go round|to (?:give|offer|assign|issue))\b${restOfFew}|\bwe(?: (?:currently|now|still))*(?: have|'ve got) ${number} ${certificates} (?:left|remaining|to go round)\b${toTheBest}${restOfFew}`,
  'i',
);

/** Whether it is offered, though not to whoever asks for it; in plain words. */
export const isNotGuaranteed = (said: string): boolean =>
  unsure.test(said) || fewLeft.test(said) || (keptOpen.test(said) && !isDenied.test(said));
