/** Of which titles a question of a trade is asked: those whose work it is about, and not everybody's beside them. */
export const AT_THE_BEDSIDE =
  /\b(?:nurs\w+|midwi\w+|doctor|physician|paramedic|registrar|consultant|resident|surgeon|(?:health ?care|care|clinical support|ward|theatre|nursing) (?:assistant|worker|support)|support worker|carer|HCA|matron|sister|charge|ward manager|critical care|intensive care|emergency|ambulance|GP)s?\b/i;
export const REGISTERED =
  /\b(?:nurs(?:e|es|ing)(?! assistant| auxiliar)|midwi\w+|doctor|physician|paramedic|registrar|consultant|surgeon|\w*therapist|pharmacist|optometrist|dentist|hygienist|radiographer|sonographer|podiatrist|dietiti?an|psychologist|biomedical|audiologist|matron|sister|GP|practitioner|dispensing optician)s?\b/i;
export const OF_ACCOUNTS =
  /\b(?:account\w*|finance|financial (?:analyst|controller|manager|director)|bookkeep\w+|controller|audit\w*|ledger|treasury|FP&A|tax|CFO)\b/i;
export const OF_DESIGN = /\b(?:engineer\w*|design\w*|architect\w*|draught\w*|CAD|BIM|modeller|technologist)\b/i;
export const WHO_TEACHES =
  /\b(?:teacher|lecturer|tutor|trainer|instructor|professor|teaching (?:fellow|associate)|cover supervisor|educator|head of (?!school|centre|college))s?\b/i;
export const AMONG_LEARNERS =
  /\b(?:teach\w*|lecturer|tutor|trainer|instructor|learning|SENCO|SEND?|pastoral|behaviour|mentor|nursery|early years|cover supervisor|head of|head ?teacher|childcare|playworker|support (?:assistant|worker))s?\b/i;
export const OF_FAMILIES = /\b(?:social work\w*|famil(?:y|ies)|child(?:ren)?(?:['’]s)?|safeguarding|early help)\b/i;
export const OF_CASES =
  /\b(?:social work\w*|case ?work\w*|case|practitioner|officer|advis[eo]r|counsellor|advocate|probation|housing)s?\b/i;
export const OF_A_LABORATORY =
  /\b(?:scien\w+|research\w*|lab|laborator\w+|analyst|chemist|biolog\w+|microbiolog\w+|technician|post-?doc\w*|technologist|geneticist|physicist)s?\b/i;
export const WHO_ACTS =
  /\b(?:solicitor|barrister|lawyer|paralegal|legal (?:executive|advis[eo]r|counsel)|advocate|counsel|attorney|trainee)s?\b/i;
export const OF_FILES = /\b(?:solicitor|barrister|lawyer|paralegal|legal|advocate|counsel|attorney|convey\w+)s?\b/i;
export const OF_PEOPLE = /\b(?:HR|human resources|people|employee relations|personnel)\b/i;
export const WHO_RECRUITS = /\b(?:HR|human resources|people|recruit\w*|talent|resourc\w+|personnel)\b/i;
export const OF_PLANNING =
  /\b(?:plann\w+|architect\w*|surveyor|urban|building control|development|conservation|landscape)s?\b/i;
