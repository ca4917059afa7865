const COURSE = String.raw`(?:courses?|exams?|tests?|assessments?|lessons|classes|modules?|workshop|theory|practical|(?:training|refresher|first aid)(?: days?| course)?)`;
const WHEN = String.raw`(?=\s*$|[\s]*[).]|\s+(?:for|in|on|this|next|from|with|by|soon|at)\b|\s+(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))`;
const TO_COME = new RegExp(
  String.raw`\b${COURSE} (?:is |are |now |already |has been |have been |all )*(?:booked|arranged|scheduled|planned)${WHEN}|\b(?:booked|signed up|enrolled) (?:in |on |on to |onto |for )+(?:an? |the |my )?(?:[\p{L}\d&/-]+ ){0,6}?${COURSE}(?!\p{L})|^\s*(?:I )?(?:have |am )?(?:booked|signed up for|enrolled (?:on|in)) (?:an? |the |my )(?:[\p{L}\d&/-]+ ){0,6}?(?:course|exam|test|assessment)(?!\p{L})|\b(?:course|exam|test|assessment) (?:starts|starting|begins|beginning)${WHEN}`,
  'iu',
);
/** Who books them for others. */
const FOR_OTHERS =
  /\b(?:for|of) (?:the )?(?:staff|colleagues|teams?|drivers|engineers|all|apprentices|trainees|others|pupils|students|learners|\d+)\b/i;

/** "BPEC course booked", "booked onto a Gaelic course", "course starts in January": what is still to be learned. */
export const isACourseToCome = (text: string): boolean => TO_COME.test(text) && !FOR_OTHERS.test(text);
