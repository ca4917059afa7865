/**
 * "Order from the Dutch auction", "French and Polish suppliers", "Welsh Wool Shop": where something or somebody is from,
 * and no language that is spoken. A language is what the sentence is in, or what a word for speaking, learning or a level
 * stands beside.
 */
export function isSaidOfALanguage(text: string, start: number, end: number): boolean {
  if (
    A_PEOPLE.test(text.slice(Math.max(0, start - LOOKED_AT), start)) &&
    !OF_SPEECH_SOON.test(text.slice(end, end + LOOKED_AT))
  )
    return false;
  const after = text.slice(end, end + LOOKED_AT).replace(OTHERS_BESIDE_IT, '');
  const next = A_WORD_OF_IT.exec(after)?.[1];
  return next === undefined || GOES_ON.test(next) || OF_SPEECH_SOON.test(after);
}
const LOOKED_AT = 60;

/** "The Dutch", "Mr French": people. */
const A_PEOPLE = /(?:\bthe|\b(?:Mr|Mrs|Ms|Miss|Dr))\.?\s$/u;

/** "and Polish", ", Swiss and Austrian", "-English": what shares the word behind it. */
const OTHERS_BESIDE_IT = /^(?:(?:\s?[,/&–-]\s?|,? (?:and|or|&) |,? and\/or )\p{Lu}\p{Ll}+(?![\p{L}\d])){1,5}/u;

/** What is called after it: "auction" of "Dutch auction", "owned" of "German-owned". */
const A_WORD_OF_IT = /^[\s-]([\p{L}\d][\p{L}\d'’]*)/u;

/** A word that leaves the language alone: how well, since when, with whom. */
const GOES_ON =
  /^(?:and|or|but|as|at|in|on|to|with|for|from|into|by|of|when|where|while|which|who|that|than|is|are|was|were|since|until|over|if|not|no|also|too|well|both|because|so|via|through|during|after|before|about|daily|weekly|every|each|all|only|through|fluent\w*|native\w*|mother|first|second|third|basic\w*|beginners?|elementary|intermediate|upper|advanced|conversational\w*|working|proficien\w+|good|very|quite|fairly|excellent|strong|some|poor|bilingual\w*|professional\w*|business|full|limited|level|skills?|knowledge|[abc][12]|gcses?|a|as|o|ib|btec|degree|graduates?|studies|literature|linguistics|philology|grammar|vocabulary|hsk\d?|dele|delf|dalf|jlpt|goethe|ielts|toefl|esol|efl|essential|desirable|preferred|required|helpful|useful|needed|an|a|welcome|advantage\w*|nice|would|will|can|could|may|must|plus|ideal\w*|beneficial|not|or|wanted|necessary|\d+\w*)$/iu;

/** "German legal translator", "Polish-speaking", "Spanish language assistant". */
const OF_SPEECH_SOON =
  /^(?:[\s-][\p{L}&]+){0,2}?[\s-](?:translat\w+|interpret\w+|teach(?:er|ers|ing)|tutor\w*|speakers?|speaking|spoken|languages?|lessons?|class(?:es)?|courses?|phrases?|conversation|dictionar\w+|customer (?:service|services|support|care))(?![\p{L}\d])/iu;
