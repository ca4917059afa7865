import { IN_WORDS } from '../reading/numbers.js';

/** Whom somebody reports to or helps is somebody else. */
const NOT_ANOTHERS = String.raw`(?<!\b(?:to|with|by|from|alongside|support(?:s|ed|ing)?|assist(?:s|ed|ing)?|between) (?:(?:the|our|your|an?|each) )?)`;
const YEAR = String.raw`(?:\d{1,2}|${IN_WORDS})`;

/** What those are called who look after a form, a year or a house of pupils, in schools of any country that teaches in English. */
export const PASTORAL_POSTS = new RegExp(
  [
    String.raw`${NOT_ANOTHERS}\bform[- ](?:master|mistress|teacher|tutoring|class)\b`,
    String.raw`\btutor (?:of|to|for) (?:an? |my |the )?(?:form|year ${YEAR} (?:form|tutor group|boys|girls))\b`,
    String.raw`${NOT_ANOTHERS}\b(?:head|leader|director) of (?:the )?year\b(?![- ]end| planning| review)`,
    String.raw`${NOT_ANOTHERS}(?<!\d[ -])\byear (?:${YEAR} )?(?:tutor|leader|head|co-?ordinator)\b(?! (?:of|in) (?!year)\p{L}+)`,
    String.raw`${NOT_ANOTHERS}\bhead of house\b(?! (?:keeping|building|music|style|design|sales))`,
    String.raw`${NOT_ANOTHERS}\bhouse(?:master|mistress| ?parent)\b|\b(?:boarding|house) tutor\b`,
    String.raw`\bhome ?room (?:teacher|class|advis[eo]r)\b|${NOT_ANOTHERS}\bclass advis[eo]r\b|\btutor time\b`,
    String.raw`\b(?:progress|achievement) leader (?:for|of) year\b`,
    String.raw`\blook(?:s|ed|ing)? after (?:an? |my )?(?:form|tutor group|year group) of\b`,
  ].join('|'),
  'giu',
);
