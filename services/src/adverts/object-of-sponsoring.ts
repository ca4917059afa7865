import { anyPeople, doer, doers, employed, maybeNation } from './people-named.js';

/**
 * What is sponsored where the verb has an object: "We are sponsoring Cork Pride". An employer sponsors people, their visas
 * and the posts they are to have; of things there is no end, so that they are known by being none of these. What the object
 * is shows in its last word ("the village flower show"), whose "show" a list would have to name; where people or papers are
 * named anywhere in it, or behind it ("a number of nurses", "hands from abroad"), it stays.
 */

const paper = String.raw`visas?|permits?|certificates?|cos|permission|permanent|residen\w+|gc|petitions?|applications?|h-?\d\w+|tier|subclass|lmias?|green|cards?|perm|licen[cs]\w+|immigra\w+|migra\w+|right|rights|skilled|tn|e-3|o-1|l-1|aewv|tss|eb-?\d|\d{3}|status|transfers?|extensions?|renewals?|move|moves|stay|stays|entry|relocation`;
const post = String.raw`roles?|posts?|positions?|jobs?|vacanc\w+|grades?|bands?|levels?|openings?|opportunit\w+|employment|work|hires?|hiring|recruit\w*|placements?|contracts?|occupations?|profession\w*|special\w+|disciplines?|trades?|shifts?|departments?|titles?|categor\w+|codes?`;
const kept = String.raw`(?:${paper}|${post}|${anyPeople}|${employed}|${doers})\b`;

const joins = String.raw`depends?|the|an?|our|and|or|nor|but|so|as|because|since|while|whilst|whereas|though|although|if|unless|when|where|wherever|whenever|whether|once|until|till|than|who|whose|which|that|to|for|from|of|in|into|on|onto|at|by|with|within|without|under|through|throughout|during|before|after|about|across|around|between|among|against|over|via|per|near|towards?|alongside|including|like|too|also|again|now|not|only|here|there|today|tomorrow|soon|already|yet|still|always|next|last|every|each|annually|is|are|was|were|be|been|will|can|could|may|might|would|should|must|have|has|had|do|does|did|we|you|they|i|it|please|subject|depending|provided|directly|nationwide|worldwide|regardless|whatever|up|more|less|fully|everything|anything|nothing|one|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|thousands|plenty|few|several`;
const word = String.raw`[\w&'’-]+`;
/** "this year" is no object, "this year's Leeds Pride" is. */
const opening = String.raw`(?:(?:the|an?|our|another|several|some|many|two|three|four|five|six|ten|one|this|these|last|next) |(?:this|next|last) (?:year|season|month|summer|winter|spring|autumn|week)['’]s )?`;
const inner = String.raw`(?!${kept})(?!(?:${joins})\b)${word}`;
const lastWord = String.raw`(?!(?:family|team)\b)(?!(?:${doer}|${maybeNation})(?![\w'’-]))${inner}(?<!\wly)`;
const end = String.raw`(?= (?:${joins})\b| this (?:year|season|month|summer|winter|spring|autumn|week)\b|\s*(?:[.,;:!?)(–—]|- |$))`;
/** Behind it: of whom there are so many, from where they are, what they come for. */
const notOfPeople = String.raw`(?! of (?:${word} ){0,5}?(?:${kept}|${doer}\b)| (?:from|outside) (?:abroad|overseas|outside|other|another|any\w*|all|around|across|the (?:eu|eea|world|philippines|uae)|non|[a-z]+ia|india)\b| (?:who|whose|whom)\b| to (?:join|work|come|move|relocate|live|fill|stay)\b| (?:and|or),? (?!(?:its?|their|this|that|these|some|many|all)\b)(?:(?!(?:need|want|seek|look|hire|recruit|require|employ|are|is|have|will|can|would|welcome|offer)\b)${word} ){0,3}?(?:${kept}|${doer}\b)(?<! you| we)| as\b)`;
const noVisaBehind = String.raw`(?!(?:(?!\b(?:and|but|we|you)\b)[^.;,:!?]){0,80}?\b(?:visas?|permits?|certificates? of|skilled[- ]worker|licen[cs]e|tier|route)\b)`;
const verb = String.raw`(?:(?<=\b(?:we|they|i|it|who|will|'ll|can|could|may|might|do|does|did|to|would|shall|also|still|now|currently|always|often|gladly|happily|proudly|regularly|both|and|[a-z]+ly)\s)sponsor|(?<!\b(?:the|an?|our|your|their|its|his|her|for|of|by|than|about) )sponsoring|(?<!\b(?:the|our|your|their|these|visa|all|licen[cs]ed|approved|registered|as|other|uk|employer|corporate) )sponsors(?= (?:the|an?|this|our) ))`;

export const thingSponsored = String.raw`\b${verb} (?!(?:this|these|that|those|next|last|every|each)\b (?!${word}['’]s )(?:year|season|month|summer|winter|spring|autumn|week|time)\b)${opening}(?:${inner} ){0,6}?${lastWord}${end}${notOfPeople}${noVisaBehind}`;
