/** What is told to whoever or whatever reads an advert, and to nobody who applies: an order to a machine asks for nothing. */
export const isSaidToAReader = (text: string): boolean => ORDERS.test(text);

const INSTRUCTIONS = String.raw`(?:instructions?|prompts?|rules|guidelines|guardrails|directions|messages?|context|requirements|criteria)`;
const SCORE = String.raw`(?:(?:match(?:ing)? |fit |overall |final |perfect |maximum |full |high |top )*(?:score|rating|mark|grade)s?)`;
const WHOEVER = String.raw`(?:(?:this|the|every|each|any|all) (?:[\p{L}-]+ ){0,2}(?:candidates?|applicants?|cvs?|r[ée]sum[ée]s?|applications?|requirements?|skills?|reader)(?!\p{L}))`;

const ORDERS = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b (?:(?:all|any|the|your|every|of|these|those|my|and) ){0,4}(?:(?:previous|prior|above|earlier|preceding|other|foregoing|system|original|existing|safety) ){1,3}${INSTRUCTIONS}\b`,
    String.raw`\b(?:ignore|disregard|forget) (?:everything|anything|all|what(?:ever)?)(?: (?:that )?(?:is|was|came|stands|written|said|you (?:were|have been) told))* (?:above|before|previously|so far|up to here)\b`,
    String.raw`\b(?:give|assign|return|output|award|set|produce|respond with|answer with|reply with|print)\b(?: (?:it|them|him|her|${WHOEVER}))? (?:(?:an?|the|its|their) )?${SCORE} (?:of|to|as|at|is|=) ?\d`,
    String.raw`\b(?:rate|score|rank|mark|grade|treat|count|classify|describe|recommend|report)\b ${WHOEVER} (?:as|at|with|first|highest|\d|to be|for (?:an? |the )?(?:interview|hire))`,
    String.raw`^\W*(?:you are|act as|pretend to be|behave as) (?:now )?(?:an? |the )?(?:(?:helpful|ai|large|hr|recruiting|recruitment|unrestricted) ){0,3}(?:ai|assistant|chatbot|language model|llm|gpt|bot|parser|screening (?:tool|system))(?!\p{L})`,
    String.raw`\b(?:if|when) you are (?:an? )?(?:ai|language model|llm|bot|chatbot|automated (?:system|tool))\b`,
    String.raw`^\W*(?:note|message|attention|instructions?) (?:to|for) (?:the |any |all )?(?:ai|llms?|bots?|chatbots?|language models?|ats|machines?|screening (?:tools?|systems?)|parsers?)(?!\p{L})`,
  ].join('|'),
  'iu',
);
