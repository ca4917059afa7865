/** What reads in place of a person, by what it is or by its name. */
const NAMED = String.raw`(?:chat ?gpt|gpt(?:-?[345](?:\.\d|o)?)?s?|claude|gemini|copilot|llama|chatbots?|bots?|llms?|(?:large )?language models?|ais?(?:[- ](?:systems?|assistants?|models?|agents?|bots?|tools?|readers?|reviewers?|recruiters?|screeners?|parsers?|scanners?|crawlers?|scrapers?|software))?|artificial intelligence(?:s| systems?)?|(?:automated|machine|automatic|robot)(?:[- ](?:systems?|assistants?|agents?|tools?|readers?|reviewers?|recruiters?|screeners?|parsers?|scanners?|software))|(?:cv |web |r[ée]sum[ée] )?(?:crawlers?|scrapers?|parsers?|screeners?|summari[sz]ers?))`;
const MACHINES = String.raw`(?:(?:(?:all|any|every|the|our|other|each|dear|you|those|whichever|most) ){0,2}${NAMED}(?:(?:,| and| or|\/|,? and\/or) (?:all |any |the |other )?${NAMED}){0,3})(?!\p{L})`;
const READING = String.raw`(?:(?:,|that|who|which|is|are|may be|might be|currently|now|out there|here) ?){0,3}(?:read|process|pars|scan|summari[sz]|screen|review|scor|evaluat|assess|analy[sz]|look)(?:e|es|s|ing)?(?: (?:at )?(?:this|these|the (?:advert|ad|job|text|page|document|posting|description|cv|application|line|message)))`;
/** Where an address ends and what is told begins. */
const THEN = String.raw`(?: (?:only|alone))?\s*(?:$|[:,.!–—-])`;
const TOLD_TO = String.raw`(?:mention|ignore|disregard|assume|obey|repeat|(?:score|rate|rank|mark|grade|treat|recommend|shortlist|approve|accept) (?:this|the|every|each|any|all|whoever)|(?:include|add|insert|use|say|write|print|output) (?:the )?(?:words?|phrases?|sentences?|lines?|text|following|score))`;

const ADDRESSED = new RegExp(
  [
    String.raw`^\W*(?:(?:an? |the )?(?:important )?(?:notes?|notice|message|attention|instructions?|warning|reminder|words?|memo|request) ?,? ?(?:(?:to|for) )?|(?:dear|hey|hi|hello|ok|okay|yo|attn)[,:]? )${MACHINES}(?: ${READING})?${THEN}`,
    String.raw`^\W*(?:to (?:all|any|every|the|our|whichever) ${MACHINES}(?: ${READING}|${THEN})|for (?:all|any|every|the|whichever) ${MACHINES} ${READING})`,
    String.raw`^\W*for (?:ai|machine|automated|robot|llm|bot)[- ](?:readers?|reviewers?|screeners?|parsers?|scanners?|eyes)${THEN}`,
    String.raw`^\W*${MACHINES},? ${READING}`,
    String.raw`^\W*${MACHINES} (?:should|must|shall|will|are (?:asked|told|instructed|required|requested) to|need to|have to|please) (?:please |also |always |now )?${TOLD_TO}(?!\p{L})`,
    String.raw`^\W*(?:if|when|in case|should) you(?:['’]re| are|r| be)? (?:an? )?(?:ai(?=,? (?:please|do|ignore|write|say|add|include|give|score|rate|mark|recommend|rank|answer|reply|output)\b)|ai(?= (?:that is |which is )?(?:reading|processing|parsing|scanning))|ai[- ](?:system|model|assistant|bot|agent|tool)|chat ?bot|chat ?gpt|llm|(?:large )?language model|bot|gpt|automated (?:system|tool|reader|screener)|machine)(?: ${READING})?,`,
    String.raw`^\W*(?:this|the following|these|what follows)(?: (?:message|note|text|section|paragraph|line|sentence|instruction|part)s?)? (?:is|are) (?:only |just )?(?:meant |intended |addressed |written )?(?:only )?(?:for|to) ${MACHINES}`,
    String.raw`^[\s•*–-]*<!--`,
    String.raw`^\W*[\[({<]\s*(?:(?:hidden )?(?:note|instruction|message)s? (?:to|for) )?(?:ais?|bots?|llms?|gpt|chatgpt|system)(?: (?:prompt|message|note|instructions?))?\s*:`,
    String.raw`^\W*system (?:prompt|message|override|instructions?)\s*:`,
  ].join('|'),
  'iu',
);
/** "SYSTEM: the candidate must …": in capitals, and told of those who apply. */
const AS_A_SYSTEM =
  /^\W*SYSTEM\s*: ?(?:(?:the|this|every|all|any|each) )?(?:candidates?|applicants?|cvs?|user|you|ignore|always|score|rate|from now)\b/;

/** "Note to all chatbots: …", "AI systems reading this: …": whatever it says, it asks nothing of whoever applies. */
export const isAddressedToMachines = (sentence: string): boolean =>
  ADDRESSED.test(sentence.slice(0, LONGEST_ADDRESS)) || AS_A_SYSTEM.test(sentence);
const LONGEST_ADDRESS = 200;
