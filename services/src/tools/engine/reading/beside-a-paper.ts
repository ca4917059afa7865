/** "(or willing to work towards)": who has it not yet may come all the same. */
export const ASIDE =
  /[(,]?\s*\bor (?:be )?(?:(?:the )?(?:willing(?:ness)?|prepared|happy|ready|able|ability) to (?:work towards|study|train|obtain|achieve|complete|undertake|gain|get|become)|working towards)[^).;]*\)?/i;

/** "Grade C/4 or above": how well, of which a CV seldom speaks. */
export const GRADED =
  /\b(?:at )?grades? [a-c1-9](?![\p{L}\d])(?:\s?(?:[/–-]|to|or)\s?[a-c1-9*](?![\p{L}\d]))?|\b(?:or|and) (?:above|higher|better|equivalent)\b/giu;

/** "Held for at least 2 years": said of a paper, and no years of work. */
export const HELD_FOR =
  /\b(?:held )?(?:for )?(?:at least |a minimum of |minimum (?:of )?|min\.? ?|over |more than )?(?:\d{1,2}|one|two|three|four|five)\+? (?:years?|yrs?|months?)\b/i;

/** "…, max 6 points": said of a licence. */
export const POINTS =
  /(?:,|,?\s(?=with\b))\s*(?:with )?(?:no more than|fewer than|under|max(?:imum)?\.?(?: of)?) \d+ points\b.*$/i;

/** "Full Category C licence (no more than 6 points), Driver CPC and digital tachograph card": three. */
export const IN_BRACKETS_POINTS = /\s*\([^()]*\bpoints\b[^()]*\)/i;
