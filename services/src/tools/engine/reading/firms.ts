/** What stands behind the name of a firm, and in a title or a line of a CV means nothing else. */
export const LEGAL_FORMS = 'LLP|Ltd|Limited|plc|PLC|LLC|Inc|GmbH';
/** The same elsewhere, and in letters that a CV has for other things: only behind a name in an advert. */
export const LEGAL_FORMS_ABROAD = 'Incorporated|AG|BV|Corp|Corporation|Pty';
const LEGAL_FORM = String.raw`(?:${LEGAL_FORMS})\b\.?`;
/** What all the people of a firm are, by which it is called. */
const PEOPLE =
  'Solicitors|Lawyers|Barristers|Accountants|Architects|Surveyors|Builders|Engineers|Consultants|Opticians|Dentists|Chemists|Pharmacists|Auctioneers|Bookmakers|Electricians|Plumbers|Roofers|Caterers|Florists|Jewellers|Advisers|Advisors|Recruiters|Designers|Decorators|Butchers|Bakers|Tailors|Glaziers|Locksmiths|Upholsterers|Undertakers|Funeral Directors|Estate Agents|Letting Agents|Fishmongers|Photographers|Printers';

const ENDS_IN_A_FORM = new RegExp(String.raw`^\p{Lu}.{0,60}\s\(?(?:UK\)? )?${LEGAL_FORM}\)?$`, 'u');
const BY_ITS_PEOPLE = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|&|and)){0,4} (?:${PEOPLE})$`,
  'u',
);

/** "Carver Lyle Solicitors LLP", "Brown & Co Accountants", "Northgate Cooling Ltd": an employer, and nobody. */
export const isAFirm = (part: string): boolean =>
  ENDS_IN_A_FORM.test(part) || BY_ITS_PEOPLE.test(part) || BY_TWO_NAMES.test(part);

/** "Price & Davies Farriers": whoever they are, two names and what all of them are. */
const BY_TWO_NAMES =
  /^\p{Lu}[\p{L}'’.-]{1,20} & \p{Lu}[\p{L}'’.-]{1,20} \p{Lu}\p{L}{2,20}(?:ers|ors|ists|ians|men|smiths)$/u;

/** "Brown & Co Solicitors, York, 2017 - today": a line that begins with such a firm. */
export const beginsWithAFirm = (text: string): boolean => FIRST.test(text);
const FIRST = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|&|and)){0,4} (?:${PEOPLE})(?: (?:${LEGAL_FORM}|UK))*(?:$|,| [–—|(-] ?| \d)`,
  'u',
);

/** Without the trade by which a firm is called: nobody at "Carver Lyle Solicitors LLP" need be a solicitor. */
export const withoutTradesOfFirms = (title: string): string => title.replace(A_TRADE_OF_ONE, ' ');
const A_TRADE_OF_ONE = new RegExp(String.raw`\p{L}+s,? (?:\(?UK\)? )?${LEGAL_FORM}`, 'gu');

/** "Bluebird Care", "Abbey Nursing", "Sunrise Senior Living": a name, and what all of them do there. */
export const isNamedByItsCare = (name: string): boolean => BY_ITS_CARE.test(name) && !A_KIND_OF_CARE.test(name);
const BY_ITS_CARE =
  /^\p{Lu}[\p{L}'’.&-]* (?:(?:\p{Lu}[\p{L}'’.-]*|&|and|of|the) ){0,4}?(?:\p{L}*[Cc]are|Nursing|Living|Nurseries|Nursery|Recruitment|Staffing|Catering|Vets)$/u;
/** "Critical Care", "Adult Nursing": what is done there, whoever employs. */
const A_KIND_OF_CARE =
  /\b(?:critical|intensive|palliative|terminal|end of life|primary|secondary|tertiary|acute|urgent|emergency|ambulatory|unscheduled|planned|elective|personal|social|health|community|elderly|older people|dementia|residential|domiciliary|home|child|children['’]?s|day|wrap ?around|aged|after|before|respite|complex|continuing|intermediate|wound|skin|foot|eye|hair|beauty|customer|client|patient|resident|infection|neonatal|maternity|newborn|antenatal|postnatal|midwifery|paediatric|adult|mental|learning|disabilit(?:y|ies)|district|general|school|practice|theatre|surgical|medical|orthopaedic|cardiac|renal|stroke|oncology|haematology|trauma|occupational|dental|oral|veterinary|public|live[- ]in|extra|supported|assisted|independent|daily|event|contract|school|staff|volunteer|international|technical|it|executive|graduate|nhs|clinical|professional|previous|other|relevant|experience|bachelor|diploma|degree|certificate|bsc|msc|level|nvq|btec|a|in)\b/i;
