/**
 * What somebody has to know or to have done with visas: "Experience supporting H-1B visa sponsorship preferred." It asks,
 * and gives nothing. Known as a whole: a sentence that comes to what the employer gives, or denies, is read on.
 */

const matter = String.raw`(?:sponsor\w*|visas?|certificates? of sponsorship|work permits?|h-?1b|immigration|right to work)`;
/** Nobody speaks of what is given or denied. */
const word = String.raw`(?!(?:we|we're|our|us|your|but|however|although|available|offered|provided|eligible|no|not|never|cannot|without|for (?:you|this)|if|who|or (?:need|requir)\w*)\b|[a-z]+n't\b)[\w'&/+.,()-]+`;
const few = (most: number) => String.raw`(?:${word} ){0,${most}}?`;
const onIt = String.raw`${few(8)}${matter}(?: ${word}){0,9}?`;

const know = String.raw`(?:experience|familiarity|knowledge|understanding|exposure|background|expertise|awareness|track[ -]record|proficiency|competence|confidence|grasp)`;
const how = String.raw`(?:strong|good|solid|sound|proven|previous|prior|some|working|deep|detailed|demonstrable|demonstrated|hands-on|practical|basic|extensive|excellent|relevant|recent|in-depth|thorough|significant|direct|professional|at least|minimum|of|an?|the|any|one|two|three|four|five|six|seven|eight|nine|ten|\d+\+?|(?:years?|months?)'?|level|advanced|intermediate|clear|firm)`;
const about = String.raw`(?:of|in|with|on|to|around|about|as|managing|supporting|handling|processing|running|filing|preparing|administering|leading|overseeing|dealing|coordinating|working|advising|assigning|using|drafting|delivering|providing|maintaining)`;
const asked = String.raw`(?:(?:is|are|would be|will be|also|strongly|highly|very|most|much|an?|the|considered|seen as|regarded as|big|real|distinct|definite|nice|strong) )*(?:preferred|desirable|desired|essential|required|needed|necessary|plus|bonus|advantage|advantageous|must|expected|welcome|useful|helpful|beneficial|valued|appreciated|ideal|mandatory|asset|nice[ -]to[ -]have|to have|preferable|sought)`;
const extra = String.raw`(?:,? (?:but|though|although) (?:is |it is )?not (?:essential|required|necessary|needed|mandatory))?`;
const you = String.raw`(?:(?:ideally|also|essential|desirable|you|candidates?|applicants?|the (?:successful|ideal|right) (?:candidate|applicant)|we are looking for someone who|someone who|must|should|will|would|need to|needs to|has to|have to|'ll)[ :,-]+)*`;

/** What became of an earlier application: whoever is sponsored may be asked it. */
const earlier = String.raw`^\W*(?:you|candidates?|applicants?|people) (?:must|should|may) not (?:ever |previously |already )*(?:have )?(?:ever |previously |already )*(?:(?:been|had) (?:refused an? (?:uk |work )?visa|an? (?:uk |work )?visa(?: application)? (?:refused|rejected|cancelled|curtailed))|overstayed(?: an?| your| their)? visa|breached (?:the|any) (?:conditions|terms) of (?:an?|your|their|any) visa)(?: (?:in|within|over|during|by|before) [\w' ]{2,40})?\W*$`;

const asking = [
  earlier,
  String.raw`^\W*${you}(?:(?:have|has|having|bring|brings|possess|possesses|show|demonstrate|with) )?(?:${how},? )*${know} ${about} ${onIt}(?: ${asked}${extra})?\W*$`,
  String.raw`^\W*(?:${how},? )*(?:${word} ){0,4}?${matter} (?:(?!(?:with|for|to|at|on|given|and)\b)[\w-]+ ){0,3}?${know}(?: ${about} (?:${word} ){1,8}?)? ?(?:${asked}${extra})\W*$`,
  String.raw`^\W*${few(10)}${matter} ${few(4)}(?:casework|case work|compliance|administration|processing|paperwork)(?: ${word}){0,3}? (?:is |are |would be )?(?:required|preferred|desirable|essential|desired|a plus|an advantage|needed)\W*$`,
  String.raw`^\W*${you}(?:be |being )?(?:(?:fully|already|very|highly) )?(?:familiar|comfortable|confident|conversant|proficient|experienced|versed|well-versed|skilled|knowledgeable|fluent) (?:with|in|at|about|on) ${onIt}\W*$`,
  String.raw`^\W*${you}(?:have |has |having )?(?:(?:previously|already|ever) )?(?:worked with|worked on|handled|managed|run|administered|processed|dealt with|overseen|assigned|coordinated) ${onIt}\W*$`,
  String.raw`^\W*${you}(?:proven |demonstrated |be )?(?:ability|able|ready) to (?:run|manage|handle|process|administer|lead|oversee|deal with|coordinate|prepare|file) ${onIt}\W*$`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

/** What follows a need of it is a condition of the employer's, and what is managed for oneself is none of work. */
const ofOneself = /\b(?:right to work|to be sponsored|be sponsored|for (?:visa )?sponsorship|to qualify|current (?:visa|sponsor)|(?:can|may|will) sponsor)\b/i; // prettier-ignore

/** `said` in plain words, one sentence. */
export const asksForKnowledge = (said: string): boolean =>
  !ofOneself.test(said) && asking.some((rule) => rule.test(said));
