const ROLES =
  'analyst|technician|officer|executive|researcher|co-?ordinator|consultant|advis[eo]r|specialist|engineer|developer|designer|manager|assistant|administrator|trainer|tester|surveyor|modeller|inspector|lead|associate|scientist|architect|buyer|writer|editor|producer|operator|operative|supervisor|auditor|practitioner|tutor|teacher|nurse|clerk|controller|programmer|machinist|setter|welder|driver|fitter|mechanic|instructor|recruiter|apprentice|intern|director|partner|representative|agent|planner|strategist|navigator|marker|assessor|examiner';
const ROLE_OF_A_SHORT_FORM = new RegExp(
  String.raw`^(?:(?:Senior|Junior|Lead|Principal|Graduate|Trainee|Assistant|Deputy|Chief|Head) ){0,2}\p{Lu}(?:\p{Lu}|\d|&|/){1,6} (?:\p{Lu}[\p{L}-]+ ){0,2}(?:${ROLES})$`,
  'iu',
);

/** "GIS Analyst", "Senior UX Researcher": what somebody was, by a short form that no list of trades has. */
export const isRoleOfAShortForm = (title: string): boolean =>
  ROLE_OF_A_SHORT_FORM.test(title) && /(?<!\p{L})\p{Lu}[\p{Lu}\d&/]{1,6} /u.test(title) && !/^MS /.test(title);
