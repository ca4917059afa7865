import { currencyName, currencySign } from './currencies-named.js';
import { employerGives, untilShared } from './employer-gives.js';
import { smallDeposits } from './small-deposits.js';

/**
 * By what an advert shows that it is after people's money or away from where it could be held to account. Each list is
 * read against one sentence, after the words of `harmless` were taken out: those speak of money or of chats, but not of
 * money or a chat from the applicant.
 */

const fees = String.raw`(?:fees?|deposits?|charges?|payments?|instal?ments?)`;
const sum = String.raw`(?:${currencySign}\s?\d[\d,.]*k?|\b\d[\d,.]*\s?${currencyName}\b)`;
const bought = String.raw`(?:certificates? of sponsorship|cos|sponsorship(?: letter)?|work permit|job offer|visa slot|offer letter)`;
const people = String.raw`(?:you|applicants?|candidates?|workers?|nurses?|carers?|employees?)`;
const mustPay = String.raw`\b(?:must|need to|needs to|have to|has to|will|should|shall|(?:are|is|be) (?:required|expected|asked|obliged|supposed) to)(?: (?:also|first|then|personally|themselves|yourself))? (?:pay|fund|finance|bear|purchase|buy)`;
/** The applicant as the one who pays. */
const paidBy = String.raw`(?:met|paid(?: for)?|covered|borne|funded|settled|shouldered|financed|payable|repayable|refunded|reimbursed) by (?:the |each |every |all |our )?(?:successful |chosen |selected |overseas |new )*(?:you\b|applicants?|candidates?|workers?|nurses?|carers?|employees?|staff)\b`;
const owed = String.raw`(?:sponsorships?|certificates?(?: of sponsorship)?|cos|recruitment|placement|training|immigration skills charge|skills charge|job offer)`;
/** What a person must never pay for, and the visa, which is paid to the state and to nobody else. */
const matter = String.raw`(?:visas?|sponsorships?|certificates? of sponsorship|cos|paper ?work|documents?|documentation|work permits?|processing|immigration skills charge|skills charge|job offer|offer letter)`;
const fromPay = String.raw`(?:(?:from|out of|off|against|through|via|by) (?:\w+ )?(?:your|the|their|each|every|first|his|her|monthly|weekly)\b[^.;]{0,20}\b(?:wages?|salar\w+|pay|payslips?|earnings)|(?:salary|wage|payroll) deductions?)`;
const taken = String.raw`(?:deducted|comes?|taken|kept|recovered|recouped|withheld|subtracted|repaid|paid back|paid off|clawed back|docked|deduct|recover|recoup|withhold|repay|pay back)`;
/** Repaid by who leaves early is another matter than paid for the job. */
const unlessLeaving = String.raw`(?![^.;]*\b(?:if|should|unless|where|when|in the event) (?:you|they|an employee|the employee)\b[^.;]*\b(?:leav\w+|resign\w*|depart\w*|quit\w*))(?<!\b(?:if|should|unless) you [^.;]{0,40}\b(?:leave|resign|depart|quit)\b[^.;]*)`;
const onceAsked = String.raw`(?<!\b(?:salar\w+|wages?|paying|pays|earn\w*|worth|threshold|minimum|refunded|reimbursed)\b[^.;]{0,60})(?:payable|non-(?:refundable|returnable)|instal?ments?|half|deposit|up ?front|in advance|before|now\b|on arrival|due|each month|monthly|required|to be paid|to start|transfer)`;
const takenBack = String.raw`(?:deducted|taken|recovered|recouped|withheld|subtracted|repaid|paid back|clawed back|repayable|docked) (?:\w+ ){0,3}?(?:from|out of|by|through|via|over)`;

/** Ways in which money goes and does not come back. */
const transfer = String.raw`(?:(?:western union|money ?gram|remitly|world ?remit|cash ?app|zelle|venmo|m-?pesa|bitcoin|btc|usdt|tether|crypto(?:currency)?|money orders?|(?:gift|prepaid|google play|steam|itunes|amazon|apple)(?: gift)? cards?|vouchers?)|(?:wise|revolut|paypal|wire|bank)(?=[ -](?:transfers?|payments?|deposits?|account))|(?<=\b(?:via|by|through|using|with|on|over|to our) )(?:wise|revolut|paypal|wire transfer|bank transfer))`;
const asked = String.raw`(?:required|needed|requested|necessary|expected|compulsory|mandatory|payable|due|must be|to be (?:sent|made|paid|bought|provided)|have to be|needs? to be)`;
const card = String.raw`(?:(?:gift|prepaid|google play|steam|itunes|amazon|apple)(?: gift)? cards?)`;
/** Of these none can be had back. */
const faceless = String.raw`(?:(?:western union|money ?gram|bitcoin|btc|usdt|tether|crypto(?:currency)?|${card})(?:,? (?:and|or) |, ?|\/| & )?)+`;
/** A step on the way into a job, for which nobody pays. */
const step = String.raw`(?:(?:\w+ ){0,2}(?:interviews?|offers?|contracts?|visas?|cos|certificates?|sponsorships?|applications?|appointments?|onboarding|slots?|places?|positions?|vacanc\w+|shortlist\w*|first day|start date|embassy|travel)|(?:you|we) (?:start|travel|arrive|interview|sign|apply|join|book|arrange|proceed|issue|send|shortlist))`;
const beforeStep = String.raw`(?:(?:before|prior to|ahead of|in advance of|until|to (?:secure|reserve|confirm|guarantee|hold|book|get|attend|receive|unlock)|in order to \w+) ${step}|upfront|up front|in advance)`;
/** Who takes a fee by law, and is no party to the job. */
const authority = String.raw`(?:home office|ukvi|government|nmc|gmc|hcpc|gphc|gdc|sia|dvla|dvsa|cscs|citb|sra|rcvs|gtcs|social work england|disclosure scotland|access ni|uscis|ircc|post office)`;
const atWork = String.raw`(?<!\b(?:experience|knowledge|understanding|familiar\w*|working|skills?|background|expertise)\b[^.;]{0,60})`;
/** "two hundred pounds", "£150" */
const anySum = String.raw`(?:${sum}|\b(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|\w+teen|ten|eleven|twelve|\w+ty|hundred|thousand|and)[ -]){1,5}(?:pounds|dollars|euros|dirhams|rupees|naira|pesos|taka|cedis|shillings|rand))`;
/** What a certificate may be sold for, and no salary. */
const price = String.raw`(?:(?:£|\$|€)\s?(?:\d{3}|1?\d[,.]?\d{3})(?![\d,.]*\d|k)|\b1?\d[,.]?\d{3} (?:pounds|dollars|euros|gbp|usd|eur)\b)`;
const coin = String.raw`(?:bitcoin|btc|usdt|tether|crypto(?:currency|currencies)?)`;
/** What a scam calls the way to the job, which no card pays for. */
const papers = String.raw`(?:courier|shipping|postage|delivery|clearance|background checks?|documents?|papers|file|contract|visas?|cos|certificates?|interview|onboarding)`;
const theirs = String.raw`(?:(?:to|towards|for|in|half|part|some|of|a share|(?:costs?|price) of|the|our|your|their|this|any) )*`;

/** Whom people at work ask for money. What is behind them is theirs until the applicant comes in. */
const payers = String.raw`(?:customers?|clients?|guests?|families|parents|members|tenants?|patients|visitors?|users|hirers|debtors?|residents?|leaseholders?|shoppers?|diners?|passengers?|donors?|borrowers?|subscribers?|policyholders?|account[- ]holders?|late payers|ratepayers?|householders?|households?|landlords?|buyers?|suppliers?|insurers?|exhibitors?|businesses|the public)`;

/** Nothing is asked for nothing. */
export const nothing = /[£$€] ?0(?:[.,]0+)?(?![\d.,]*\d)/g;

/** Somebody else is quoted, so that people know them. */
export const warnings: RegExp[] = [
  /\b(?:beware|fraud\w*|scam\w*|fake|phishing|impersonat\w*|pretend\w*|purport\w*|criminals?|suspicious|bogus)\b/i,
  /(?:\b(?:never|not)|n['’]t)\b(?! (?:hesitate|wait|worry|forget|delay|fail|be (?:shy|afraid|late)|miss)\b)[^.;:,]{0,60}\b(?:contact|use|e-?mail|write|reply|respond|message|text|come from|ours|recruit|interview)\b/i,
  /\b(?:illegal|unlawful|against the law|prohibited|forbidden|not allowed|not permitted|an offence|a crime)\b[^.;]{0,30}\b(?:charg\w*|ask\w*|request\w*|demand\w*|tak(?:e|ing)|sell\w*|buy\w*|pay\w*)\b/i,
  /\breport\b[^.;]{0,30}\b(?:anyone|anybody|whoever|any (?:request|person|agent|fee|payment|demand)|such)\b/i,
  /\bif (?:anyone|anybody|someone|somebody|an agent|a recruiter|you(?: are|'re))\b[^.;,]{0,40}\b(?:ask|charg|request|demand|offer)\w*\b[^.;]*\b(?:report|tell|walk away|contact|do not|don't|refuse)\b/i,
  /\b(?:is|are|come|comes) (?:not|never) (?:from us|ours|genuine)\b/i,
  /\bgenuine\b[^.]{0,80}\bonly\b/i,
  /\b(?:law|rules|act|code|home office) (?:forbids?|prohibits?|prevents?|bars?|stops?) (?:us|employers|anyone|agencies|any employer)\b/i,
];

/** Most sentences of an advert have none of these words, and no rule on money need be tried on them. */
export const speaksOfMoney =
  /[£$€₹₦]|\b(?:re-?|pre-?|un)?(?:pay|paid|salar|wage|earn|bill|invoic|account|fees?\b|fund|financ|cost|charg|price|money|cash|bank|deposit|bond|suret|advance|contribut|invest|\bsum\b|how much|balance|card\b|refund|reimburs|buy|bought|purchas|sell|sold|sale|afford|deduct|withh|withdr|held\b|recover|recoup|dock|instal|half|commission|voucher|cards?\b|amount|quid|grand\b|thousand|lakhs?|thirds?\b|tranche|cheque|check\b|loan|lend|lent\b|debt|ow(?:e|es|ed|ing)\b|settl|lodg|lev(?:y|ies)|outlay|expens|remunerat|honorari|goodwill|consideration\b|wallet|airtime|token|envelope|chip in|for free|savings|share\b|premium|gesture|apprecia|paper ?work|debit|recharge|riyals?|rewarded|\d+ ?k\b|means\b|budget|coin|bitcoin|btc|usdt|tether|crypto|western|moneygram|remit|wise\b|revolut|zelle|venmo|m-?pesa|transfer|wire|log-?in|password|visa|sponsor|certificate|cos\b|permit|licen[cs]e|gbp|usd|eur|aed|inr|ngn|pkr|php|cad|aud)|(?:\d\s?|\b(?:hundred|thousand|ten|[a-z]+teen|[a-z]+ty|one|two|three|four|five|six|seven|eight|nine)[ -])(?:pounds|dollars|euros|dirhams|rupees|naira|pesos|taka|cedis|shillings|rand)/i;

const kindOfPay = '(?:(?:rate of|basic|starting|hourly|daily|weekly|monthly|annual|night|base|gross) )*';
const workPaidFor =
  'hour|hr|day|night|shift|sleep[- ]?in|visit|call|lesson|session|class|week|fortnight|month|year|annum|delivery|drop|mile|load|tonne?|bin|piece|unit|room|clean|match|gig';
const sumsForWork = String.raw`${sum}(?: ?(?:-|–|to|and) ?${sum})?(?: gross)?,? ?(?:(?:(?:per|an?|each|every) |\/ ?)(?:${workPaidFor})|hourly|daily|nightly|weekly|fortnightly|monthly|yearly|annually|p\/?[hdwma]|p\.[hdwma]\.?)(?![\w-])`;

/** Money that the applicant is not asked for. */
export const harmless: RegExp[] = [
  /\b(?:fee|fees)[- ](?:paying|charging|earners?|earning|income)\b/gi,
  /\b(?:tuition|school|course|exam\w*|acca|study) fees?\b[^.;]*/gi,
  /\b(?:anti[- ])?money[- ]launder\w*/gi,
  // what the job pays
  /^\W*(?:(?:rate of|basic|starting|hourly|weekly|monthly|annual|night) )*pay(?: rates?)?\s*:[^.;]*/gi,
  /^\W*(?:(?:rate of|basic|starting|hourly|weekly|monthly|annual|night) )*pay (?:(?:band|scale|range|grade|point|spine|award|package|review)s?\b|is\b|starts?\b|rises?\b|reviewed\b|(?:of|from|up to|at|circa|around|about|between) [£$€] ?(?:\d{1,2}(?:[.,]\d{2})?(?![\d,.k])|(?:1[7-9]|[2-9]\d|1\d\d)(?:,?\d{3}|(?:\.\d)?k)))(?![^.;]*\b(?:visas?|cos|certificates?|sponsorship|agents?|fees?|deposits?)\b)[^.;]*/gi,
  /^\W*(?:(?:rate of|basic|starting|hourly|weekly|monthly|annual|night) )*pay(?: rates?)? (?:(?:is |will be )?as (?:shown|stated|advertised|listed|described|detailed|set out|given|published|quoted|agreed|above|below)(?: (?:above|below|here|overleaf|in (?:the|this|our) (?:job )?(?:advert(?:isement)?|description|table|scales?)))?|to be (?:confirmed|agreed|discussed|arranged|negotiated|advised)(?: (?:at|on|after) (?:the )?(?:interview|offer|appointment))?|(?:is )?negotiable)(?=\s*(?:[.;!)]|$))/gi,
  // what the job pays for a time or a piece of work, in words that could also tell somebody to pay
  new RegExp(String.raw`^\W*${kindOfPay}pay (?:rates?|range|scale|bands?)\s*:?\s*(?:is |are |from )*${sumsForWork}`, 'gi'),
  new RegExp(String.raw`^\W*${kindOfPay}pay\s*:?\s*(?:is |from |of |up to |circa )*${sumsForWork}(?![^.;]*\b(?:visas?|cos|certificates?|sponsor\w*|permits?|agents?|agency|recruiters?|fees?|deposits?|accounts?|regist\w+|processing|secure|reserve|before|until|for (?:the|your|our)|to (?:us|me|our|the|start))\b)[^.;]*`, 'gi'),
  // as much as a year's pay, where nothing is named that is sold
  /^(?=[^.;]*(?:(?:[£$€]|\b(?:gbp|usd|eur)) ?(?:1[7-9]|[2-9]\d|1\d\d)(?:,?\d{3}|(?:\.\d)?k)\b|(?<![\d,.])(?:1[7-9]|[2-9]\d|1\d\d)(?:,?\d{3}|k) ?(?:gbp|usd|eur|pounds|dollars|euros)\b))(?![^.;]*\b(?:visas?|cos|certificates?|sponsor\w*|permits?|agents?|agency|fees?|deposits?|invest\w*|packages? (?:from|start)|documents?|papers?|lmias?|transfer|send|bond|loan)\b)[^.;]*/gi,
  new RegExp(String.raw`\bpay(?:s|ing)?\b (?:is |from |of |up to |rate |at )*${sum}[^.;]{0,30}(?:\b(?:per|an?|each) |/)(?:hour|hr|day|week|month|year|annum)\b(?! (?:and|to|then) (?:receive|get|obtain) (?:your|the|a) (?:visas?|cos|certificates?)\b)`, 'gi'),
  // the employer pays
  /\bwe\b[^.;]{0,120}\band (?:will |also |gladly )*(?:pay|cover|meet|fund|reimburse|refund)\b[^.;]*/gi,
  /\b(?:pay|pays|cover|covers|paid|covered)\b[^.;]{0,80}\b(?:ourselves|itself|themselves in full)\b/gi,
  new RegExp(String.raw`\b(?:we|us|(?:the|our) (?:employer|company|trust|school|practice|firm|council|university|hospital|charity|group|college|bank|home|farm|hotel|restaurant|hospice|surgery|clinic|factory|garage|nursery|business|academy|dairy|ranch|orchard))\b (?:will |also |gladly |do )*(?:pay|pays|cover|covers|meet|meets|fund|funds|reimburse|reimburses|refund|refunds|contribute|contributes)\b${untilShared}`, 'gi'),
  ...employerGives,
  new RegExp(String.raw`\b(?:fees?|costs?|charges?|expenses|deposits?)\b[^.;]{0,40}\b(?:is|are|(?<!to )(?<!must )be|been|fully|all) (?:fully |all )?(?:covered|reimbursed|funded|met|included|paid) (?!back\b|by (?:you|the (?:applicant|candidate)))[^.;]*`, 'gi'),
  new RegExp(String.raw`\b(?:is|are|be) (?:covered|reimbursed|funded|met|paid|payable|borne|settled) by (?:us|the (?!(?:successful |chosen |selected |overseas |new )*(?:applicant|candidate|worker|nurse|carer|employee|staff|person)))[^.;]*`, 'gi'),
  // what anybody pays who uses it
  /\b(?:lunch\w*|dinners?|breakfasts?|meals?|(?:staff |car )?parking|canteen|gym)\b[^.;]{0,20}\b(?:costs?|is|are)\b [£$€] ?\d{1,2}(?:\.\d\d)?(?![\d,.k])[^.;]*/gi,
  /\bpay for (?:the |your |our )?(?:(?:car|staff) )?(?:parking|meals?|lunch\w*|food|drinks|childcare)\b[^.;]*/gi,
  /\b(?:pay|cover|meet|bear)s?(?: for)? (?:your|their|his or her) own (?:travel\w*|journey|flights?|air ?fares?|rent|food|living|meals|parking|accommodation|hotel|insurance|tools|relocation)\b(?![^.;]*\b(?:us|agents?|agency)\b)[^.;]*/gi,
  // what a person pays to an authority, not to whoever advertises
  new RegExp(String.raw`(?<!${sum} )\b(?:(?:your|their|own|the|any|uk|annual) )*(?:visa(?: application)?|(?:immigration )?health surcharge|ihs|nmc|gmc|hcpc|gphc|ielts|oet|english (?:language )?tests?|passport|tb test|dbs(?: checks?)?|professional (?:body )?registration)\b(?: (?:application|registration|check))? (?:fees?|costs?|charges?)\b(?: and (?:the )?(?:immigration )?health surcharge)?`, 'gi'),
  /\b(?:the )?costs? of (?:the|your|a) (?:dbs|visa|disclosure)[^.;]{0,40}\b(?:met|paid|covered) by the (?:applicant|candidate)/gi,
  new RegExp(String.raw`${sum},? \(?(?:(?:is|are|which is|to be) )*(?:payable|paid|due|charged|goes) (?:directly |straight )?(?:to|by) (?:the )?${authority}\b`, 'gi'),
  new RegExp(String.raw`(?<![^.;,:])(?![^.;,:]*\b(?:cos|certificates? of sponsorship|skills charge|western union|money ?gram|bitcoin|crypto\w*|gift cards?)\b)[^.;,:]*\b(?:goes|paid|pay|payable|due)\b[^.;,:]{0,40}\b(?:to|by) (?:the )?${authority}\b`, 'gi'),
  new RegExp(String.raw`(?<=\b${authority}\b[^.;]{0,60})\bpay (?:for )?(?:your|their|the) (?:own )?(?:annual |initial |yearly )*(?:registration|retention|renewal|membership)(?: fees?)?\b(?![^.;]*\b(?:us|agent|agency)\b)`, 'gi'),
  new RegExp(String.raw`\b(?:${authority}|dbs|hgv|driving) (?:registration|pin|cards?|licen[cs]es?|membership|badge|renewal|check)\b(?![^.;]*\b(?:us|our|agent|agency)\b)[^.;]*\bat (?:your|their) own (?:cost|expense)\b`, 'gi'),
  /\bpay\b(?![^.;]{0,20}\b(?:cos|certificates?|sponsorship|visas?|agen(?:t|cy)|recruiter|consultant|broker)\b)[^.;]{0,20}\b(?:through|from|out of) your (?:salary|pay|wages)\b[^.;]*/gi,
  /\bcosts? cent(?:re|er)s?\b[^.;]*/gi,
  /\bwe (?:accept|take) (?:cash|cards?|cheques?|contactless)\b[^.;]*\b(?:box office|tills?|counters?|shops?|stalls?|bar|pumps?|on board)\b/gi,
  // what no person is asked for, and what something lost costs
  /[£$€]\s?\d[\d.,]*\s?(?:million|billion|bn|mn?)\b/gi,
  /\b(?:loss of|lost|damaged|late|replacement)\b[^.;]{0,40}\b(?:charged?|costs?)\b[^.;]*/gi,
  new RegExp(String.raw`\b(?:the )?${authority} (?:charges?|takes?|asks?(?: for)?) ${sum}`, 'gi'),
  ...smallDeposits,
  // what anybody eats at noon
  /\b(?:pay|paying|buy|bring|cash|money|£ ?\d[\d.]*)\b[^.;]{0,20}\b(?:for|towards) (?:your (?:own )?|their (?:own )?|a |the )?(?:lunch(?:es)?|breakfast|dinner|meals?|food|drinks|coffee|tea|snacks|canteen)\b[^.;]*/gi,
  // a key, a flat, a present, and what a wage is paid in
  new RegExp(String.raw`\b(?:keys?|lockers?|fobs?) deposits?\b[^.;]*|\b(?:accommodation|room|flat|house|housing|tenancy|rent(?:al)?) deposits? (?:of |is |equal to )*(?:one|a|two|\d) (?:month|week)s?['’]?s?['’]? rent\b`, 'gi'),
  new RegExp(String.raw`\b(?:gift (?:cards?|vouchers?)|vouchers?) (?:of|worth) ${sum} (?:for (?:taking part|each|every|staff|new|winners|employees?|completing)|as (?:a )?(?:thank|prize|reward|gift))[^.;]*`, 'gi'),
  /\b(?:salar(?:y|ies)|wages?|compensation|bonus(?:es)?|payroll) (?:(?:can|may|will|is|are|be|also|gets?) )*paid(?: out)? (?:in|by|via|through)\b[^.;]*/gi,
  // the work itself: money of members, customers and suppliers
  new RegExp(String.raw`(?<!\bwe (?:will |also )?)\b(?!(?:processing|handling) (?:fees?|charges?|payments?|deposits?)\b)(?:process|collect|manag|handl|reconcil|bank|record|calculat|invoic|negotiat|administ|chas|tak|monitor|review|receiv)(?:e|es|ing|ling|s)?\b[^.;]{0,70}\b(?:fees?|deposits?|payments?|charges?|chargebacks|refunds)\b[^.;]*`, 'gi'),
  // "processing payments and refunds at the till": a thing that is done; "Processing payments are due" is a charge
  new RegExp(String.raw`(?<!\b(?:pay|pays|paying|send|transfer|make|makes|settle|your|our|the|an?) )\b(?:process|handl)ing (?:payments|(?:charges|deposits|returns|exchanges|orders|sales|bookings)(?:,? (?:and|or|&) |, ?|\/)(?:payments|refunds))\b(?![^.;]*(?:${sum}|\b(?:${matter}|permits?|licen[cs]es?|certificates?|interview|contract|place|slot|appl(?:y|ies)|applicants?|candidates?|workers?|nurses?|carers?|agents?|agency|required|needed|requested|payable|paid|due|must|upfront|up front|in advance|before|first|are|is|will)\b))[^.;]*`, 'gi'),
  /\b(?:pay|paying|pays|transfer|transferring)\b (?:our )?(?:suppliers?|invoices?|staff|wages|salaries|claims|vendors?|contractors?|attention)\b[^.;]*/gi,
  /(?<!\b(?:only|serious) )\b(?:customers?|clients?|users?|families|people|members|guests|tenants|students|patients|residents|universit\w+)\b (?:\w+ ){0,2}(?:send|pay|transfer|deposit|charges?|contact|write|message|text|book|reach)\b[^.;]*/gi,
  new RegExp(String.raw`\bask(?:s|ing)? (?:(?:our|the|all|your|every|each|any|new|late|overdue) )*${payers}\b(?:(?!\b(?:you|us)\b|\b(?:and|then) (?:pay|send|transfer)\b)[^.;])*`, 'gi'),
  /\b(?:buy|order|purchase|source)(?:s|ing)? (?:in )?(?:[\w-]+ ){0,2}?(?:stock|materials?|ingredients|supplies|parts|feed|goods|produce|flour|timber|food|drinks|livestock|fabrics?|components|media|advertising|wine|fish|meat|vegetables)\b[^.;]*/gi,
  /\bintroduction fees?\b/gi,
  /\b(?:union|membership|club|gym) (?:fees|dues|subscriptions)\b[^.;]*/gi,
  /\bsend(?:ing|s)? (?:our |the |all )*(?:patients|customers|clients|guests|members|residents|families|parents|users|students|tenants)\b[^.;]*/gi,
  /\bemployers? (?:will |also )?(?:pay|meet|cover|fund)s?\b[^.;]*/gi,
  /\brais(?:e|es|ing) (?:[\w-]+ ){0,2}?(?:funds?|money|income|donations)\b[^.;]*/gi,
  // a chat that is the work, or of those who work there already
  /\byou(?:'ll| will| would)? (?:also )?(?:manage|answer|run|moderate|monitor|handle|reply to|respond to|look after|support|serve|post on|own)\b[^.;\d@]*\b(?:whatsapp|telegram|messenger|wechat|viber)\b(?![^.;]*[\d@])[^.;]*/gi,
  /\b(?:whatsapp|telegram|discord|messenger) (?:bots?|apis?|sdk|business api|cloud api|integrations?|mini[- ]apps?)(?: (?:developers?|engineers?|programmers?|development|api|experience|needed|required|is|are|would|and|or))*\b(?![^.;]*[\d@])[^.;]*/gi,
  // what is sponsored and is nobody's right to work; a day's small change; what the employer pays
  /\b(?:shirt|kit|stadium|event|match(?:day)?|league|team|club|corporate|festival) sponsorships?\b(?![^.;]*\b(?:visas?|cos|certificates? of sponsorship|work permits?)\b)[^.;]*/gi,
  /\b(?:bring|take|have|need) [^.;£]{0,40}£ ?\d{1,2}(?:\.\d\d)? (?:in cash |cash )?(?:for|towards) (?:(?:the|your|a) )?(?:lunch|parking|food|dinner|breakfast|snacks|bus|transport|travel|drinks|car park|train|tram|taxi|meal|coffee)\b/gi,
  /\b(?:we|(?:the|our) (?:company|trust|employer|firm|home|hospital|school|group|practice)) (?:(?:will|also|fully|always) )*(?:pays?|covers?|meets?|funds?) (?:for )?(?:the |all |full |any )*(?:fees?|costs?|charges?|price) (?:of|for) (?:(?:the|your|a|uk) )*(?:certificates? of sponsorship|cos|visas?|skilled worker visa|immigration \w+ ?\w*|health surcharge)(?: applications?)?(?: ?\([^)]*\))?/gi,
  /\b(?:staff|team|shift|rota|crew|ward|social) (?:whatsapp|telegram)\b(?![^.;]*[\d@])[^.;]*|\b(?:whatsapp|telegram) (?:groups?|chats?) (?:for|with|of) (?:the |our )?(?:staff|team|shifts?|rotas?|colleagues|crew|work)\b(?![^.;]*[\d@])[^.;]*/gi,
  /\bsells? sponsorships? (?:and|&) (?!certificates?|cos|visas?|job)\w+/gi,
  // selling it is the work: of an event, a club or a show
  /\b(?:you|to|for|and|by|in|role|team) (?:(?:will|would|shall|help|also|be|is|involves?|include\w*|responsible for) )*sell(?:s|ing)? (?:[\w-]+ ){0,4}?sponsorships?\b[^.;]*/gi,
  /\bsell(?:s|ing)? (?:[\w-]+ ){0,3}?sponsorships?(?:,? (?:and|&) [\w-]+)? (?:packages?|deals?|opportunit\w+|space|inventory|rights|to (?:exhibitors|brands|advertisers|sponsors))\b[^.;]*/gi,
]; // prettier-ignore

export const asksForMoney: RegExp[] = [
  // who applies is to pay
  new RegExp(String.raw`\b${people}\b[^.;]{0,50}\b(?:pay|pays|transfer|send|deposit|wire|remit|buy|purchase|cover|covers|bear)\b[^.;]{0,70}(?:\b${fees}\b|${sum}|\bcos\b|certificate of sponsorship|immigration skills charge)`, 'i'),
  new RegExp(String.raw`(?:^|[.!?]\s|\b(?:please|kindly|to|then|and|must|should|before|today)[ ,]+|:\s*)(?:pay|transfer|send|deposit(?! (?:accounts?|products?|services|operations|protection|savings|adviser|advisor|clerk|officer|team)\b)|wire(?! transfers?\b)|remit)\b[^.;]{0,60}(?:\b${fees}\b|${sum})`, 'i'),
  new RegExp(String.raw`\b${people}\b (?:(?:are|is|will be|get|gets|be|being) )+(?:\w+ly )?(?:charged|billed|invoiced|asked for|liable for|responsible for (?:paying|the costs?))\b[^.;]{0,60}(?:${sum}|\b(?:${fees}|training|induction|sponsorship|certificates?|cos|visas?|paperwork|documents|processing|uniforms?)\b)`, 'i'),
  new RegExp(String.raw`\b${people}\b[^.;]{0,30}${mustPay} (?:for |towards |back |up ?front )*(?:[\w'-]+ ){0,6}?(?:and |, )?(?:training|inductions?|sponsorships?|certificates?|cos|immigration skills charge|paperwork|documents?|processing|onboarding|starter (?:kit|pack)|interviews?|recruitment|placement)\b`, 'i'),
  new RegExp(String.raw`\b${people}\b[^.;]{0,30}${mustPay}\b[^.;]{0,60}\b(?:up ?front|in advance|before (?:you |your |the |they |their )?(?:start\w*|interview|travel\w*|arriv\w+|contract|offer|joining))\b`, 'i'),
  new RegExp(String.raw`^\W*(?:all |each |every |the |successful |overseas |chosen )*(?:you|applicants?|candidates?) (?:(?:must|will|should|have to|need to|also|only) )*contributes? (?:only |just |about |around )*${sum}\W*$`, 'i'),
  new RegExp(String.raw`\b(?:bring|contribute|contributes|invest|invests|advance)\b (?:[\w'-]+ ){0,3}?${sum}[^.;]{0,60}\b(?:to|for|towards|in cash|before|with you)\b`, 'i'),
  // what must never be taken from wages
  new RegExp(String.raw`\b(?:costs?|fees?|charges?|price|expenses?|money|we paid|we pay)\b (?:of |for |on )*(?:[\w'-]+ ){0,4}?${owed}\b[^.;]{0,60}\b${takenBack}\b(?![^.;]*\b(?:if|should|unless) (?:you|they|an employee)\b[^.;]*\b(?:leave|resign|depart|quit))[^.;]*`, 'i'),
  new RegExp(String.raw`\b${owed} (?:costs?|fees?|charges?|price|expenses?)\b[^.;]{0,40}\b${takenBack}\b(?![^.;]*\b(?:if|should|unless) (?:you|they|an employee)\b[^.;]*\b(?:leave|resign|depart|quit))[^.;]*`, 'i'),
  new RegExp(String.raw`\b(?:deducts?|withholds?|recovers?|recoups?|keeps?)\b[^.;]{0,50}\b${owed}\b[^.;]{0,40}\b(?:from|out of) (?:your|the|their|each|every|first)\b[^.;]{0,20}\b(?:wages?|salar\w+|pay|payslips?|earnings)\b`, 'i'),
  new RegExp(String.raw`\b${matter}\b[^.;]{0,80}\b${taken}\b[^.;]{0,30}\b${fromPay}\b${unlessLeaving}`, 'i'),
  new RegExp(String.raw`\b${taken}\b[^.;]{0,30}\b${fromPay}\b[^.;]{0,60}\b${matter}\b${unlessLeaving}`, 'i'),
  new RegExp(String.raw`\b${taken}\b[^.;]{0,40}\b${matter}\b[^.;]{0,40}\b${fromPay}\b${unlessLeaving}`, 'i'),
  new RegExp(String.raw`\b${people}\b[^.;]{0,30}\b(?:repay|pays? back|pay off|reimburse|refund)s?\b[^.;]{0,60}\b${matter}\b${unlessLeaving}`, 'i'),
  new RegExp(String.raw`\b(?:wages?|salar\w+|pay|earnings)\b[^.;]{0,30}\b(?:go|goes|used|kept) (?:towards|to|for)\b[^.;]{0,40}\b${matter}\b${unlessLeaving}`, 'i'),
  new RegExp(String.raw`${sum}[^.;]{0,30}\b${taken}\b[^.;]{0,20}\b(?:for|towards)\b[^.;]{0,20}\b${matter}\b${unlessLeaving}`, 'i'),
  new RegExp(String.raw`\b${fees}\b[^.;]{0,20}(?:${sum}[^.;]{0,20})?\b(?:covers?|for|towards|includes?)\b[^.;]{0,20}\b${matter}\b[^.;]{0,40}\b(?:must be paid|required|payable|due|to be paid|is taken)\b(?! (?:to|by) (?:the )?(?:home office|ukvi|us\b|trust|employer|company))`, 'i'),
  // who pays, said from the side of the money
  new RegExp(String.raw`\b${owed}\b[^.;]{0,60}\b${paidBy}`, 'i'),
  new RegExp(String.raw`\b(?:paper ?work|documents?|documentation|processing|work permits?)\b[^.;]{0,60}\b${paidBy}`, 'i'),
  new RegExp(String.raw`${sum}[^.;]{0,40}\b${matter}\b[^.;]{0,60}\b${paidBy}|\b${matter}\b[^.;]{0,40}${sum}[^.;]{0,60}\b${paidBy}`, 'i'),
  new RegExp(String.raw`\b${people}\b (?:(?:must|will|should|shall|need to|have to|are to) )?(?:meet|settle|fund|finance|shoulder)s?\b[^.;]{0,20}(?:${sum}|\bcosts?\b|\bfees?\b)[^.;]{0,30}\b${matter}\b`, 'i'),
  // a price on what must never have one
  new RegExp(String.raw`\b(?:costs?|fees?|price|charges?) (?:of|for) (?:[\w'-]+ ){0,5}?${matter}\b[^.;]{0,30}?${sum}[^.;]{0,30}\b${onceAsked}`, 'i'),
  new RegExp(String.raw`\b${matter}\b[^.;]{0,30}?${sum}(?![\d,.]*\s*(?:(?:per|an?|each) |/)(?:hour|hr|day|week|year|annum))[^.;]{0,30}\b${onceAsked}`, 'i'),
  new RegExp(String.raw`\b(?:certificates? of sponsorship|cos) (?:only |just )?(?:from|at) ${sum}`, 'i'),
  new RegExp(String.raw`(?<!\b(?:up to|pay|pays|cover|covers|contribut\w+|give|gives|offer|offers|provide|provides|allowance|grant|bonus|worth|receive|get|refund|reimburse)\b[^.;]{0,30})${sum} (?:is |only |just )?(?:for|towards) (?:the |your |all |our )?(?:visa )?(?:paper ?work|documents?|documentation|processing|visas?|job offer|offer letter|cos|certificate of sponsorship)\b(?! (?:and|or) relocation| and flights)(?![^.;]*\b(?:on|by|from) us\b)`, 'i'),
  new RegExp(String.raw`\b${bought}\b[^.;]{0,20}\b(?:for|on) sale\b`, 'i'),
  new RegExp(String.raw`\b${bought}\b[^.;]{0,40}\b(?:costs?|price[ds]?|for sale|fees?|available (?:for|at|from)|for)\b (?:only |just |is |of |at |from )*:?\s?${sum}`, 'i'),
  new RegExp(String.raw`\b(?:sells?|selling|buy|purchase|pay|pays|charge|charges|fee|price|${sum})\b[^.;]{0,40}\b(?:for|your|their|a|the) (?:the |your |a )*${bought}\b[^.;]{0,60}`, 'i'),
  new RegExp(String.raw`\b(?:sells?|selling|buy) (?:the |your |a )*${bought}`, 'i'),
  new RegExp(String.raw`\bthere (?:is|are|will be|may be) (?:an?|some) (?:[\w-]+ ){0,2}?(?:charges?|fees?|price) (?:for|to) (?:[\w-]+ ){0,3}?${matter}\b(?![^.;]*\b(?:we|us|employer|company|trust|council|home office|government)\b)`, 'i'),
  // fees of recruiters
  new RegExp(String.raw`\b(?:registration|application|processing|administration|admin|agency|recruitment|placement|training|onboarding|interview|reservation|booking|security|sponsorship|arrangement|handling|refundable|upfront|advance|cos|certificate|consultation)\b[\w /-]{0,20}\b${fees}\b[^.;]{0,70}(?:${sum}|\b(?:required|payable|applies|apply|must be paid|to be paid|is due|refund\w*|secure|in advance|before)\b)`, 'i'),
  new RegExp(String.raw`\b(?:${fees}|${sum})[^.;]{0,60}\b(?:to|will) (?:secure|reserve|guarantee|confirm|hold)\b[^.;]{0,40}\b(?:job|position|place|slot|offer|interview|visa|certificate|cos|sponsorship|contract)\b`, 'i'),
  new RegExp(String.raw`\b(?:secure|reserve|confirm|guarantee)\b[^.;]{0,40}\b(?:transfer|send|pay|deposit)\b[^.;]{0,40}${sum}`, 'i'),
  /\bwe (?:will )?(?:charge|collect|take)\b[^.;]{0,40}\b(?:fee|deposit)\b/i,
  // through whom, and from what
  new RegExp(String.raw`\b(?:agents?|agency|recruiters?|consultants?)['’]?s? (?:commission|fee|cut|share)s?\b[^.;]{0,60}\b${paidBy}`, 'i'),
  /\b(?:pre-?paid|paid|payable)\b[^.;]{0,30}\bto our (?:(?:recruitment|recruiting|visa|training|overseas|local|hr|travel|immigration|processing) )?(?:partner|agent|agency|recruiter|representative|consultant|lawyer|solicitor)s?\b/i,
  /\b(?:salary|wages?|pay)\b[^.;]{0,30}\b(?:withheld|held back|kept|retained)\b[^.;]{0,40}\b(?:deposit|security|guarantee|bond|visa|certificate|cos|sponsorship)\b/i,
  new RegExp(String.raw`\b(?:deduct|withhold|recoup|recover|take|keep)s?\b[^.;]{0,60}\b(?:costs?|price|fees?)\b[^.;]{0,20}\b(?:certificates?|cos|sponsorship|visas?|skills charge)\b[^.;]{0,30}\b(?:repaid|paid (?:off|back)|recovered|cleared|recouped)\b${unlessLeaving}`, 'i'),
  new RegExp(String.raw`\b(?:sponsorship|visas?|cos|certificates?(?: of sponsorship)?)\b[^.;]{0,40}\bat (?:an )?(?:additional|extra|added|your own|their own|the (?:applicant|candidate|worker)['’]s) (?:cost|charge|expense|fee)\b(?! (?:to|for) (?:us|the (?:employer|company|trust|council)))(?![^.;]*\bvisa fees?\b)`, 'i'),
  new RegExp(String.raw`\b${people}\b (?:(?:must|will|should|have to|need to) )?(?:pay|repay|reimburse|refund)s? (?:(?:us|it|them) )?(?:back )?(?:for )?(?:the |your |our |their )*(?:cos|certificates?(?: of sponsorship)?|sponsorship|skills charge)\b${unlessLeaving}`, 'i'),
  /\b(?:only|just)\b[^.;]{0,30}\b(?:who|that) (?:can|are able to|are ready to|are willing to|will) pay\b[^.;]{0,30}\b(?:sponsorship|cos|certificate|visa|processing)\b/i,
  new RegExp(String.raw`\b(?:deposits?|fees?|payments?)\b[^.;]{0,30}\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty) (?:hundred|thousand)\b[^.;]{0,40}\b(?:visas?|sponsorship|cos|certificates?|paper ?work|documents?|processing|job|place|interview)\b`, 'i'),
  new RegExp(String.raw`^\W*(?:registration|application|enrol\w*|processing|booking)\b(?: fee| charge)?(?: is|:| costs?| at)? (?:only |just )?${sum}\W{0,3}\(?(?:non[- ]?refundable|one[- ]off|payable|up ?front|in advance)`, 'i'),
  /\b(?:share|send|give|provide|submit|enter|confirm)\b[^.;]{0,30}\b(?:bank|debit|credit|atm)? ?(?:card|account) (?:details|number|pin|information)\b[^.;]{0,60}\b(?:confirm|secure|book\w*|reserve|release|process|cos|certificate|sponsorship|visa|interview|offer)\b/i,
  // what is asked for before anything is given
  new RegExp(String.raw`\b${matter}\b[^.;]{0,60}\b(?:once|as soon as|when|after|until)\b[^.;]{0,30}\b(?:receiv\w+|arriv\w+|clear\w*|sent|transferred)\b[^.;]{0,20}\byour (?:${sum}|payment|deposit|money)|\b(?:certificate|${matter})\b[^.;]{0,40}\b(?:once|as soon as|when|after) your (?:payment|deposit|money|fee)\b[^.;]{0,15}\b(?:clear\w*|receiv\w+|arriv\w+|confirmed)`, 'i'),
  new RegExp(String.raw`\b(?:once|as soon as|when|after)\b[^.;]{0,30}\b(?:receiv\w+|clear\w*)\b[^.;]{0,20}\byour (?:${sum}|payment|deposit|money)[^.;]{0,60}\b${matter}\b`, 'i'),
  new RegExp(String.raw`\b${bought}\b (?:comes?|is given|is issued|carries|attracts?|incurs?|involves?)\b[^.;]{0,30}\b(?:${fees}|costs?)\b[^.;]{0,10}${sum}(?![^.;]*\b(?:we|us|the (?:trust|employer|company|school|council))\b)`, 'i'),
  new RegExp(String.raw`\bto (?:hold|secure|reserve|confirm|keep|guarantee) (?:your|the|a|an) (?:[\w-]+ ){0,2}?(?:place|slot|position|job|offer|interview|spot|visa|cos|certificate)\b[^.;]{0,50}(?:\b${fees}|${sum})[^.;]{0,20}\b(?:needed|required|payable|due|applies|asked|necessary|must be)\b`, 'i'),
  new RegExp(String.raw`\b(?:asks?|requires?|requests?|expects?|demands?|takes?|collects?)\b (?:for )?(?:each |every |all |the |our |successful |new |overseas )*${people}\b[^.;]{0,20}\b(?:bonds?|suret\w+|deposits?|guarantees?|securit\w+|fees?|payments?|contributions?)\b[^.;]{0,10}${sum}`, 'i'),
  new RegExp(String.raw`\b(?:half|50 ?%)[^.;]{0,40}\b(?:sponsorship|visa|cos|certificate)\b[^.;]{0,20}\b(?:now|up ?front|in advance|first|today)\b[^.;]{0,15}\b(?:half|rest|balance|remainder|other|50)\b`, 'i'),
  new RegExp(String.raw`\b(?:we|(?:our|the) (?:\w+ ){0,2}?(?:consultancy|agency|agents?|firm|company|team|partners?|office))\b (?:will |also |only |just |do )?charges? (?:the |each |every |our |all |successful |overseas )*${people}\b[^.;]{0,25}${sum}`, 'i'),
  new RegExp(String.raw`\b(?:registration|application|processing|administration|admin|agency|placement|onboarding|sponsorship)\b costs? of ${sum}[^.;]{0,20}\b(?:applies|apply|(?:is|are) (?:payable|due|charged)|per (?:applicant|application|candidate))\b`, 'i'),
  new RegExp(String.raw`\b(?:agents?|agency|consultancy)\b (?:in \w+ )?(?:collects?|takes?|charges?|wants?|asks?(?: for)?) ${sum}`, 'i'),
  new RegExp(String.raw`\bprices? (?:of|for) (?:[\w'-]+ ){0,4}?${bought} (?:is|are|starts?|from)\b[^.;]{0,15}${sum}`, 'i'),
  new RegExp(String.raw`${sum} (?:\w+ )?for (?:a |an |your |the )?guaranteed (?:[\w-]+ ){0,2}?(?:interview|job|visa|offer|placement|position)`, 'i'),
  /\bno (?:payment|fee|deposit|money)\W+no (?:cos|certificate|visa|sponsorship|job|interview|offer)\b/i,
  // what nobody may have: the code of a voucher, the key to an account
  /\b(?:top up|load|buy|purchase|get|scratch)\b[^.;]{0,40}\b(?:vouchers?|(?:gift|google play|steam|itunes|amazon|apple)(?: gift)? cards?)\b[^.;]{0,40}\b(?:send|share|give|text|e-?mail)\b[^.;]{0,20}\b(?:codes?|numbers?|photos?|pictures?|pins?)\b/i,
  /\b(?:share|send|give|provide|submit|enter|confirm)\b[^.;]{0,30}\b(?:(?:online|internet|mobile)[- ]?banking|bank(?:ing)?|e-?banking)\b[^.;]{0,15}\b(?:log-?ins?|passwords?|credentials|pin|passcodes?|one-time codes?|otps?)\b/i,
  // a price on the way in, a guarantee that has one, and who can pay it
  new RegExp(String.raw`\b(?:fees?|deposit|charge)\b[^.;]{0,30}${sum}[^.;]{0,20}\b(?:must|has to|needs? to|is to) be paid\b(?! by (?:us|the (?:employer|company|trust)))[^.;]{0,30}\b(?:before|prior to|ahead of) (?:the |your |an |any )?(?:interview|offer|contract|appointment|shortlist\w*)`, 'i'),
  new RegExp(String.raw`^(?=[^.;]*\bguarantee\w*)(?=[^.;]*\b(?:sponsorship|visas?|cos|certificate)\b)(?![^.;]*\b(?:salar\w+|wages?|ote|earn\w*|per annum|pa|(?:a|per) (?:year|month|week|hour))\b)[^.;]*\b(?:package|bundle|deal|investment|all[- ]in|instal?ments?)\b[^.;]{0,20}(?:${sum})`, 'i'),
  /\b(?:can|able to|must) afford\b[^.;]{0,30}\b(?:sponsorship|cos|certificate|visa|processing|fees?|amount)\b/i,
  // what the employer must bear, shared with the applicant
  new RegExp(String.raw`\b${people} (?:(?:must|will|should|would|have to|need to|(?:are|is) (?:expected|asked|required) to) )*(?:contribute|chip in|share|split)s? ${theirs}(?:(?:sponsor(?:ship|['’]s)? )?licen[cs]e(?: fees?| costs?)?(?=\W*$|[,;.]| (?:and|before|when|once)\b)|certificates? of sponsorship|cos\b|(?:immigration )?skills charge|sponsorship (?:costs?|fees?|charges?))`, 'i'),
  /\blicen[cs]e (?:fees?|costs?) (?:is|are|will be) (?:split|shared|divided) (?:\w+ )?between (?:you|the (?:applicant|candidate|worker))\b/i,
  // cards that pay for papers
  new RegExp(String.raw`\b(?:ask(?:ed)? (?:you )?to|requested to|required to|needs? to|have to|must) (?:buy|purchase|get|obtain) (?:\w+ ){0,2}?${card}(?! (?:for|to give) (?:our |the |your )?(?:clients?|customers?|staff|colleagues|events?|winners|residents|guests))`, 'i'),
  new RegExp(String.raw`\b(?:buy|purchase|get|obtain)\b (?:\w+ ){0,2}?(?:${card}|vouchers) (?:for|to (?:cover|pay(?: for)?)) (?:the |your )?(?:\w+ )?${papers}`, 'i'),
  new RegExp(String.raw`\b${card} (?:must|should|need to|have to|are to) be (?:bought|purchased)\b`, 'i'),
  // money for the agent, before a step
  new RegExp(String.raw`(?:\b(?:pay|settle with|pays)|\b(?:hand|give|bring|pass) (?:the |your |all )?(?:money|cash|fees?|payment)(?: over)? to) (?:our|the) (?:\w+ )?(?:agent|representative|consultant|middleman|broker)\b[^.;]{0,30}\b(?:before|prior to|once|when|as soon as|after|until)\b[^.;]{0,30}\b(?:interviews?|offer|shortlist\w*|embassy|visas?|cos|certificate|travel|arriv\w+|contract|start|appointment)\b`, 'i'),
  // a price that is named by the wage, on request, or taken back month by month
  /\b(?:recruitment|placement|agency|processing|sponsorship|administration|admin|registration|introduction) (?:fees?|charges?)(?: is|:| of| equals?)? (?:only |just )?(?:half|one|two|three|\d)(?: (?:and|a|half))* months?['’]?s? (?:salary|pay|wages?)\b/i,
  /\b(?:cos|certificates?(?: of sponsorship)?|sponsorship|visa|work permit) (?:prices?|fees?|costs?|charges?)(?: is| are|:)? (?:given |available |quoted )?(?:on|upon) (?:request|application|enquiry)\b|\b(?:prices?|fees?) (?:of|for) (?:the |your |a )?(?:cos|certificates?(?: of sponsorship)?|sponsorship|work permit)(?: is| are|:)? (?:given |available )?(?:on|upon) (?:request|application|enquiry)\b/i,
  new RegExp(String.raw`\b(?:costs?|price) of (?:your|the) ${matter} (?:is|are|will be|gets) (?:recovered|recouped|deducted|repaid|taken|paid back|docked|collected) (?:in|by|through|via|over) (?:\w+ ){0,3}?(?:deductions?|instal?ments?|months?|payments)\b${unlessLeaving}`, 'i'),
  // a contribution that confirms a place
  new RegExp(String.raw`\b(?:contribution|donation|payment|sum|amount|fee|deposit) of ${anySum}(?![\d,.]*k? (?:an?|per|each) (?:week|month|year))[^.;]{0,20}\b(?:confirms?|secures?|reserves?|holds?|guarantees?|books?)\b (?:your|the|a|an) (?:\w+ )?(?:place|slot|interview|position|appointment|application|job|spot|visa|cos|certificate)\b`, 'i'),
  // coins for the visa
  new RegExp(String.raw`${atWork}\b${coin}(?: payments?)?(?: (?:is|are|gladly|also))* (?:accepted|taken|welcome|possible|preferred) (?:for|towards) (?:the |your |a )?(?:\w+ )?(?:${matter}|certificate)`, 'i'),
  new RegExp(String.raw`\b(?:accept|take)s? ${coin}(?: payments?)? (?:for|towards) (?:the |your |a )?(?:\w+ )?${matter}`, 'i'),
  new RegExp(String.raw`\b${matter}\b[^.;]{0,20}\b(?:paid|payable)\b (?:only )?(?:in|by|with|via) ${coin}|^\W*payable (?:only )?(?:in|by|with|via) ${coin}`, 'i'),
  // a package that has a price
  new RegExp(String.raw`\b(?:visa|cos|sponsorship|skilled worker|certificate)(?:(?: and| &|\/|\+) (?:visa|cos|sponsorship))? (?:package|bundle)s?\b(?:[:,–-]| (?:now |only |just )?(?:from|at|for|costs?|is|starts? (?:at|from))\b)* ?(?:only |just )?${price}(?![^.;]*\b(?:salar\w+|wages?|per annum|basic|pa|paid by|covered|(?:a|per) (?:year|month|week|hour)|brands?|exhibitors?|events?|clubs?|sponsors|partners)\b)`, 'i'),
  // who would invest in a visa of one's own
  new RegExp(String.raw`(?<!\b(?:we|us|company|employer|firm|trust|hospital|team|business|school)\b[^.;]{0,30})\b(?:ready|willing|able|prepared|can|must|should|need)\b[^.;]{0,15}\b(?:invest|put (?:\w+ )?(?:money|cash|savings))\b (?:${sum} )?(?:in|into) (?:(?:an?|the|your|their|his|her|own|uk) )*${matter}`, 'i'),
  // ways of paying that cannot be taken back
  /\b(?:pay|paid|payments?|send|transfer|fees?)\b[^.;]{0,60}\b(?:by|via|through|in|with|to)\b[^.;]{0,25}\b(?:western union|moneygram|bitcoin|usdt|gift cards?|our (?:bank )?account|our agent)\b/i,
  new RegExp(String.raw`${atWork}\b${transfer}\b[^.;]{0,40}\b${asked}\b[^.;]{0,40}\b${beforeStep}\b`, 'i'),
  new RegExp(String.raw`\b${beforeStep}\b[^.;]{0,60}\b${transfer}\b[^.;]{0,40}\b${asked}\b`, 'i'),
  // an employer has nothing to accept it for
  new RegExp(String.raw`^\W*(?:(?:we|i) (?:also |only |gladly )?(?:accept|take) (?:payments? (?:by|via|in) )?${faceless}|${faceless} (?:(?:is|are|payments?|transfers?|also|only|gladly) )*(?:accepted|taken|ok|okay))\W*$`, 'i'),
  new RegExp(String.raw`${atWork}\b(?:western union|money ?gram|bitcoin|usdt|crypto(?:currency)?|gift cards?) (?:transfers?|payments?|deposits?)\b(?: \w+){0,2} (?:required|needed|payable|only)\b`, 'i'),
  new RegExp(String.raw`(?<!\bwe (?:will |also |gladly )?)\b(?:send|transfer|pay|buy|purchase|make|complete|deposit|wire|remit)\b[^.;]{0,60}\b${transfer}\b[^.;]{0,50}\b${beforeStep}\b`, 'i'),
  new RegExp(String.raw`\b${beforeStep},? (?:please |you (?:must|need to|have to|should|will) |candidates (?:must|need to|have to|should) )*(?:send|transfer|pay|buy|purchase|make|complete|deposit|wire|remit)\b[^.;]{0,60}\b${transfer}\b`, 'i'),
]; // prettier-ignore

/** Telephone numbers of other countries than the United Kingdom. */
export const foreignPhone = /(?:\+|\b00)\s?(?!44)[1-9]\d{0,2}[\s().-]*\d(?:[\s().-]*\d){6,11}\b/;

/** Endings of two letters that say nothing of a country, or say this one. */
export const anyonesEndings = new Set(['uk', 'gb', 'io', 'co', 'ai', 'me', 'tv', 'eu', 'fm', 'je', 'gg', 'im']);

/** That an advert speaks of a visa of the United Kingdom. */
export const speaksOfBritishVisa =
  /\b(?:skilled worker|tier ?2|health and care worker)\b|\bcertificates? of sponsorship\b|\b(?:uk|united kingdom|british)\b[^.;]{0,40}\b(?:visas?|sponsorship|work permits?)\b/i;
