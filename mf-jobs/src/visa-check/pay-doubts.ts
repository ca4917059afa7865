import { behind } from './pay-amounts';

/** What adverts say beside an amount by which less of it counts, in the words for that rather than in whole phrases. */

/** What comes behind these is beside the pay: "£45,000 plus relocation, repayable if you leave". */
const notBeside = String.raw`(?:(?!\b(?:plus|benefits?|package|perks|relocation|bonus(?:es)?|no|not|never|without|nothing|zero|before)\b|\+)[^.;\n])`;

/** Given back, or not paid out. */
export const notKept = [
  String.raw`^${notBeside}{0,60}?\b(?:repay\w*|repaid|(?:paid|pay(?:able|ing)?|given|give) back|claw(?:ed)?[- ]?back|recoup\w*|recover(?:s|ed|able)?|returned|returnable|refunded to|bond|withheld|withholding|reduced by|docked|offset against|sacrificed|salary sacrifice (?:of|for)|deduct(?:ed|ible|ing|s)?|(?<!(?:statutory|usual|normal) )deductions)\b`,
  String.raw`^${notBeside}{0,60}?\bunpaid\b(?! (?:leave|sabbatical|parental|carers?|holidays?|time off|break|lunch))`,
  String.raw`^${notBeside}{0,60}?\b(?:at|from|out of) (?:your|their|his|her) own (?:cost|expense|pocket|wages|pay|salary)\b`,
  String.raw`^${notBeside}{0,60}?\byou (?:will |must |have to )?(?:pay|cover|fund|meet|bear|contribute) (?:for )?(?:your|the|own|towards?|£)`,
].join('|');

/** Named as a part of the amount, whatever it is: "£45,000, of which £6,000 in shares". */
export const partOfIt = [
  String.raw`${behind}(?:including|inclusive of|includes?|incl?\.?|incorporating|comprising|made up of|consisting of|of which)\s(?!(?:\d{1,2} days|(?:all |paid )?(?:annual leave|bank holidays?|breaks|tax)\b|weekends?\b|training\b|VAT\b))`,
  String.raw`${behind}(?:£|GBP)\s?[\d,.]+k? (?:of (?:it|this|that|which)|being)\b`,
  String.raw`^${notBeside}{0,60}?\b(?:half|a third|a quarter|part|most|some|\d{1,2} ?%) of (?:it|this|that|which|the (?:pay|salary|amount))\b`,
  String.raw`${behind}(?:is |to be )?(?:split|divided|apportioned|made up)\b(?! (?:across|between|among))`,
].join('|');

/** Paid to more than one person. */
export const forSeveral =
  /(?:£|GBP\s?)[\d,.]*\dk?[^.;\n£,+]{0,30}?\b(?:(?:per|each|for (?:the|a|each)|between (?:the|a)) (?:couple|pair|household|family)\b(?!-| (?:business|run|owned|friendly|firm|home|law|team))|a couple\b(?! of)|(?:shared|split|divided) (?:by|between|among(?:st)?|with)(?: \w+){0,3}? (?:couple|pair|family|team|wife|husband|partner|colleague|another|people|holders|others?)\b|(?:for|to|between|covers?) (?:both|two|you both|the two)(?: of you| people| posts| persons)?(?! (?:years?|months?|weeks?|days?|hours?|sites?|schools?|homes?|offices?|locations?|roles?))\b)/i;

const fine = String.raw`(?!(?:the |a |an |your |our |all |usual |normal |any )*(?:tax|PAYE|NI\b|national insurance|experience|qualif\w+|skills?|references?|checks?|DBS|contract|negotiation|review|annual|pay award|(?:satisfactory|successful|enhanced|pre)\b|interview|terms|location|right to work|visa|sponsorship|you (?:are|live|work|have|hold)|joining))`;

/** Paid only where something comes about, or for a while. */
export const onlyIf = [
  String.raw`^${notBeside}{0,60}?\b(?:thereafter|afterwards|from then on|then (?:commission|self[- ]?employed|£|GBP|reduc|drop|fall)\w*)`,
  String.raw`${behind}(?:is |are )?(?:subject to|conditional on|contingent on) ${fine}`,
  String.raw`${behind}(?:is |are )?(?:but )?(?:only )?(?:if|provided|providing|unless|as long as|whenever|assuming|when there) ${fine}`,
  String.raw`${behind}(?:is |are )?(?:depend\w+ (?:up)?on|based on|according to|varies with|for) (?:the )?(?:number of |actual )?(?:hours?|shifts?|days|weeks?|work|workload|demand|availability|bookings|rota|attendance)\b`,
  String.raw`${behind}for (?:\d+ |all |the )?(?:hours|shifts|days|weeks) (?:actually )?worked`,
].join('|');
