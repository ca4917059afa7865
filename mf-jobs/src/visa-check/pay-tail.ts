import { period } from './pay-amounts';

/** Whatever follows these is beside the pay: "£45,000 plus bonus", "£45,000 and free parking". */
const beside =
  /\+|\b(?:plus|and|as well as|together with|along with|excluding|not including|exclusive of|package on top|benefits?|perks|excellent|great|generous|competitive|attractive)\b|\bwith (?=(?:an? |our |your )?(?:[a-z-]+ ){0,2}(?:benefits?|excellent|great|generous|competitive|study|support|training|pension|accommodation|housing|holidays?|leave|progression|opportunit\w+|visa|sponsorship|relocation|career|flexib\w+|room|reviews?|healthcare|insurance|increments?|scheme|schemes|days?|car)\b)/i;

/** Turns of phrase that leave an amount what it is. */
const fine = [
  String.raw`(?:depend\w*|based|dependant|subject|according|commensurate|negotiable)(?: (?:up)?on| to| with)? (?:the |your |their |satisfactory |relevant |previous |prior |successful |pre[- ]employment |enhanced )*(?:candidate['’]?s? )?(?:skills?|experience|qualifications?|references?|checks?|age|ability|level|location|interview|DBS|negotiation|grade|seniority|background|review|annual review|nature of the role)(?:[,/ ]+(?:and |or )?(?:skills?|experience|qualifications?|ability|level|location|references?))*`,
  String.raw`for (?:an? |the |our |your )(?:(?:right|successful|ideal|suitable|experienced|skilled|qualified|talented|senior|junior|new|full[- ]?time|permanent)[\s,]+)*(?:candidates?|person|applicants?|[a-z-]*(?:er|or|ist|ian|ant|chef|nurse|manager|role|position|post|job|work))`,
  String.raw`\d{3} days (?:a|per) year|(?:per |every )?fortnight(?:ly)?|every (?:four|4) weeks|[x×] \d{2}(?:\.\d{1,2})? ?(?:hours?|hrs?)(?: (?:a|per) week)?`,
  String.raw`(?:actual(?: salary)?[\s,(]*)?(?:0?\.\d{1,2}|1\.0) ?(?:FTE|WTE)|FTE|WTE|pro[- ]?rata`,
  String.raw`(?:including|inclusive of|incl\.?) (?:\d{2} days['’]? (?:paid |annual )?(?:holidays?|leave)|bank holidays|holidays|annual leave|breaks|tax|weekends)`,
  String.raw`for (?:\d{1,2}|one|two|three|four|five|ten) years?['’]? (?:of )?(?:\w+ )?experience`,
  String.raw`for (?:an? )?(?:full[- ]?time|\d{2}(?:\.\d{1,2})?[- ]?(?:hours?|hrs?))(?: (?:hours?|week|role|position|post|contract))?`,
  String.raw`for (?:both|all|the|our) (?:sites|schools|homes|offices|locations|branches)`,
  String.raw`(?:over|for|across|in) (?:two|three|four|five|six|[2-6]) days(?:(?: (?:a|per|each))? week| from home| at home| in the office)?`,
  String.raw`(?:(?:fixed[- ]term|permanent|temporary|initial|annual)[\s,]*)*(?:\d{1,2}|one|two|three|four|five|six|nine|twelve|eighteen)[- ](?:months?|years?)[\s-]*(?:fixed[- ]term )?(?:contract|fixed[- ]term|FTC|appointment|maternity cover|secondment)`,
  String.raw`(?:a year|per annum|p\.?a\.?|annually) for (?:an? )?(?:two|three|four|five|\d) years`,
  String.raw`\d{1,2}(?:\.\d{1,2})?[- ]?(?:hours?|hrs?|h)(?: (?:a|per|each)|[/-])? ?(?:week|wk|pw|p\.w\.|day)?`,
  String.raw`\d{2} days['’]? (?:paid |annual )?(?:holidays?|leave|annual leave)(?: (?:per|a) (?:year|annum))?`,
  String.raw`(?:spine |scale |pay )?points? \w{1,4}|(?:pay )?(?:band|grade|level|scale|tier|step|SCP) ?-?[a-z]?\d{0,2}[a-z]?\b`,
  String.raw`less (?:the )?(?:usual |normal |statutory )*(?:tax|PAYE|NI|national insurance)(?: (?:and|&) (?:NI|national insurance|deductions))?`,
  String.raw`before (?:any )?(?:tax|deductions)(?: (?:and|&|or) (?:deductions|tax|NI|national insurance))?`,
  String.raw`(?:in|from) (?:your |the )?(?:first year|year one|day one)`,
  String.raw`if you (?:have|are|live|hold) [^,;()]{1,60}`,
  String.raw`unpaid leave(?: (?:available|on request|possible))?`,
  String.raw`(?:uncapped )?OTE(?: uncapped)?|(?:one|two|three|four|five|[1-5]) days (?:a|per|each) week (?:in (?:the |our )?office|on[- ]?site|at home|from home|remote)`,
  String.raw`(?:12|twelve) months|no deductions|free of charge|reviewed after (?:the )?probation`,
  String.raw`(?:is |will be )?(?:offered|paid|available) to (?:the|a) (?:right|successful|suitable) (?:person|candidate|applicant)`,
  String.raw`(?:working )?from (?:home|(?:our|the) (?:\w+ )?(?:office|site|base|clinic|school|hospital))`,
  String.raw`or (?:more|above|equivalent|higher)`,
  period,
].join('|');
const fineWords = new RegExp(String.raw`(?<![\p{L}\d])(?:${fine})(?![\p{L}\d])`, 'giu');

/** Words that say nothing against an amount by themselves, one subject a line. */
const plain = new Set(
  `
    approx approximately arrears bank base basic circa doe gross guaranteed ltd negotiable paid pay paye salary transfer wage wages
    above least main min minimum more upper upwards
    a an are as at be for in is it no on our per the to up us will within your
    asap change immediate increasing increment incremental increments progressing progression rising start starting
    annual annually annum day days every friday hour hourly hours monday monthly pa rota shift week weekday weekly yearly
    contract currently fixed fixed-term flexible full full-time fulltime part permanent pro-rata standard temporary term time
    dependant dependent depending depends experience experienced level needed qualifications required skills
    afc agenda band grade match matched nhs review reviewed scale
    based home hybrid london nationwide near office on-site onsite remote remotely uk work working
    apply between certificate click employed here job join now offer offered position post role shared skilled sponsored sponsorship team today visa worker
    insurance national ni sick statutory tax
    additionally bonus commission extra overtime plus tips weighting
    benefits excellent given great holiday holidays leave opportunities opportunity pension study support training
    accommodation available breakfast discount expenses free lunch meals parking provided reimbursed room travel uniform uniforms
    assurance car company dental gym healthcare laptop life medical membership phone
  `
    .trim()
    .split(/\s+/),
);

/** How far behind an amount it is still spoken of. */
const NEAR = 80;

/**
 * Whether all that is said right behind an amount, up to what is beside it, is known to leave it what it is. Whoever
 * invents a new way to pay less than the figure uses words that are not known. `names` are of the job: its employer and
 * its place.
 */
export function isPlain(behind: string, names: string): boolean {
  const [sentence = ''] = behind.slice(0, NEAR).split(/[;\n|!?]|\.(?:\s|$)/);
  const near = sentence.split(beside)[0]!;
  const said = near.replace(fineWords, ' ');
  const whole = behind.length > NEAR && sentence.length === NEAR ? said.replace(/\S+$/, '') : said;
  const own = new Set(wordsOf(names.toLowerCase()));
  return wordsOf(whole).every((word) => {
    const small = word.toLowerCase().replace(/[.'’]+$/, '');
    return plain.has(small) || own.has(small) || isName(word, near);
  });
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d'’.-]*/gu) ?? [];

/** A capital makes a name behind words without one: right behind the amount, and where all have one, any word has it. */
const isName = (word: string, text: string): boolean =>
  /^\p{Lu}/u.test(word) && /(?<![\p{L}\d])\p{Ll}/u.test(text.slice(0, text.indexOf(word)));
