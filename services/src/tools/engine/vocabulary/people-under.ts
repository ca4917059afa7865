import { IN_WORDS } from '../reading/numbers.js';

const SO_MANY = String.raw`(?:\d{1,2}|an?|${IN_WORDS}|several|some)`;
const PEOPLE = String.raw`(?:people|staff|men|women|lads|groundsm[ae]n|groundworkers?|groundies|climbers?|drivers?|welders?|platers?|carers?|nurses?|chefs?|cooks|stylists?|fitters?|operatives?|technicians?|assistants?|apprentices?|improvers?|cleaners?|labourers?|pickers?|packers?|waiters|waitresses|waiting staff|juniors?|trainees?|gardeners?|joiners?|bricklayers?|engineers?|teachers?|clerks?|agents?|porters?)(?!\p{L})`;

const LEADS = String.raw`(?:supervis(?:e[sd]?|ing)|line[- ]?manag(?:e[sd]?|ing)|manag(?:e[sd]?|ing)|lead(?:s|ing)?|led|overs(?:ee|ees|aw|eeing))`;
const SO_MANY_OR_MORE = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)`;
const OTHER_PEOPLE = String.raw`(?:therapists|physiotherapists|radiographers|pharmacists|officers|advisers|advisors|scaffolders|soldiers|volunteers|colleagues|analysts|developers|designers|scientists|researchers|workers|instructors|supervisors|receptionists|paramedics|midwives|dispensers|optometrists|bakers|mechanics|electricians|plumbers|surveyors|solicitors|paralegals|administrators|managers)(?!\p{L})`;

/** Who leads by their name: "Payroll Supervisor with a staff of two"; and "reported to a supervisor with a staff of two" leads nobody. */
const WHO_LEADS = String.raw`(?:supervisor|manager|manageress|head|foreman|forewoman|leader|chargehand|charge hand|chief|matron|owner)`;
const NOT_SOMEBODY_ELSE = String.raw`(?<!\b(?:to|under|for|by|with|assist(?:ed|ing)?|support(?:ed|ing)?|help(?:ed|ing)?|our|his|her|their) (?:(?:an?|the|my|our) )?(?:[\p{L}-]+ ){0,2}${WHO_LEADS})`;

/** "Two groundsmen under me", "in charge of six drivers": people by their number, below whoever says so. */
export const PEOPLE_UNDER = new RegExp(
  [
    String.raw`\b${LEADS} ${SO_MANY_OR_MORE} (?:(?!(?:for|of|with|to|and|in|at|on|by)\b)[\p{L}\d-]+ ){0,3}?(?:${PEOPLE}|${OTHER_PEOPLE})`,
    String.raw`\b${LEADS} an? (?:group|gang|squad|crew|brigade) of ${SO_MANY_OR_MORE}(?=\s*(?:$|[.,;:()]|(?:in|on|at|across|over|for|with|and|who|from|people|staff|men|women)\b))`,
    String.raw`\b${SO_MANY} (?:[\p{L}-]+ ){0,2}${PEOPLE} (?:(?:working )?(?:under|below)|(?:reporting|report|reported|answering|who reported|who report) to) me\b`,
    String.raw`\b(?:in charge of|responsible for) ${SO_MANY} (?:[\p{L}-]+ ){0,2}${PEOPLE}`,
    String.raw`\b(?:in charge of|responsible for) (?:an?|the|my) (?:[\p{L}-]+ )?(?:team|crew|gang|squad|brigade|staff) of\b`,
    String.raw`\b${WHO_LEADS}\b${NOT_SOMEBODY_ELSE}(?: (?!to\b|under\b|who\b)[\p{L}&'’-]+){0,4}?(?:,| with| over| of| and)(?: an?)? (?:staff|team|gang|crew|brigade|squad|department|group) of ${SO_MANY_OR_MORE}\b`,
    String.raw`\b${WHO_LEADS}\b${NOT_SOMEBODY_ELSE}(?: of (?:the )?[\p{L}-]+)? (?:with|over|of) ${SO_MANY_OR_MORE} (?:[\p{L}-]+ ){0,2}?(?:${PEOPLE}|${OTHER_PEOPLE}|practitioners(?!\p{L}))`,
    String.raw`\b(?:ran|run|runs|running|${LEADS}|head|headed) (?:an?|the|my|our) (?:[\p{L}-]+ ){1,3}?(?:with|of) (?:an? (?:staff|team|brigade) of ${SO_MANY_OR_MORE}\b|${SO_MANY_OR_MORE} (?:[\p{L}-]+ ){0,2}?(?:${PEOPLE}|${OTHER_PEOPLE}))`,
  ].join('|'),
  'giu',
);
