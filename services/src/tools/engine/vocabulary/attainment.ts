/** "Grade 5+ results rose from 58% to 69%", "grades 9-5 up by 8%": of eggs and of steel a grade has no number from 4 to 9. */
export const GRADES_ROSE =
  /\bgrades? (?:[4-9]\+?(?: ?(?:-|–|to) ?[4-9])?|[A-C]\*?(?: ?(?:-|–|to) ?[A-E]))(?: (?:and|or) above)?(?: (?:or better|passes|results|outcomes|rates?))?\b[^.;\n]{0,40}?\b(?:rose|rising|went up|improved|increased|grew|climbed|up) (?:by|from|to) |\b(?:rais|lift|improv|increas|mov|took)\p{L}* [^.;\n]{0,20}\bgrades? [4-9]\+?(?: ?(?:-|–|to) ?[4-9])?[^.;\n]{0,30}\b(?:by|from|to) \d|\b(?:progress|attainment) 8\b[^.;\n]{0,25}\b(?:rose|went up|improved|increased|grew|climbed|above|of \+|score of \+?0\.)/giu;

const EXAMS = String.raw`(?:exam(?:ination)?s?|gcse|a[- ]?level|sats?|public exam(?:ination)?|btec|external exam(?:ination)?)`;

/** "A record of good examination results": had with pupils, and by nobody who leaves school. */
export const ATTAINMENT_ASKED = new RegExp(
  String.raw`\b(?:(?:track )?record|history|evidence|experience) of (?:[\p{L}-]+ ){0,4}${EXAMS} (?:results|outcomes|grades|success|performance)\b|\b(?:achiev|secur|deliver|obtain|produc|gain)(?:e[sd]?|s|ed|ing) (?:[\p{L}-]+ ){0,3}${EXAMS} (?:results|outcomes|grades)(?: (?:for|with|from|by) (?:pupils|students|classes|your|the|our))?\b|\b(?:success|successful) (?:in|at) (?:raising|improving|securing|achieving) (?:[\p{L}-]+ ){0,3}(?:results|outcomes|grades)\b`,
  'giu',
);
