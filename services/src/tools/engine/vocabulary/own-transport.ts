const WHAT_IS_DRIVEN = String.raw`(?:car|van|vehicle|motor ?bike|motorcycle|moped|pick-?up(?: truck)?)`;
/** "Car" and no car keys, car sales or car park. */
const AND_NO_MORE = String.raw`(?=\s*(?:$|[.,;:|)/·•–—-]|and\b|available|owner|insured|for work\b|with\b|which\b|to\b|&))`;
const OF_ONES_OWN = String.raw`(?:(?:my|own|an?|small|family|reliable|insured|electric|good|roadworthy|taxed) ){0,3}`;

/** "Licence and van": for what is driven. */
const LICENCE_FIRST = String.raw`\blicen[cs]e(?: (?:\(?[A-Z]\d?\)?|category [A-Z]\d?|held))?,?(?: and| &| \+| with|;|\/)? ${OF_ONES_OWN}${WHAT_IS_DRIVEN}\b${AND_NO_MORE}`;
const CAR_FIRST = String.raw`\b${WHAT_IS_DRIVEN} (?:and|&|\+|with) (?:(?:an?|my|full|clean|uk|british|valid|driving|driver['’]?s?) ){0,5}licen[cs]e\b`;
export const LICENCE_AND_CAR = new RegExp(`${LICENCE_FIRST}|${CAR_FIRST}`, 'giu');

/** What somebody has to drive, in the short words in which people say it: "licence and car", "car and licence", "driver with car", "I run a car". */
export const OWN_TRANSPORT = new RegExp(
  [
    LICENCE_FIRST,
    CAR_FIRST,
    String.raw`\bdriver with ${OF_ONES_OWN}${WHAT_IS_DRIVEN}\b${AND_NO_MORE}`,
    String.raw`\b(?:I |and |also )(?:have|own|run|drive|keep) (?:my|an?|my own|our own) (?:(?:small|family|reliable|own|insured|electric) )?${WHAT_IS_DRIVEN}\b${AND_NO_MORE}`,
    String.raw`\b${WHAT_IS_DRIVEN} (?:available|for work)\b`,
    String.raw`(?<=^|[.;,] ?)(?:with|has|have) ${OF_ONES_OWN}${WHAT_IS_DRIVEN}\b${AND_NO_MORE}`,
  ].join('|'),
  'gimu',
);
