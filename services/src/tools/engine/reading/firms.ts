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
