/**
 * Who says no more than that a licence is held offers nothing by it: many of its holders sponsor nobody for the post that
 * they advertise. Whether the employer is in the register is said by the register.
 */

const holder = String.raw`(?:(?:as |being )?(?:we|it|they|our [\w' -]{2,40}?|(?:the|this) [\w' -]{2,40}?|[\p{L}'&]+(?: [\p{L}'&]+){0,4}?)(?:'re|'ve(?: got)?| (?:also |now |currently |already |still )*(?:are|is|am|hold|holds|have|has|(?:have |has )?got|has been|have been|remain|remains|possess|possesses|maintain|maintains))(?: (?:also|now|currently|already|proudly|fully))* )`;
const kind = String.raw`(?:uk|a-rated|home office|ukvi|uk visas and immigration|skilled worker|worker|tier 2|visa|valid|current|full|own|approved|registered|licen[cs]ed|official|recognised|employer|government)`;
const licence = String.raw`(?:an? |the |our |its |own )*(?:${kind}[ -])*(?:sponsor(?:ship)?(?: licen[cs]e(?: holder)?)?|licen[cs]e(?: to sponsor)?|sponsor(?:ship)? status)(?: licen[cs]e)?`;
const register = String.raw`(?:on|in|listed (?:on|in)|included (?:on|in)) the (?:${kind} )*(?:register|list) of (?:${kind} )*sponsors(?: of workers)?`;
const heldPassively = String.raw`(?:an? |the |our )(?:${kind}[ -])*(?:sponsor(?:ship)? )?licen[cs]e is held by [\w' -]{2,40}`;
const tail = String.raw`(?: (?:since|until|with|from|by|for|of|under|number|no\.?|at|in) [\w' .,()-]{0,40})?(?: \([\w' -]{1,30}\))?`;

const mere = new RegExp(
  String.raw`^\W*(?:please note(?: that)? |note(?: that)? |(?:good|great) news[:,!–—-]+ ?|(?:happily|luckily|fortunately),? )?(?:${holder}?(?:${licence}|${register})|${heldPassively})${tail}\W*$`,
  'iu',
);
/** What goes on from there to somebody, or to what is done with it. */
const goesOn =
  /\b(?:and|so|for (?:you|this|the right|overseas|international|candidates|applicants|all|any)|role|post|position|job|vacanc\w+|you|your|anyone|anybody|people|candidates?|applicants?|overseas|abroad|international\w*|from|available|offer\w*|provid\w*)\b/i;

export const isMereLicence = (sentence: string): boolean =>
  /\blicen[cs]|\b(?:is|are|being|as) an? (?:[\w-]+ ){0,3}sponsor\W*$|\bregister|\blist of\b|\b(?:approved|registered|a-rated|recognised) (?:\w+ ){0,2}sponsor\b/i.test(
    sentence,
  ) &&
  mere.test(sentence) &&
  !/\b(?:not|no|never|nor|without)\b|n't\b/i.test(sentence) &&
  !goesOn.test(sentence.replace(/\b(?:from|since) \d{4}\b|\bfor \w+ years\b|\bvisas and immigration\b/gi, ''));
