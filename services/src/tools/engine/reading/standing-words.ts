/** "No", "not", "have yet to": what follows is not there. "Not only", "no later than" and "never missed" deny nothing. */
export const DENIES =
  /\b(?:no(?!\.? ?\d{3}|\.? ?\p{Lu}{0,3}\d{4}| (?:later|longer (?:current|valid|in date)|sooner|less|fewer|more than|doubt|matter|accidents?|incidents?|complaints?|points|sponsorship|visa|problem)\b)|nor|neither|not(?! (?:only|just|merely|least|limited|afraid|to mention)\b)|never(?! (?:miss|late|fail|lost|lose|exceed|absent|had an?\b|been (?:late|absent)))|lack(?:s|ing)?(?: of)?|have yet to|has yet to|(?:have|had|has|did|do|does|can|was|is|are)n['’]?t|cannot|dropped out|withdrew from|unfamiliar with|failed (?:the|my|an?|at)\b)(?!\p{L})/iu;
/** A thing done without another thing: only the words beside it. */
export const WITHOUT =
  /\bwithout\b(?! (?:supervision|assistance|help|delay|incident|error|loss|fail|exception|interruption)\b)/i;

/** What is said of the words before it, in brackets or after a comma: it has no subject of its own. */
const SAID_OF_IT = String.raw`(?:(?:licen[cs]e|card|certificate|ticket|registration|membership|it|which) (?:has |is |was )?)?(?:currently |still |now |both |all |to be )*(?:in progress|in training|under ?way|ongoing|pending|booked|scheduled|planned|due (?:in|on|by|for|\d|${'(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'})|expected|awaiting|awaited|applied for|to be (?:taken|completed|confirmed|renewed)|started|begun|commenced|enrolled|part[- ]?(?:qualified|complete\w*)|provisional|expired|lapsed|ran out|run out|out of date|beginner|basics?\b(?! life support| first aid| (?:food )?hygiene| food safety| health (?:and|&) safety)|novice|elementary(?! (?:certificate in )?(?:(?:food )?hygiene|food safety|first aid|health (?:and|&) safety))|learning|studying|resit\w*|failed|incomplete|unfinished|half ?way|\d+ (?:of|out of|\/) ?\d+|did(?: not|n['’]t) (?:complete|finish|graduate|pass)|abandoned|discontinued|not (?:yet )?(?:finished|completed?|signed|passed|held|current|valid|started|done|taken|awarded|renewed|graduated|yet)|no longer|never (?:finished|completed|used|taken)|dropped out|withdrew|trainee|(?:(?:apc|final|assessment|membership|chartership|professional|registration|pathway) ){0,3}(?:candidate|applicant)(?=\s*$)|shadow(?:ing|ed))`;
export const OF_WHAT_STANDS_BEFORE = new RegExp(`^[\\s(:–—-]*${SAID_OF_IT}`, 'i');
export const DENIES_WHAT_STANDS_BEFORE =
  /^[\s(:–—-]*(?:no,? not yet|no(?!\. ?\d)|none|nil|never|not yet|not held|not done|(?:not|never) (?:used|tried)|not graded|ungraded|not (?:registered|certified|licen[cs]ed|qualified)|not applicable|n\/a)(?: (?:so far|at all|to date|as yet))?\s*(?=$|[,.;)!]|\byet\b)/i;

/** What makes the whole of its piece something begun, basic or wished for, wherever it stands in it. */
export const BEGUN =
  /\b(?:in progress|in training|provisional|pending|awaiting|expired|lapsed|(?:ran|run|has run) out(?= (?:in|on|last)\b| (?:19|20)\d{2}|$)|out of date|no longer (?:current|valid|in date)|(?<!\b(?:column|diar(?:y|ies)|chairs?|calendars?|appointments?|rooms?|tables?|meetings?|guests?|patients?|clients?|customers?|travel|flights?|jobs|visits|deliveries)\b[^.;,]{0,25})(?:booked|scheduled) (?:for|on|in|onto|to)|due (?:in|on|by|for)(?= )|expected|planned for|part[- ]qualified|half ?way|shadow(?:ed|ing)|resit\w*|incomplete|unfinished|(?:offer|place) (?:held|accepted)|to be (?:completed|taken|confirmed|renewed)|exam (?:in|on) (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?![a-z]+ (?:19|20)\d{2})|basics|started (?=20|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\b/i;
/** "Two papers to go": in small letters, as "Ported two services to Go" names a language */
export const STILL_TO_GO = /\bto go\b/;
/**
 * "Replaced Airflow with cron", "migrated from SCCM to Intune": what was there before, a name in capitals, and not the
 * boiler that a plumber replaced.
 */
export const GIVEN_UP =
  /\b(?:[Rr]eplac(?:ed|ing) (?=\p{Lu})[^.;]{2,40}?(?= (?:with|by)\b)|(?:[Mm]igrat|[Mm]ov|[Ss]witch)(?:ed|ing) (?:away |over )?(?:from|off) (?=\p{Lu})[^.;]{2,40}?(?= to\b))/u;
/** A day of listening is no use of what it was about; nobody says so in more letters. */
export const HEARD_OF =
  /\b(?:did|attended|took|took part in|went to|sat in on|completed|joined)\b[^.;]{0,300}?\b(?:workshops?|taster|webinars?|seminar|demo(?:nstration)?s?\b|demo day|open day|(?:one|half|a half|1)[- ]?(?:a )?days?\b(?![^.;]{0,300}\bfirst aid))/i;
/** "React, a little JavaScript", "a bit of After Effects": less than the name alone would say. */
export const A_LITTLE =
  /(?<!\p{L})(?:[Aa] (?:(?:very |tiny )?little|(?:little |small )?bit of|touch of|smattering of)|[Vv]ery little) (?=\p{Lu})/u;
/** What makes all that follows in the sentence so: a list of what one learns goes on over its commas. */
export const BEGUN_FROM_HERE =
  /\b(?:would (?:like|love) to|want(?:s|ing)? to|wish(?:es|ing)? to|hop(?:e|es|ing) to|aim(?:s|ing)? to|plan(?:s|ning)? to|intend(?:s|ing)? to|look(?:s|ing) to|keen to|eager to|(?:ambition|goal|dream|aim|hope|plan|intention) is to|willing to (?:learn|train)|ready to learn|happy to (?:learn|train)|interest(?:ed)? in|(?:(?<=^\s{0,20})|\b(?:and|am|now|still|currently|been) )(?<!\bteaching (?:and|&) )learning(?! (?:disabilit|difficult|support|mentor|and|outcome|assistant|need|environment|platform|management|resource|technolog|design|plan|disabled|journal|journey|stor(?:y|ies)|walk|cent(?:re|er)|hub|objective|intention|area|zone|space|partner|through play))|teaching myself|studying(?! for)|studying for|working towards|(?:being|getting) trained (?:to|in|on|as|for)|undergoing training (?:to|in|on|as|for)|in training (?:to|for|as)|(?:have )?(?:only )?(?:read|heard) (?:about|of|up on)|aware of|some (?:exposure|awareness)|exposure to|beginner(?:['’]s)?(?: level)?(?: in|:|-| with| at)|basic(?: knowledge| understanding| skills?)? (?:of|in|with)|limited (?:experience|knowledge)|little (?:experience|knowledge)|introduct(?:ion|ory)(?: course)? (?:to|in)|applying for|applied for|will (?:take|sit|start|begin|complete|finish|do|learn|train)|about to|moving into|trainee in|hobby)(?![\p{L}])/iu;
/** "Looking for a warehouse job" tells of no warehouse. */
export const WISHED =
  /\b(?:(?:look(?:s|ing)|search(?:es|ing)|apply(?:ing)?|applied) for|in search of|seek(?:s|ing)?|(?<=\bI )want|wants?(?= an? )) (?:[\p{L}\d/&+-]+ ){0,6}?(?:jobs?|work|roles?|positions?|posts?|opportunit\p{L}+|employment|placements?|internships?)\b|^\s*(?:my (?:aim|goal|objective) is )?to (?:(?:work|start|begin) as an? |(?:obtain|secure|gain|find|get) (?:[\p{L}-]+ ){0,6}(?:job|role|position|post|work|employment|placement)\b)/iu;
/** "MRICS candidate", "CFA Level II candidate": whoever is to be assessed for a name in capitals has not got it. */
export const A_CANDIDATE =
  /(?<![\p{L}\d])\p{Lu}[\p{L}\d]{0,8}\p{Lu}(?: \p{Lu}[\p{L}\d]*){0,2} (?:candidate|applicant)\s*$/u;
/** "Basic Excel": the piece alone. "Elementary Food Hygiene" is what a certificate is called. */
export const BASIC =
  /^(?:and )?(?:very )?(?:basic|beginner|elementary|rudimentary) (?!(?:certificate in )?(?:life support|first aid|(?:food )?hygiene|food safety|health (?:and|&) safety))/i;
/** "Basic: Go, React". */
export const LABEL =
  /^(?:basics?|beginner|(?:currently |now |also )?(?:learning|studying)|interests?|in progress|planned|to come)$/i;

/** "Not used: Azure, Go", "Skills I lack: …", "Want to learn: …": a lack or a wish, and what it is of. */
export const LABEL_OF_A_LACK =
  /^(?:skills? (?:that )?(?:i|we) (?:lack|need|want|miss|(?:do not|don['’]t) (?:yet )?have)|(?:not|never) (?:yet )?(?:used|done|held|tried|worked with)(?: yet)?|(?:skills? |my )?gaps?|lack(?:ing|s)?|missing(?: skills?)?|(?:my )?weak(?:ness(?:es)?|er (?:on|in|at)|points?)|(?:no|without|lacking) (?:\p{L}+ )?(?:experience|knowledge)(?: (?:of|in|with|at))?(?: yet)?|not (?:\p{L}+ )?(?:familiar|experienced|confident|trained)(?: (?:with|in|at))?|(?:(?:i )?(?:would like|want(?:ing)?|hop(?:e|ing)|plan(?:ning)?|wish(?:ing)?|keen|wants?|need|have) )?to (?:learn|try|get into)(?: next| soon)?|wish ?list|on my list)$/iu;
/** "I want to learn Kubernetes": wished for, and not begun. */
export const WISHES_TO_LEARN =
  /\b(?:would (?:really )?(?:like|love)|want(?:s|ing)?|wish(?:es|ing)?|hop(?:e|es|ing)|aim(?:s|ing)?|plan(?:s|ning)?|intend(?:s|ing)?|keen|eager) to (?:learn|pick up|get into|try|gain experience (?:of|in|with)|get experience (?:of|in|with))(?! more| further)\b/i;

/** "I want to become an HGV driver". */
export const WISHES_TO_BE =
  /\b(?:would (?:really )?(?:like|love)|want(?:s|ing)?|wish(?:es|ing)?|hop(?:e|es|ing)|aim(?:s|ing)?|plan(?:s|ning)?|intend(?:s|ing)?|keen|eager) to (?:become|be|work as|get (?:work|a job) as) an? /i;

/** "Pastry is not my thing", "Payroll was never part of my job": said of what stands before. */
export const IS_NOT_MINE =
  /\b(?:is|are|was|were|has|have)(?:n['’]t| not| never)(?: been)? (?:really )?(?:(?:a )?part of my|my (?:thing|strong (?:point|suit)|strength|area|field|trade|job)|for me|something (?:that )?i|what i)\b/i;

/** Most lines deny nothing and begin nothing, and a look for the words is quick. */
export const MAY_CHANGE =
  /\b(?:no|none|neither|unused|ruled out|decided against|only|gaps?|missing|wish ?list|weak\w*|ungraded|learn|try|trained|undergoing|sought|desired|target\w*|ideal|dream|next|goals?|aims?|ambitions?|objectives?|nor|not|never|n\/a|nil|without|lack\w*|yet|cannot|unfamiliar|dropped|withdrew|failed|progress|training|under ?way|ongoing|pending|booked|scheduled|planned|planning|plans?|due|expected|awaiting|awaited|candidate|applicant|applied|applying|to be|started|begun|commenced|enrolled|part|provisional|expired|lapsed|out of|beginner\w*|basics?|novice|elementary|rudimentary|learning|learn|studying|resit\w*|incomplete|unfinished|half ?way|longer|arranged|starts|starting|trainee|shadow\w*|would|want\w*|wish\w*|hop(?:e|es|ing)|aim\w*|intend\w*|look\w*|search\w*|seek\w*|keen|eager|willing|ready|happy|interest\w*|teaching myself|working towards|read|heard|aware|exposure|limited|little|bit of|touch of|smattering|introduct\w+|will|about to|to (?:work|start|begin|obtain|secure|gain|find|get)|moving|hobby|to go|ran out|run out|replac\w+|migrat\w+|mov(?:ed|ing)|switch\w+|workshops?|taster|demos?|demonstrations?|open day|webinars?|seminar|days?)\b|n['’]?t\b|\bexam\b/i;
