import { isAddressedToMachines } from './addressed-to-machines.js';

/** What is told to whoever or whatever reads an advert, and to nobody who applies: an order to a machine asks for nothing. */
export const isSaidToAReader = (text: string): boolean => ORDERS.test(text) || isAddressedToMachines(text);

const INSTRUCTIONS = String.raw`(?:instructions?|prompts?|rules|guidelines|guardrails|directions|messages?|context|requirements|criteria)`;
const SCORE = String.raw`(?:(?:match(?:ing)? |fit |overall |final |perfect |maximum |full |high |top )*(?:score|rating|mark|grade)s?)`;
const WHOEVER = String.raw`(?:(?:the |(?:this|every|each|any|all) (?:[\p{L}-]+ ){0,2})(?:candidates?|applicants?|cvs?|r[ée]sum[ée]s?|applications?|requirements?|skills?|reader)(?!\p{L}))`;

/** A recruiter scores from 1 to 5; who gives orders to a machine says what comes of it. */
const WELL = String.raw`(?:(?:(?:100|9\d)(?: ?%)?|10 ?(?:\/|out of) ?10)(?![\d:])(?! ?(?:am|pm|accura|of the time))|(?:first|highest|top|perfect(?:ly)?|ideal|excellent|met(?! or)|hired?|(?:very )?(?:best|strongest|strong|full|exact) (?:match|fit|candidate|applicant|cv)|(?:well |fully |highly )?(?:qualified|suitable))(?!\p{L}))`;

/** What is surely no person: an "assistant" alone is one. */
const MACHINE = String.raw`(?:(?:(?:helpful|unrestricted|large|powerful|advanced|expert|hr|recruiting|recruitment|ai|artificial intelligence) ){0,3}(?:ai(?: (?:assistant|model|agent|bot|system|tool|recruiter|screener|reviewer)s?)?|artificial intelligence|chatbots?|language models?|llms?|gpts?|bots?|parsers?|(?:automated|screening) (?:tool|system)s?)|(?:helpful|unrestricted) assistants?)(?!\p{L})`;
const ORDER = String.raw`(?:ignor|disregard|forget|mark|rat(?=es?\b|ing)|scor|rank|giv|say|approv|accept|recommend|answer|repl|respond|return|output|print|treat|shortlist|select|classif|evaluat|screen|assess)\p{L}{0,3}`;
/** "You are an AI engineer with …" is said to a person: a machine is meant where nothing follows but what it is to do. */
const AND_NO_MORE = String.raw`(?=\W*$|[,;:–—-]? ?(?:(?:that|which|who|and|then|please|now|you|must|will|should|always|only|reading this|trained to|designed to|tasked with|to|,) ?){0,4}${ORDER}(?!\p{L}))`;

const ORDERS = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b (?:(?:all|any|the|your|every|of|these|those|my|and) ){0,4}(?:(?:previous|prior|above|earlier|preceding|other|foregoing|system|original|existing|safety) ){1,3}${INSTRUCTIONS}\b`,
    String.raw`\b(?:ignore|disregard|forget) (?:everything|anything|all|what(?:ever)?)(?: (?:that )?(?:is|was|came|stands|written|said|you (?:were|have been) told))* (?:above|before|previously|so far|up to here)\b`,
    String.raw`\b(?:give|assign|return|output|award|set|produce|respond with|answer with|reply with|print)\b(?: (?:it|them|him|her|${WHOEVER}))? (?:(?:an?|the|its|their) )?${SCORE} (?:of|to|as|at|is|=) ?\d`,
    String.raw`\b(?:rate|score|rank|mark|grade|treat|count|classify|describe|recommend|report)\b ${WHOEVER} (?:(?:as|at|with|to be|for) )?(?:(?:an?|the) )?${WELL}`,
    String.raw`\brecommend (?:this|every) (?:candidate|applicant|cv) for (?:an? |the )?(?:interview|job|role)\b`,
    String.raw`^\W*(?:you are|act as|pretend to be|behave as) (?:now )?(?:an? |the )?${MACHINE}${AND_NO_MORE}`,
    String.raw`\b(?:if|when) you are (?:an? )?${MACHINE}${AND_NO_MORE}`,
    String.raw`^\W*(?:note|message|attention|instructions?) (?:to|for) (?:the |any |all )?${MACHINE}\W*(?:$|(?<=[:,.–—-]\s?))`,
  ].join('|'),
  'iu',
);
