/** What came of something: a lift that was serviced and grass that was cut are none. */
export const RESULT =
  /%|\bper ?cent\b|\bfrom \S+ (?:\S+ )?to \S*\d|\b(?:reduc|increas|improv|doubl(?:ed|ing)|halv)|\b(?:rais|lift|sav)(?:ed|ing)\b|\b(?:grew|grown|faster|fewer)\b|\bcut\b(?=.* (?:by|from|to|in half|in two)\b| (?:\p{Ll}+ )?(?:costs?|waste|wastage|time|times|downtime|losses|errors|spend))/iu;
