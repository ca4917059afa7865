// @ts-check
import { isFullTimeType } from './full-time.js';

/** Nothing else is meant by these, whatever stands with them. */
const atCall =
  /(?<![\p{L}\d])(?:(?:zero|0|nil)[\s-]?hours?|as[\s-](?:and|&)[\s-]when|ad[\s-]?hoc|prn|per[\s-]diem|sessional|supply(?! chain)|mini-?job|aushilfe|oproepkracht|oproepbasis|(?:nul|0)-?uren(?:contract)?|extra help)(?![\p{L}\d])/iu;

const beside = String.raw`(?:part[\s-]?time|temporary|temp|permanent|seasonal|flexible|hourly|local|nhs|staff|internal|nursing|student)`;
const whoOrWhat = String.raw`(?:staff|work(?:er)?s?|hours|hourly|contracts?|basis|employment|employees?|posts?|positions?|roles?|jobs?|shifts?|team|only|part[\s-]?time|temporary|vacation|labour|pool|required|(?:support|care|healthcare) (?:work(?:er)?s?|assistants?)|nurs(?:es?|ing)|hcas?|carers?|midwi(?:fe|ves))`;
/** All that a part of the field says: a bank may also be one of money or blood, and casual is a way to dress or dine. */
const asItsName = new RegExp(
  String.raw`^(?:${beside}\s){0,3}(?:bank|casual|relief|(on[\s-]call))(?:[\s-]${whoOrWhat}){0,3}$`,
  'iu',
);
const parts = /[,;/|()[\]–—&+:]|\s-\s|\s(?:or|and)\s/i;
/** Who has such a post is also on call, at times. */
const ofSureWork = /\b(?:permanent|fixed[\s-]term)\b|\b(?!0)\d{1,2}(?:\.\d{1,2})?\s?(?:hours?|hrs?)\b/i;

/** @param {string} jobType */
const namesIt = (jobType) =>
  jobType.split(parts).some((part) => {
    const found = asItsName.exec(part.trim());
    return found !== null && (found[1] === undefined || !ofSureWork.test(jobType));
  });

/**
 * Whether a job's own field for its type says that its work is called for as it comes: "Bank", "Casual/Vacation", "PRN". Where
 * it may be had full-time as well, somebody has a whole week of it.
 * @param {string} jobType
 * @returns {boolean}
 */
export const isTypeAtCall = (jobType) => (atCall.test(jobType) || namesIt(jobType)) && !isFullTimeType(jobType);
