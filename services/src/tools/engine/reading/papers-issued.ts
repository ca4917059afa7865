const PAPERS = '(?:certificates|certs|licences|licenses|permits|reports|passports|cards|badges|diplomas)';
const OTHERS =
  'housing|landlords?|lettings?|tenants?|customers?|clients?|homes|houses|households|properties|schools?|shops|sites|councils?|estates?|agents|businesses|residents|famil(?:y|ies)|patients|students|pupils|learners|drivers|hospitals?|offices|farms?|buildings|flats|blocks|boats|vehicles|hotels|restaurants|contractors|builders|developers|associations|local authorit(?:y|ies)';
const NUMBER =
  '(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds|dozens|several|many|various|all|each|every)';

/** "… certificates for two housing associations", "… certificates to landlords", "licences for 40 drivers". */
const FOR_OTHERS = new RegExp(
  String.raw`\b${PAPERS}\b[^.;]{0,40}?\s(?:for|to) (?:the |our |its |their |local |private |new )*(?:${NUMBER} (?:or more |of (?:the |our )?)?\p{L}{3,}|(?:\p{L}+ ){0,2}(?:${OTHERS})\b)`,
  'iu',
);
/** "MOT certificates, 20 a day", "40 certificates a month". */
const IN_NUMBERS = new RegExp(
  String.raw`\b${PAPERS}\b[^.;]{0,30}?\b\d+ (?:\p{L}+ )?(?:an?|per|each|every) (?:day|week|month|year|shift)\b|\b\d+ (?:\p{L}+ ){0,4}${PAPERS} (?:an?|per|each|every) (?:day|week|month|year|shift)\b`,
  'iu',
);
/** What says of a building, a machine or an event that it was looked at is held by nobody as their own, one or many. */
const OF_THINGS =
  /\b(?:cp12|landlord(?:['’]?s?)? (?:gas )?(?:safety )?(?:certificates|checks|records)|gas safety (?:certificates|records)|eicrs?|epcs|energy performance certificates?|electrical (?:installation|safety|inspection) certificates|minor works certificates|mot certificates|test certificates|(?:completion|commissioning|conformity|calibration|death|birth|medical|fire alarm|emergency lighting) certificates|certificates of (?:conformity|completion|analysis|calibration|origin))\b/i;
/** "… certificates held", "trained to issue EICRs (City & Guilds 2391)": one's own after all. */
const OF_ONES_OWN =
  /\b(?:held|holder|hold|my own|obtained|gained|passed|awarded|qualified|city (?:&|and) guilds|level \d)\b/i;

/** Papers that are made out for others, which is work: nobody is qualified by the certificates of their customers. */
export const areIssued = (text: string): boolean =>
  (FOR_OTHERS.test(text) || IN_NUMBERS.test(text) || OF_THINGS.test(text)) && !OF_ONES_OWN.test(text);
