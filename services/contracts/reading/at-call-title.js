// @ts-check

/** Work that hospitals, homes and schools have a bank or relief staff for; in a bank of money nobody does it. */
const care = String.raw`(?:nurs(?:e|es|ing|ery)|health[\s-]?care|hcas?|hcsw|care(?! of\b)|carers?|caregivers?|support (?:work(?:er)?s?|assistants?)|midwi(?:fe|ves|fery)|maternity|rgn|rmn|rnld|odp|\w*therap(?:y|ists?)|physio|radiograph\w+|sonograph\w+|pharmac\w+|paramedics?|ambulance|phlebotom\w+|practitioners?|operating department|theatres?|wards?|clinical|dental|podiatr\w+|dieti[ct]ians?|psycholog\w+|doctors?|social workers?|residential|youth workers?|teach(?:ers?|ing)|lecturers?|cover supervisors?|lifeguards?|domestics?|housekeep(?:ers?|ing)|catering|kitchen|porters?|chefs?|cooks?)`;
const few = String.raw`(?:[\p{L}\d/&.'’-]{1,20} ){0,3}`;
/** Those who look after such staff, and the people and trades of other banks. */
const others =
  /\b(?:manager|co-?ordinator|recruiter|recruitment|scheduler|cashier|teller|clerk|branch|banker|banking|investment|customer|relationship|mortgage|smart casual|casual (?:dining|wear|clothing))\b|\bbank (?:of|holiday)\b/i;

/** "Bank Registered Nurse", "Casual Cook"; no "Blood Bank Nurse", and no nurse of Bank Street. */
const ahead = new RegExp(
  String.raw`(?:^|\s[-–—]\s?|[,:|/(]\s?)\W{0,3}(?:nhs )?(?:supply(?! chain)|bank(?! (?:street|st|road|rd|lane|end|top|house|hall|view|side|hill))|casual) ${few}${care}(?![\p{L}\d])`,
  'iu',
);

const sign = String.raw`(?:\s[-–—]\s?|[-–—]\s|[,:|/([]\s?)`;
const rest = String.raw`(?: (?:staff|only|work(?:er)?s?|shifts?|posts?|roles?|positions?|contracts?|hours|basis|team)){0,2}\s?(?:$|[-–—,:|/)\]])`;
/** "Healthcare Assistant - Bank", "Nurse (Bank only)", "Staff Nurse, Bank, Leeds", "HCA Bank". */
const behind = new RegExp(
  String.raw`(?:${sign}|(?<![\p{L}\d])${care} )(?:bank|relief)${rest}|${sign}supply${rest}`,
  'iu',
);
const isOfCare = new RegExp(String.raw`(?<![\p{L}\d])${care}(?![\p{L}\d])`, 'iu');
/** Of whatever work: "Barista (Casual)". */
const neverSure = new RegExp(String.raw`${sign}(?:casual|zero[\s-]hours?|as[\s-]and[\s-]when)${rest}`, 'iu');

/**
 * Whether a title says that its work is called for as it comes: nobody has a sure week of it.
 * @param {string} title
 * @returns {boolean}
 */
export const isCalledAtCall = (title) =>
  !others.test(title) && (ahead.test(title) || neverSure.test(title) || (behind.test(title) && isOfCare.test(title)));
