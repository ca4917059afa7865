/** Whom carers wash and dress; customers and a cast are dressed for another reason. */
const PEOPLE = String.raw`(?:residents?|patients?|service[- ]users?|individuals|inpatients?|(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:men|women|ladies|gentlemen|people)|(?:older|elderly|disabled|vulnerable|frail) (?:people|adults?|persons?|clients?|ladies|gentlemen|men|women|relatives?|parents?)|the (?:elderly|disabled)|(?:people|adults|children|pupils|learners) (?:with (?:learning|physical|profound|complex|special|additional|disabilit\w+|dementia|autism)|living with|in their own)|(?:my|his|her|our|an?) (?:[a-z]{2,12} ){0,2}(?:mother|father|mum|dad|grand(?:mother|father|ma|pa|parents?)|gran|nan|husband|wife|aunt|uncle|relative|parents?|man|woman|lady|gentleman))\b`;
const CLIENTS = String.raw`clients?\b`;

const WASH = String.raw`(?:wash|bath|bathe|shower)(?:e?d|e?s|ing)?\b`;
const TOILET = String.raw`toilet(?:s|ed|ing)?\b`;
const FEED = String.raw`(?:feed(?:s|ing)?|fed)\b`;
const DRESS = String.raw`(?:un)?dress(?:es|ed|ing)?\b`;
const GROOM = String.raw`(?:groom|shav)(?:e|s|es|ed|ing)?\b`;
const OTHERS = String.raw`eat(?:ing)?\b|(?:personal|oral) hygiene|continence(?: care)?|mobility|mouth care`;
const ANY = String.raw`(?:${WASH}|${TOILET}|${FEED}|${DRESS}|${GROOM}|${OTHERS})`;
const HELPED_WITH = String.raw`(?:${WASH}|${TOILET}|${FEED}|${DRESS}|${GROOM}|personal (?:care|hygiene))`;
const JOINT = String.raw`(?:,? (?:and|or|&) |, | ?\/ ?)`;
const FEW = String.raw`(?:(?!(?:from|with|to|by|at|out|for|on|in|into)\b)[\p{L}\d-]+ ){0,4}`;
/** Residents' clothes are a laundry's. */
const THEMSELVES = String.raw`(?!['’]|s['’]| (?:data|records?|information|clothes|clothing|laundry|feedback|wounds?))`;
/** "Dressing wounds", "dressing salads", "bathing dogs", "dress for interviews": what else the same words are said of. */
const NOT_OF_THINGS = String.raw`(?! (?:changes?|up|down|for (?:(?:an?|the|their) )?(?:interviews?|events?|weddings?|work|success|occasions?))\b| (?:of )?(?:[\p{L}-]+ )?(?:wounds?|sores?|ulcers?|burns|salads?|dishes|meat|fish|vegetables|cars?|vehicles|windows?|stones?|timber|beds|sets?|tables|stages?|horses|dogs|cats|pets|calves|cattle|sheep|animals|livestock|clothes|laundry|rooms?|hides)\b)`;

/**
 * Personal care as carers tell of it: whom they wash and dress, whom they help to do it, or two of its parts in a row. One
 * word alone ("washing", "dressing") is as likely a kitchen's or a ward's; "toileting" and a bed bath are not.
 */
export const PERSONAL_CARE = new RegExp(
  [
    String.raw`\b(?:${WASH}|${TOILET}|${FEED}|${DRESS})(?:${JOINT}${ANY}){0,4} (?:up to )?${FEW}${PEOPLE}${THEMSELVES}`,
    String.raw`\b(?:${WASH}|${TOILET}|${FEED})(?:${JOINT}${ANY}){0,4} (?:[\p{L}\d-]+ )?${CLIENTS}${THEMSELVES}`,
    String.raw`\b(?:help|assist|support|get|gett|got|prompt|encourag|enabl|aid|tak|took)(?:s|e|es|ed|ing)? (?:(?:with|in) )?${FEW}(?:${PEOPLE}|${CLIENTS}|(?:him|her|them|people)\b) (?:(?:up|out of bed|ready|with|in|to|and|be|get|getting|their|the|daily|go),? ){0,4}${HELPED_WITH}${NOT_OF_THINGS}`,
    String.raw`\b(?:help|assist|support)(?:s|ed|ing)?\b[^.;\n]{0,40}\bwith (?:their )?(?:washing|dressing|bathing|feeding|toileting|eating|personal (?:care|hygiene))\b${NOT_OF_THINGS}`,
    String.raw`(?<!\b(?:wound|salad|window|stone|car|dog|horse) )\b(?:(?:washing|bathing|showering|toileting)${JOINT}(?:un)?dressing|(?:un)?dressing${JOINT}(?:washing|bathing|showering|toileting|feeding|grooming))\b(?:${JOINT}${ANY}){0,4}${NOT_OF_THINGS}`,
    String.raw`\btoileting\b(?! (?:facilit|area|block))|\bbed[- ]?bath(?:s|ed|ing)?\b|\bincontinen(?:ce|t) (?:care|pads?)\b|\bcontinence care\b`,
  ].join('|'),
  'giu',
);
