// @ts-check

/** As job boards write it in the languages that they have. */
const fullTime =
  /full[\s-]?time|vollzeit|voltijd|temps plein|plein temps|tempo pieno|(?:tiempo|jornada) complet[oa]|heltid/i;

/**
 * Whether a job's own field for its type names full-time work, beside whatever else.
 * @param {string} jobType
 * @returns {boolean}
 */
export const isFullTimeType = (jobType) => fullTime.test(jobType);
