import { currencyName, currencySign } from './currencies-named.js';

/**
 * More ways in which an advert asks for money, by what stands beside it: a step of the way into the job, a share of the
 * wages, a form of paying in parts. Most name no payer: whoever would have to pay to go on is who reads it. Read after
 * what the employer pays was taken out (`scam-rules.ts`), against a sentence without its decimal points.
 */

const sum = String.raw`(?:${currencySign}\s?\d[\d,.]*k?|\b\d[\d,.]*\s?k?\s?${currencyName}\b)`;
/** No salary: of five digits the smaller, and none that is a threshold. */
const price = String.raw`(?!\D{0,4}(?:[2-9]\d|1\d\d)(?:,?\d{3}|k)\b)${sum}(?!\s?\+)`;
/** Not what somebody earns. */
const noPay = String.raw`(?![^.;]*\b(?:salar\w+|wages?|basic|earn\w*|per annum|pa|p\/a|rates?|threshold|bonus\w*|pension|budgets?|(?:a|an|per|each|every) (?:hour|day|week|fortnight|month|year))\b)`;
const money = String.raw`(?:fees?|charges?|deposits?|payments?|commissions?|retainers?|levy|levies|premiums?|balance|bonds?|suret(?:y|ies)|token|tariff|invoice|instal?ments?)`;
const papers = String.raw`(?:certificates?(?: of sponsorship)?|cos|visas?(?: (?:slot|package|application|file|invitation|letter))?|sponsorships?(?: letter)?|work permits?|job offers?(?: letters?)?|offer letters?|invitation letters?|lmias?|documents?|documentation|paper ?work|papers)`;
const step = String.raw`(?:${papers}|interviews?|appointments?|vacanc(?:y|ies)|place|slot|file|application|onboarding|contract|position|biometrics|embassy)`;
const people = String.raw`(?:you|applicants?|candidates?|workers?|nurses?|carers?|employees?|those|persons?|people|recruits|starters)`;
const give = String.raw`(?:pay|remit|transfer|settle|deposit|send|wire|clear|meet|bear|advance|forward|hand over|put down|raise)`;
const owes = String.raw`(?:(?:must|need to|needs to|have to|has to|should|shall|will|(?:are|is|be) (?:to|required to|expected to|asked to|obliged to|prepared to|ready to|willing to|able to)) (?:also |first |then |promptly |kindly )*)`;
/** Whatever is owed to an authority is owed to nobody here. */
const noAuthority = String.raw`(?![^.;]*\b(?:home office|ukvi|government|embassy fee|nmc|gmc|hcpc|uscis|ircc|customers?|clients?|tenants|guests|suppliers?|members|patients|students)\b)`;

export const moneyAsked: RegExp[] = [
  // a line of a form: "Fee payable: yes"
  String.raw`^\W*(?:(?:is|are) )?(?:an? |any )?(?:(?:joining|registration|processing|agency|admin\w*|application|sponsorship|visa|cos|recruitment|placement|up ?front|security|refundable|applicants?|candidates?|training) )*(?:fees?|deposits?|charges?|payments?)(?: (?:is|are))? (?:payable|required|needed|due|applicable|charged)(?: (?:by|from|for|to) (?:the |all |every |each )*${people})?\s*[:=?–-]+\s*(?:yes\b|true\b|[✔✅✓☑]|${price}${noPay})`,
  String.raw`^\W*(?:(?:joining|processing|agency|admin\w*|application|recruitment|placement|up ?front) )?fees?\s*[:=?–-]+\s*(?:yes|true|payable|applicable|applies|required)\b(?! (?:by|from) (?:us|the (?:employer|company|trust|school|council))\b)`,
  // whoever applies is to hand it over
  String.raw`\b${people}\b (?:\w+ ){0,3}?${owes}${give}\b (?:\w+ ){0,4}?(?:${money}|money|funds|amount|sum|costs?)\b${noAuthority}`,
  String.raw`(?:^|[.!?]\s|\b(?:to (?:proceed|continue|go on|start|begin|apply|move forward)|kindly|please|then|next|today|now),? )(?:kindly |please |simply |just )*(?:${give}|make)\b (?:\w+ ){0,5}?(?:${money}|${sum}|(?<!\b(?:raise|advance|meet|clear) (?:\w+ ){0,5})(?:money|amount|funds)\b)${noAuthority}`,
  String.raw`\b(?:fees?|charges?|deposits?|levy|contribution|commission) (?:appl(?:y|ies)|(?:is|are|will be|gets) (?:charged|levied|collected|taken|asked|payable)) (?:to|from|by|for|on) (?:all |each |every |any |the )*(?:[\w-]+ )?${people}\b`,
  String.raw`\b${people}\b (?:\w+ ){0,3}?(?:bears?|meets?|shoulders?|carr(?:y|ies)|absorbs?) (?:the |all |any |full |their |own )*(?:costs?|expenses?|fees?|price|charges?) (?:of|for) (?:\w+ ){0,3}?(?:licen[cs]e|sponsor\w*|certificates?|cos|recruitment|agent|agency|processing)`,
  String.raw`\b(?:fees?|retainers?|commissions?|charges?|invoices?|bills?|expenses|costs?) (?:of ${sum} )?(?:(?:is|are|will be|must be|has|have|to be|being) )+(?:borne|met|paid|settled|shouldered|covered|carried) by (?:the |each |every |our |all )*(?:[\w-]+ )?(?:applicants?|candidates?|workers?|nurses?|carers?|you\b|recruits)`,
  String.raw`(?:^|[.!?]\s|\byou )\W*(?:can |only |just |simply )*pay(?:ment)?(?: only| just| us)? (?:after|on|upon|once|when) (?:the |your |you (?:get|have|receive|hold) )*(?:visas?|certificates?(?: of sponsorship\b|(?! (?:issued|of)\b))|cos|work permits?|permits?|approval(?! of\b)|offer letters?|landing)\b`,
  // a step that comes only against money
  String.raw`\b${step}\b[^.;]{0,50}\b(?:upon|on|after|once|against|following|when|subject to) (?:the |your |full |part |partial |our )*(?:receipt|payment|transfer|clearance|settlement|deposit) (?:of|for) (?:\w+ ){0,3}?(?:${money}|${sum}|money|funds|amount)`,
  String.raw`\b(?:upon|on|after|once|against|following) (?:the |your |full |our )*(?:receipt|payment|transfer|settlement) of (?:\w+ ){0,3}?(?:${money}|${sum}|money|funds|amount)[^.;]{0,50}\b${step}\b`,
  String.raw`(?=${sum})${noPay}${sum}[^.;]{0,40}\b(?:to|will|which|that) (?:open|start|activate|process|release|unlock|begin|submit|lodge|file|holds?|secures?|reserves?|books?|confirms?)s? (?:your|the|a|an) (?:\w+ )?${step}\b`,
  String.raw`\b(?:sum|amount|token|deposit|payment|contribution|commitment) of ${noPay}${sum}[^.;]{0,50}\b(?:holds?|opens?|secures?|reserves?|books?|confirms?|guarantees?|shows?|proves?|starts?)\b`,
  String.raw`\b(?:up ?front|advance|initial|good[- ]faith|non-?refundable|refundable) (?:[\w-]+ )?(?:commitment|payment|deposit|contribution|sum|amount|${money})(?: (?:of|is))? ${sum}`,
  String.raw`\b(?:proof|evidence|screenshot|copy|slip) of (?:your )?(?:payment|transfer|deposit|remittance)\b[^.;]{0,60}\b(?:passport|cv|application|form|documents?|photos?|details)\b|\b(?:passport|cv|application|form|documents?)\b[^.;]{0,60}\b(?:proof|evidence|screenshot|slip) of (?:your )?(?:payment|transfer|deposit)\b`,
  // a price
  String.raw`\b${papers}\s*(?:available|ready|for sale|in stock)?\s*[:=–-]\s*(?:only |just |from )?${noPay}${price}`,
  String.raw`^\W*(?:${papers}|(?:fees?|charges?) appl(?:y|ies):?) ${price}\W*$`,
  String.raw`\b${papers} (?:(?:will|only|just|is|are|now) )*costs? (?:(?:you|only|just|about|around) )*${sum}${noAuthority}(?![^.;]*\b(?:we|us|our|employer|company|trust)\b)`,
  String.raw`\b(?:sells?|selling|supply|supplies|supplying) (?:[\w-]+ ){0,3}?(?:certificates? of sponsorship|cos|job offers?|offer letters?|work permits?|visas)\b`,
  String.raw`\b(?:get|buy|obtain|grab|secure) (?:your|a|an|the) (?:[\w-]+ ){0,3}?${papers} (?:for|at|from) (?:only |just |as little as )*${noPay}${price}`,
  String.raw`\b(?:visas?|sponsored|sponsor you)\b(?: (?:and|with) (?:[\w-]+ ){0,2}?[\w-]+)?,? (?:only |just )?(?:for|at|against|in (?:return|exchange) for) (?:an?|the|our) (?:[\w-]+ ){0,2}?(?:fee|charge|payment|price|cost|sum) of (?:only |just )?${noPay}${price}${noAuthority}`,
  String.raw`(?<!\b(?:events?|clubs?|teams?|kit|shirt|corporate|commercial|brand|match|ball) )\b(?:visas?|sponsorships?|certificates?(?: of sponsorship)?|cos|work permits?|job offers?|sponsor(?: you| your visas?)?)\b (?:(?:is|are|can be|will be|available|offered|arranged|provided|given|issued|possible|obtained) )*(?:for|against|in (?:return|exchange) for) (?:an?|our) (?:[\w-]+ )?(?:fee|charge|price|payment)\b(?! (?:that|which) (?:we|the (?:employer|company|trust))\b)`,
  String.raw`\b(?:your|an?|guaranteed?) (?:[\w-]+ ){0,3}?visas?,? for (?:only |just )*(?!${sum}\w)${noPay}${price}\W*$`,
  String.raw`\b(?:agents?|agency|consultan(?:t|cy)|recruiters?|brokers?)(?:['’]s?)? (?:fees?|commissions?|charges?|cut|share|price)s? (?:is|are|of|comes? to|:) ?(?:only |just )?(?:${sum}|\d+ ?%|(?:one|two|three|half))`,
  String.raw`\b(?:buy|purchase|order|collect) (?:your|the|a|our) (?:\w+ )?(?:starter|training|induction|uniform|insurance|medical|registration|visa|application|onboarding|orientation|bond|welcome)\b[^.;]{0,20}\(?${sum}`,
  String.raw`\b(?:get|give|provide|arrange|offer|obtain|supply)s?\b[^.;]{0,25}\b(?:cos|certificates?(?: of sponsorship)?|work permits?|lmias?|job offers?)\b[^.;]{0,30}\b(?:for|at) (?:a|the|our) (?:\w+ )?price\b`,
  String.raw`\bcosts? (?:you |only |just |about |around )*${sum} to (?:be|get|become|have) (?:\w+ )?(?:placed|hired|sponsored|put forward|listed|registered|considered|shortlisted|matched|interviewed)\b`,
  String.raw`\b(?:sells?|selling|sold)\b (?:[\w-]+ ){0,3}?(?:places?|slots?|seats?|jobs|spots?)\b[^.;]{0,40}\b(?:sponsor\w*|visas?|cos|certificates?)\b`,
  String.raw`\b(?:prices?|amount|sum) (?:includes?|covers?|is for|buys) (?:the |a |your )?(?:job|work permit|visas?|certificate|cos|sponsorship|offer letter)\b`,
  String.raw`\b${papers} (?:(?:is|are|now|also) )*(?:available|open|offered|ready) (?:to (?:buy|purchase)|for (?:purchase|sale))\b(?![^.;]*\b(?:exhibitors?|brands?|events?|clubs?|customers?|clients?)\b)`,
  String.raw`\b(?:training|courses?|induction|orientation|registration|onboarding|screening|insurance|uniforms?) (?:costs?|is|are) ${sum}[^.;]{0,20}\b(?:(?:paid|payable|due) (?:by (?:bank|card|wire|cash|transfer)|before|in advance|up ?front|first|now)|pay (?:before|in advance|up ?front|first|now))\b(?![^.;]*\bby (?:us|the (?:company|firm|trust|employer|school))\b)`,
  String.raw`^\W*(?:[\w-]+ )?(?:fees?|charges?)(?: appl(?:y|ies)| is| are)?\W{1,3}${sum} (?:for|per|from|to) (?:all |each |every |any |overseas |international |foreign |non-uk |selected )*(?:applicants?|candidates?|workers?|nurses?|carers?|applications?)\b`,
  // of whoever brings people together
  String.raw`\b(?:recruiter|agent|agency|introducer|broker|middleman|consultant|intermediary)\b[^.;]{0,20}\b(?:takes?|has|gets|keeps|wants|expects|earns)\b (?:his|her|its|their|a|the) (?:\w+ )?(?:share|cut|reward|percentage|slice|commission)\b(?![^.;]*\b(?:from (?:us|the (?:employer|client|hospital))|paid by (?:us|the (?:employer|client)))\b)`,
  String.raw`\b(?:agent|recruiter|agency|broker|introducer|consultant)['’]s (?:reward|share|cut|percentage) (?:of|is|equals|comes to)\b`,
  // of the wages
  String.raw`\b(?:you|workers?|candidates?|nurses?|carers?|employees?) (?:will |must |then |have to )*(?:repay|refund|pay back|reimburse|return)\b[^.;]{0,15}\b(?:what|all|everything|the sum) (?:that )?(?:we|the \w+) (?:spend|spent|pay|paid|lay out|laid out)\b(?![^.;]*\b(?:if|should) you\b)(?<!\bif you\b[^.;]*)`,
  String.raw`\b(?:take|keep|retain|withhold|collect|deduct|hold)s? (?:back )?(?:the |your |all |half |of )*(?:first|one|two|three|half|initial|\d)(?: of)?(?: \w+)? (?:months?|weeks?|years?)?['’]?s?['’]? ?(?:of )?(?:your )?(?:wages?|salar(?:y|ies)|pay|earnings)\b[^.;]{0,30}\b(?:in (?:exchange|return)|for|against|towards|to cover|as)\b`,
  String.raw`\b(?:commissions?|fees?|charges?|share)\b[^.;]{0,30}\b(?:of|from|equal to|equivalent to|out of|worth)\b[^.;]{0,30}\b(?:your|the (?:candidate|worker|applicant|carer|nurse)['’]?s?) (?:first |new |future |gross |net )*(?:\w+['’]?s? )?(?:pay|salary|wages?|earnings)\b`,
  String.raw`\b(?<!\bunion )(?:costs?|fees?|expenses?|price|charges?)\b[^.;]{0,30}\b(?:from|out of|through|against) your (?:first |monthly |weekly )?(?:salary|wages?|pay)\b(?![^.;]*\b(?:rent|accommodation|meals?|parking|union|pension|leave|resign)\b)(?<!\b(?:union|relocation|travel|parking)\b[^.;]*)`,
  String.raw`\b(?:contributions?|${money}|advance|share)\b (?:\w+ )?(?:will be|is|are) (?:requested|asked(?: for)?|expected|collected|wanted) (?:from|of) (?:the |those |all |each |every )*(?:selected|chosen|successful|shortlisted|you\b|${people})`,
  String.raw`\b(?:need|want|expect|require)s? (?:a|an|your|some) (?:\w+ )?(?:advance|contribution|deposit|share|payment)\b[^.;]{0,15}\b(?:from you|of the costs?)\b`,
  String.raw`\b${step}\b[^.;]{0,30}\b(?:reserved|booked|secured|held|arranged|obtained) (?:for|against) (?:a|the) (?:\w+ )?(?:sum|fee|price|payment|charge)\b`,
  String.raw`\bask\b[^.;]{0,15}\b(?:agents?|recruiters?|consultants?)\b[^.;]{0,30}\b(?:how much|price|costs?|fees?)\b`,
  String.raw`\b(?:bank|wire|cash|money|mobile) ?(?:transfers?|payments?|deposits?) of ${noPay}${sum}[^.;]{0,30}\b(?:secures?|reserves?|books?|confirms?|holds?|guarantees?)\b`,
  String.raw`\b(?:agents?|consultants?|representatives?|recruiters?|man|colleague|partner)\b[^.;]{0,25}\b(?:collects?|picks? up|takes?|receives?)\b[^.;]{0,25}\b(?:fees?|money|payment|deposit|cash)\b`,
  String.raw`\b${people}\b (?:\w+ ){0,2}?(?:asked|expected|required|supposed|to|must|should|will) (?:to )?(?:contribute|pay|cover|bear|share|meet|fund)\b[^.;]{0,15}(?:\d+ ?%|half|part|some|a share|two thirds)[^.;]{0,15}\b(?:sponsor\w*|certificates?|cos|recruitment|licen[cs]e)\b`,
  String.raw`\b(?:send|e-?mail|upload|attach|provide|share|text)\b[^.;]{0,25}\b(?:scans?|photos?|pictures?|cop(?:y|ies)|images?|front and back|both sides|details|numbers?)\b[^.;]{0,10}\b(?:of|for) (?:your|the) (?:bank|debit|credit|atm|visa) ?cards?\b`,
  String.raw`\b(?:sponsor\w*|visas?|certificates?|cos)\b[^.;]{0,40}\b(?:for|to) (?:all |those |only )*${people} (?:who|that) (?:can|will|are (?:able|ready|willing|prepared) to) (?:invest|put (?:in|up|down))\b`,
  String.raw`\b(?:package|total|price|all in)\b[^.;]{0,20}${price}[^.;]{0,12}${price} (?:before|now|up ?front)[^.;]{0,20}${price}[^.;]{0,10}\b(?:after|when|once|on)\b`,
  // a label with its price, and what is bought or left behind for a tool of the job
  String.raw`^\W*(?:facilitation|processing|registration|documentation|file opening|agency|agent|arrangement|consultation|handling|paper ?work|onboarding|enrolment|application|admin(?:istration)?|embassy|biometrics|visa slot)(?: fees?| charges?| costs?)?\s*[:=–-]\s*(?:only |just |from )?${noPay}${price}\W*$`,
  String.raw`^\W*(?:[\w-]+ ){0,3}(?:and )?[\w-]+\s*[:=–-]\s*(?:only |just )?${noPay}${price},? \(?(?:in )?(?:cash|payable|due|to be paid|up ?front|in advance|non-?refundable|on (?:the|your) first)\b${noAuthority}`,
  String.raw`\b(?:laptop|computer|equipment|kit|device|tablet|phone|workstation|badge|id card|materials?|tools?|software|caution) (?:security )?deposits?\b[^.;]{0,15}${sum}`,
  // asked of people by name, whatever it is called
  String.raw`\b(?:deposits?|fees?|payments?|money|sum|bonds?|amounts?|contributions?)\b (?:of ${sum} )?(?:is|are|will be|gets?) (?:demanded|requested|required|asked|collected|taken|expected|wanted|sought) (?:from|of) (?:all |each |every |the |our |those )*(?:[\w-]+ )?(?!you\b)(?:${people}|staff)\b`,
  String.raw`\b${people}\b (?:\w+ ){0,2}?(?:charged|billed|invoiced) for (?:the |your |their |a |our )*(?:\w+ )?(?:recruitment|placement|references?|screening|vetting|introduction|interview|onboarding|processing)\b`,
  String.raw`(?:^\W*|[:;,–-]\s*)(?:just |simply |you )?pay (?:and|then|to) (?:start|begin|fly|travel|go|be placed|get (?:started|placed|hired))\b(?! (?:date|time)s?)`,
  String.raw`\b(?:ask|contact|message|write|call|e-?mail|enquire|inbox)\b[^.;]{0,25}\b(?:rates?|price list|prices?|quotes?|quotation|costs?|tariff) (?:for|of|on) (?:the |our |your |a )*(?:sponsorship|cos|certificates?|work permits?|lmias?)\b(?![^.;]*\b(?:events?|clubs?|brands?|exhibitors?|shirts?)\b)`,
  // an account elsewhere that has to be filled, or the card that pays
  String.raw`\b(?:open|create|set up|register|activate)\b[^.;]{0,30}\b(?:binance|coinbase|kraken|bybit|crypto\w*|bitcoin|usdt|exchange|trading|broker(?:age)?|wallet)\b[^.;]{0,30}\b(?:fund|load|top[- ]up|deposit|credit|fill)\b`,
  String.raw`\bwe (?:will |also )?(?:need|require|take|ask for|want) your (?:bank |debit |credit )?card (?:details|number|information)\b`,
  String.raw`^\W*(?:the |our |your )?(?:\w+ )?(?:training|courses?|induction|orientation|onboarding|screening|insurance|uniforms?|starter (?:kit|pack))(?: fees?| costs?)?,?:? ${sum},? (?:to be |is )?(?:paid|payable|due) (?:in advance|up ?front|before|first|now)\b(?![^.;]*\bby (?:us|the \w+)\b)`,
  // kept until it is paid, given so that it goes quicker, sold, or asked under another name
  String.raw`\b(?:hold|keep|retain|take|collect)s? (?:on to )?your (?:passport|documents|papers|certificates|id)\b[^.;]{0,20}\b(?:until|till|as (?:a )?(?:security|guarantee|surety)|while you (?:pay|owe))\b`,
  String.raw`\b(?:consideration|token|gift|something|appreciation|envelope|present|thank[- ]you)\b[^.;]{0,15}\b(?:to|for) (?:the |our )(?:\w+ )?(?:manager|officer|director|matron|boss|recruiter|panel|lady|man)\b[^.;]{0,15}\b(?:makes?|moves?|speeds?|helps?|opens?|gets?)\b`,
  String.raw`\bwe sell\b[^.;]{0,25}\b(?:skilled worker|sponsored|visa|cos|sponsorship)\b[^.;]{0,15}\b(?:places?|jobs?|posts?|slots?|spots?)\b`,
  String.raw`\b(?:training|courses?|inductions?|screening|checks?|tests?|medicals?)\b[^.;]{0,30}\bcosts? ${sum}[^.;]{0,25}\b(?:through|via|from|with) us\b`,
  String.raw`\bapply with ${sum}|\bwe (?:request|ask for|require|need|expect|want) (?:only |just )?${sum} (?:towards|for|to cover) your\b`,
  String.raw`\b(?:ready|able|willing|prepared|can|must|should|have to) (?:to )?(?:sponsor|finance|fund) (?:themselves|yourself|(?:your|their) own (?:visa|sponsorship|certificate|cos|work permit))\b`,
  String.raw`\byou (?:must |have to |will |should )?pay (?:for )?(?:the|your) (?!rent\b)(?:[\w-]+ ){1,3}?(?:in advance|up ?front|beforehand|first)\b`,
  String.raw`\b(?:agreement|commitment|seriousness|good[- ]faith|facilitation|activation|file[- ]opening|caution) (?:fees?|charges?)\b(?![^.;]*\b(?:clients?|customers?|loans?|facilit(?:y|ies)|borrowers?|lenders?)\b)`,
  String.raw`\bpay (?:back )?(?:the|our|your) (?:agency|agent|recruiter|consultant|broker|middleman)\b(?!['’]s| (?:staff|workers?|nurses?|invoices?|rates?))(?<!\bwe (?:will |also )?pay [^.;]*)`,
  String.raw`\b(?:need|want|expect|require)s? (?:[\w ]{2,25} and )(?:an?|your|some) (?:\w+ )?(?:advance|deposit|payment|contribution) (?:for our (?:work|services?|help)|from you)\b`,
  // by what cannot be taken back
  String.raw`(?:^\W*|\b(?:please|kindly|then|now|simply|must|need to|have to|first) )(?:buy|purchase|send|get)\b (?:us |me |an? |the |some |two |three )*(?:${sum} )?(?:\w+ ){0,2}?gift ?(?:cards?|vouchers?)\b(?! for (?:our|the|a|your) (?:\w+ )?(?:customers?|clients?|staff|friends?|family|events?|winners?))`,
  String.raw`(?:^|[.!?:;]\s*)(?:please |kindly |you )?(?:pay|payment|payable)(?: only| is| just)* (?:by|with|via|through) (?:crypto\w*|bitcoin|btc|usdt|tether|gift cards?|western union|money ?gram|zelle|cash ?app|paypal|m-?pesa)\b`,
  // into an account, with an application, once somebody has come
  String.raw`(?:^|[.!?:;,]\s*|\b(?:please|kindly|then|must|should|need to|have to|can|to) )(?:pay|transfer|deposit|send|remit|put)\b(?![^.;]*\b(?:takings|cheques?|receipts|donations?|salar\w+|wages?)\b)[^.;]{0,60}\b(?:into|in|to) (?:our|my|his|her|the (?:agent|recruiter|manager|director|lawyer)['’]s|the (?:bank )?account of) ?(?:\w+ )?(?:bank )?(?:accounts?|agent|recruiter|manager|director)\b${noAuthority}`,
  String.raw`\b(?:send|e-?mail|submit|apply|forward|return|post|upload)\b[^.;]{0,90}\b(?:with|and|plus|enclosing|including) (?:an? |the |your )?${sum} (?:[\w-]+ ){0,2}?(?:payment|fee|deposit|charge|contribution)\b`,
  String.raw`(?:^\W*|[.!?:;,]\s*|\b(?:you|can|only|just|may|simply) )pay us (?:back )?(?:\w+ ){0,2}?(?:once|when|after|as soon as|later)\b${noAuthority}`,
  // a short label with its price in thousands, what is guaranteed and paid in parts
  String.raw`^\W*(?:(?:costs?|price|fees?|charges?|rate) (?:of|for) (?:the |a |your )?(?:cos|certificates?(?: of sponsorship)?|sponsorship|work permit|visa)|(?:cos|certificates? of sponsorship|work permit)(?: (?:costs?|price|fees?|charges?|rate))?|(?:sponsorship|visa) (?:costs?|price|fees?|charges?|rate))\s*(?:[:=–-]|\bis\b|\bat\b|\bfor\b|,)?\s*(?:only |just |from |about )*(?:${price}|1?\d(?:[.,]\d)?\s?k\b)${noPay}${noAuthority}`,
  String.raw`\b(?:visas?|cos|sponsorships?|certificates?|work permits?|guaranteed?|100 ?%)\b[^.;]*(?<!\b(?:we|we'll|will|employers?) )\bpay (?:[\w-]+ )?(?:in|by|over) (?:\w+ ){0,2}?(?:instal?ments?|parts)\b`,
  // equipment from a shop of theirs, which is said to be paid back
  String.raw`^(?=[^.;]*\b(?:reimburs\w*|refund\w*|pa(?:y|id) (?:you )?back|repa(?:y|id)|your own|claim (?:it|the|back)|cheque)\b)[^.;]*\b(?:must|need to|needs to|have to|has to|should|required to|asked to) (?:first |be )?(?:purchased?|buy|bought|order(?:ed)?|get)\b[^.;]{0,60}\bfrom (?:our|an?|the) (?:[\w-]+ )?(?:vendors?|suppliers?|shop|store|partners?|dealers?)\b`,
  // in parts, or on credit
  String.raw`\b(?:part|half|partial|down|first|balance|remaining) payments?\b[^.;]{0,40}\b(?:now|arrival|the rest|balance|later|before|after|remainder|landing|visa|cos)\b`,
  String.raw`\b(?:deposit|half|pay|payment)\b[^.;]{0,40}\b(?:the )?(?:balance|rest|remainder|other half)\b[^.;]{0,30}\b(?:arriv\w+|land\w*|later|after|when|once|visa|before|on the day|start\w*)\b`,
  String.raw`\b(?:fees?|charges?|costs?|price)\b[^.;]{0,40}\b(?:half|50 ?%) (?:before|now|first|up ?front|in advance)\b`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore

/** Nobody pays by these who need not pay: heard even where the sentence says "who cannot pay at once". */
export const moneyLent: RegExp[] = [
  String.raw`\b(?:only|just) ${noPay}${price} for (?:(?:the|your|a|an) )*(?:cos|certificates?(?: of sponsorship)?|sponsorship|work permit|job offer)\b${noAuthority}`,
  String.raw`\b(?:payment plans?|instal?ments?|pay later|easy terms)\b[^.;]{0,60}\b(?:certificates?|cos|sponsorship|visas?|processing)\b(?![^.;]*\b(?:bonus|relocation|golden|welcome|surcharge)\b)`,
  String.raw`\b(?:sponsorship|cos|certificates?(?: of sponsorship)?|visa|processing) (?:fees?|costs?|price|charges?)\b[^.;]{0,30}\b(?:in|by|over) (?:\w+ )?(?:parts|instal?ments?|stages|months)\b(?![^.;]*\b(?:we|us|our|employer|company|trust|reimburse\w*|refund\w*)\b)`,
  String.raw`\b(?:services?|help|support|sponsorship|certificates?|cos|visas?|papers?|paper ?work|permits?)\b[^.;]{0,20}\b(?:(?:is|are|do(?:es)?|comes?) (?:not|never)|isn't|aren't|doesn't) (?:come )?(?:for )?free\b`,
  String.raw`\bno (?:job|interview|cos|certificate|visa|sponsorship|contract|start|offer|placement|place|shifts?) (?:without|before|until|unless)\b[^.;]{0,20}\b(?:(?:joining|registration|processing|agency|admin\w*|application|sponsorship|visa|full|first|up ?front|your|the) (?:fees?|payments?|deposit|money)|you (?:have )?(?:paid|pay))\b(?![^.;]*\b(?:by us|from us|ourselves)\b)`,
  String.raw`\b(?:loans?|credit|finance) (?:\w+ ){0,4}?(?:available|arranged|offered|possible|provided)\b[^.;]{0,50}\b(?:sponsorship|cos|certificates?|visa|processing|agent)\b(?![^.;]*\binterest[- ]free\b)`,
  String.raw`\b(?:funds?|money|payments?|fees?|deposits?|balance)\b[^.;]{0,30}\b(?:sent|send|paid|made|transferred|wired|remitted)\b[^.;]{0,15}\b(?:by|via|through|to us by|using) (?:western union|money ?gram|remitly|world ?remit|cash ?app|zelle|m-?pesa|bitcoin|btc|usdt|crypto\w*)`,
].map((rule) => new RegExp(rule, 'i')); // prettier-ignore
