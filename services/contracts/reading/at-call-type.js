// @ts-check

const atCall =
  /(?<![\p{L}\d])(?:(?:staff |nhs )?bank|(?<!(?:smart|business) )casual|(?:zero|0|nil)[\s-]?hours?|relief|as[\s-](?:and|&)[\s-]when|on[\s-]call|ad[\s-]?hoc|prn|per[\s-]diem|sessional|supply(?! chain)|mini-?job|aushilfe|oproepkracht|oproepbasis|(?:nul|0)-?uren(?:contract)?|extra help)(?![\p{L}\d])/iu;
const fullTime = /full[\s-]?time|vollzeit|voltijd|temps plein|tiempo completo/i;

/**
 * Whether a job's own field for its type says that its work is called for as it comes: "Bank", "Casual/Vacation", "PRN". Where
 * it may be had full-time as well, somebody has a whole week of it.
 * @param {string} jobType
 * @returns {boolean}
 */
export const isTypeAtCall = (jobType) => atCall.test(jobType) && !fullTime.test(jobType);
