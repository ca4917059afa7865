const LETTER = String.raw`(?:it|this|that|there|here|(?:the|my|this) (?:cover(?:ing)? )?letter|the text)`;
const SAID = String.raw`(?:mention|say|write|include|talk about|speak (?:of|about)|refer to|bring up|list|name|add|tell|show|discuss|reveal|disclose|use|state|point out)`;

/** What people write before an order, and orders worded as wishes: each becomes the order itself. */
const WORDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:also|and|but|then|oh|ok|hi|hello|thanks),?\s+/i, ''],
  [/^please,?\s+|,?\s+please(?=[\s.!]*$)/gi, ''],
  [
    /^(?:(?:can|could|would|will) you|i(?:['’]d| would) like you to|i want you to|i need you to|you (?:should|must|need to)|make sure (?:that )?(?:you|to)|be sure to|try to|remember to|if possible,?)\s+(?:please\s+)?/i,
    '',
  ],
  [/^(?:make sure (?:it|the letter) |see that (?:it|the letter) )(?:does not|doesn['’]t) /i, 'do not '],
  [
    /^(?:(?:there(?:['’]s| is) )?no need|(?:you|we) (?:do not|don['’]t|need not|needn['’]t)(?: (?:need|have))?|(?:it|this) need not) (?:to )?(?=\p{L}+ )/iu,
    'do not ',
  ],
  [/^(?:not|you not) (?=mention|say|include|name|talk|speak|use|write|refer)/i, 'do not '],
  [/^i (?:would )?prefer (?:that )?you (?:do )?(?:not|don['’]t) /i, 'do not '],
  [/^(?:make|with) no (?:reference|mention|allusion)s? (?:to|of) /i, 'leave out '],
  // "My employer must not know that I apply"
  [
    /^(?:my )?(?:current |present )?(?:employer|boss|manager|company) (?:must|should|may|can|is|does)(?: not|n['’]t)(?: to)? (?:know|find out|be told|learn|hear)\b.*$/i,
    'leave out my current employer',
  ],
  [/^explain (?:my|the) [^:]{2,40}:\s*(?=I\b)/i, ''],
  // "My time in Lagos should be left out", "The years in Lagos are not relevant, leave them out"
  [
    /^(.{2,100}?) (?:should|must|can|may|needs? to|has to|have to|is to|are to) (?:please )?be (?:left (?:out|off|away)|omitted|skipped|excluded|removed|dropped|hidden|ignored)$/i,
    'leave out $1',
  ],
  [
    /^(.{2,100}?) (?:is|are|was|were) (?:not (?:relevant|important|needed|necessary)|irrelevant|unimportant),? (?:so |and |please )*(?:leave|keep) (?:it|them|that|this) out$/i,
    'leave out $1',
  ],
  // "I do not want Lagos in the letter", "I would rather not mention my age"
  [new RegExp(String.raw`^i (?:do not|don['’]t) want (?:you )?to (?=${SAID}\b)`, 'i'), 'do not '],
  [
    /^i(?:['’]d| would) (?:rather|prefer|like)(?: it if)?(?: you)?(?: (?:not to|to not|not|did not|didn['’]t)) /i,
    'do not ',
  ],
  [
    new RegExp(
      String.raw`^i (?:do not|don['’]t|would not|wouldn['’]t) (?:want|like|wish for) (?:any |the )?(?:mention of )?(.{2,80}?)(?: to be)? (?:mentioned|named|included|said|shown|listed|used|known|in ${LETTER})$`,
      'i',
    ),
    'leave out $1',
  ],
  [/^i (?:do not|don['’]t) want (?:any mention of|to see|to read) /i, 'leave out '],
  // "I would like it to sound less stiff", "I want a short letter"
  [
    new RegExp(String.raw`^i(?:['’]d| would)? (?:really )?(?:like|love|want|prefer|need|wish) ${LETTER} (?:to )?`, 'i'),
    '',
  ],
  [
    /^i(?:['’]d| would)? (?:really )?(?:like|love|want|prefer|need)(?= an? (?:[\p{L}-]+,? ){0,4}(?:letter|tone|style|text|version|language)\b)/iu,
    'make it',
  ],
  // "Leave my family out of it", "Keep my time at Some Works out of the letter"
  [
    new RegExp(
      String.raw`^(?:leave|keep|take|cut|edit|miss) (?!out\b)(.{2,120}?) (?:out|away)(?: of ${LETTER})?$`,
      'i',
    ),
    'leave out $1',
  ],
  [
    new RegExp(String.raw`^(?:remove|delete|cut|take|strip|strike) (.{2,120}?) (?:from|out of) ${LETTER}$`, 'i'),
    'leave out $1',
  ],
  [/^(?:take|cut|miss|strike|edit) out /i, 'leave out '],
  [
    /^(?:ignore|hide|conceal|delete|cut|erase|suppress|disregard|forget(?: about)?|keep (?:quiet|silent) about|stay (?:quiet|silent) about|gloss over|pass over|steer clear of|stay away from) /i,
    'leave out ',
  ],
  [
    /^(.{2,100}?) (?:should|must|can|may|need)(?: not|n['’]t)(?: to)? be (?:mentioned|named|included|said|shown|listed|used|in the letter)$/i,
    'leave out $1',
  ],
  [
    /^(?:there should be )?(?:no|not a|without(?: any)?|not any) (?:mention|word|talk|reference|hint|trace)s? (?:of|about|to) /i,
    'leave out ',
  ],
  [/^(?:say |write )?(?:nothing|not a word) (?:about|of|on) /i, 'leave out '],
  [
    /^(?:let them know|inform (?:them|the (?:employer|reader))|assure them|make (?:it )?(?:clear|known)|explain) that /i,
    'say that ',
  ],
  [
    /^(?:concentrate|centre|center|dwell|draw attention|put (?:the )?(?:emphasis|focus|stress)) (?:on|to) /i,
    'focus on ',
  ],
  [/^(?:bring out|showcase|underline|feature|play up|make (?:the )?most of|refer to) /i, 'emphasise '],
];

/** One wording for one wish: "Keep my family out of it, please" becomes "leave out my family". */
export function asOrder(sentence: string): string {
  const bare = sentence.replace(/[\s.!,;]+$/, '');
  const order = WORDINGS.reduce((text, [wording, plain]) => text.replace(wording, plain), bare);
  return order === bare ? sentence : order;
}
