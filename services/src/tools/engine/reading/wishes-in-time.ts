const WISHES = String.raw`would (?:really |very much )?(?:like|love)|want(?:s|ing)?|wish(?:es|ing)?|hop(?:e|es|ing)|aim(?:s|ing)?|plan(?:s|ning)?|intend(?:s|ing)?|look(?:s|ing)|keen|eager|(?:ambition|goal|dream|aim|hope|plan|intention) is`;
const IN_TIME = String.raw`(?:one day|some ?day|in time|in due course|eventually|ultimately|later(?: on)?|soon|next(?: year)?|this year|at some (?:point|stage)|in (?:the )?(?:near |not too distant )?future|in the longer term|in a (?:year|few years)(?: or two)?|in (?:my|the) (?:next|coming) (?:role|post|job|years?|few years))`;
const WISH_IN_TIME = new RegExp(String.raw`\b(${WISHES})((?:,? ${IN_TIME}),?) (to) `, 'giu');
const MAY_BE =
  /\b(?:like|love|wants?|wish|hop(?:e|es|ing)|aims?|plans?|intends?|looking|keen|eager|is),? [^.;]{3,40}? to /i;

/** "Would like, in time, to lead science": the wish and its "to" side by side, and all that follows where it stood. */
export const wishesInOne = (text: string): string =>
  MAY_BE.test(text)
    ? text.replace(
        WISH_IN_TIME,
        (_, wish: string, time: string, to: string) => `${wish} ${to} ${' '.repeat(time.length)}`,
      )
    : text;
