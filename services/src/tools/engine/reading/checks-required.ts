/** Without what stands behind it, "security" is a trade. */
const NAMES = String.raw`dbs|pvg|accessni|access ni|crb|bpss|ctc|sc|dv|security(?= (?:check|clearance|vetting|disclosure))|disclosure(?: and barring(?: service)?)?`;
const CHECK = String.raw`(?:(?:enhanced|basic|standard|satisfactory|clear|clean|full|current|valid|up[- ]to[- ]date|new) ){0,3}(?:(?:${NAMES})(?: \((?:dbs|pvg)\))?)(?: ?\/ ?(?:dbs|pvg|bpss))?(?: (?:scheme|check(?:s|ed)?|clearance|disclosures?|certificates?|vetting|membership))?(?: with (?:the )?(?:children['’]s |adults['’] |barred ){1,2}(?:list|workforce)s?(?: check)?)?`;
const MAY_SAY_ALSO = String.raw`(?: and (?:(?:two|satisfactory|clear|suitable|written|employment) ){0,3}references?)?`;

/** "An enhanced DBS check is required": said of whoever applies, wherever it stands. What is carried out is the employer's to do. */
const REQUIRED = new RegExp(
  String.raw`(?<!\b(?:no|not|without|neither) (?:an? )?)\b${CHECK}${MAY_SAY_ALSO} (?:(?:is|are|will be|would be) )?(?:also |always |an? )?(?:required|needed|essential|necessary|mandatory|must|requirement|compulsory)(?!\p{L})|\b(?:you(?:['’]ll| will)? (?:must|need(?: to)?|will need(?: to)?|should|have to|are required to)|applicants? must|candidates? must|must|we (?:require|need|ask for)|requires?|it is (?:essential|necessary) to) (?:(?:have|hold|undergo|pass|complete|obtain|possess|be) )?(?:an? |the |your )?${CHECK}(?!\p{L})`,
  'iu',
);
/** Most sentences name none, and a look for the names is quick. */
const NAMES_ONE = new RegExp(String.raw`\b(?:${NAMES})(?!\p{L})`, 'iu');

export const requiresACheck = (sentence: string): boolean => NAMES_ONE.test(sentence) && REQUIRED.test(sentence);
