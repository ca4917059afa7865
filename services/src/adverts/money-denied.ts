/** That nobody is asked for money, and how far that goes. Read against one sentence (`read-warnings.ts`). */

/** The sentence warns or promises the opposite; read clause by clause. */
export const denials: RegExp[] = [
  /\b(?:never|nobody|no one|neither|without|free of|at no|under no circumstances|on no account|in no case)\b[^.;:,]{0,60}\b(?:ask\w*|charg\w*|request\w*|requir\w*|demand\w*|pay\w*|costs?|fees?|money|deposits?)\b/i,
  /(?:\b(?:not|cannot)|n['’]t)\b(?! (?:hesitate|wait|worry|forget|delay|fail|be (?:shy|afraid|late)|miss)\b)[^.;:,]{0,50}\b(?:ask\w*|charg\w*|request\w*|requir\w*|need\w*|demand|deduct\w*|recover\w*|recoup\w*|withh\w*|pass\w* on|pay|accept|costs?|fees?|money)\b/i,
  /\bno\b (?:[\w-]+ ){0,4}(?:fees?|charges?|costs?|payments?|deposits?)\b(?!\W+no\b)/i,
  /(?:\b(?:not|never)|n['’]t)\b (?:\w+ )?sell (?:\w+ ){0,2}?(?:certificates?|cos|sponsorships?|visas?|jobs?)\b(?!.*(?:[£$€]|\d\s?k\b))/i,
  /\b(?:certificates? of sponsorship|cos|visas?|sponsorships?|jobs?) (?:(?:is|are) (?:not|never)|(?:is|are)n['’]t) (?:ever )?(?:for sale|sold)\b(?!.*(?:[£$€]|\d\s?k\b))/i,
  /\bpays? nothing (?:at all |whatsoever )?for (?:(?:your|the|a|an|visa) )*(?:sponsorship|visas?|cos|certificates?(?: of sponsorship)?)\W*$/i,
  // all of it is the employer's
  /\b(?:fees?|costs?|charges?)\b[^.;,]{0,40},? which (?:we|(?:the|our|your) (?:company|trust|employer|firm|home|hospital|school|group|practice)) (?:(?:will|also|fully|always) )*(?:pays?|covers?|meets?|funds?)(?: in full)?\W*$/i,
  /\b(?:never|not) (?:you|the (?:applicant|candidate|worker)s?),? (?:who )?(?:pays?|covers?|bears?|meets?|funds?)\b/i,
  /\b(?:never|do not|don['’]t)\b(?! (?:hesitate|wait|worry|forget|delay|fail|be (?:shy|afraid|late)|miss)\b)[^.;:,]{0,20}\b(?:share|give|send|disclose|reveal)\b/i,
];

/** One kind of payment is denied, and what else the sentence asks for is asked all the same. */
export const partial =
  /\b(?:no|without|zero) (?:any )?(?:up ?-?front|advance|initial|hidden|interview|joining|prior) (?:payments?|fees?|charges?|costs?|deposits?|money)\b|\bno deposits?\b(?=[^.;]*[£$€] ?[1-9])/gi;

/** What is denied here is not all: "we don't charge for the interview, only for the certificate". */
export const limits =
  /\b(?:until|till|before|only|except|apart from|other than|just|for (?:free|nothing))\b|: (?:these|those|this|that)\b/i;
