/**
 * "Knowledge of NHBC standards and the Building Safety Act": each law by itself, since one says nothing of the other. An
 * Act may have an "and" in its own name ("the Landlord and Tenant Act"), which parts nothing.
 */
export function lawsAsked(text: string): { name: string; start: number; end: number }[] | null {
  const found = KNOWLEDGE.exec(text);
  if (!found || !NAMES_ANY_LAW.test(text)) return null;
  const [, lead = '', object = ''] = found;
  const parts = object.split(JOINTS);
  if (parts.length < 2 || !parts.every((part) => IS_ONE.test(part)) || !parts.some((part) => NAMES_A_LAW.test(part)))
    return null;
  let from = text.indexOf(object, found.index + lead.length);
  return parts.map((part) => {
    const start = text.indexOf(part, from);
    from = start + part.length;
    return { name: `${lead} ${part}`, start, end: from };
  });
}

const KNOWLEDGE =
  /\b((?:knowledge|understanding|awareness|working knowledge) (?:of|with)) ([^.;:()\n]{5,160}?)(?=[.;\s]*$|[.;] )/i;
const JOINTS = /,\s+(?:and\s+)?|\s+(?:and|&)\s+/;
const LAW = String.raw`(?:Acts?|Regulations|Regs|Rules|Code|Directive|Order|Standards?|standards?|regulations|legislation|guidance|guidelines|requirements)`;
const NAMES_ANY_LAW = new RegExp(String.raw`\b${LAW}\b`);
const NAMES_A_LAW = new RegExp(
  String.raw`\p{Lu}\S* (?:\S+ ){0,5}?(?:Acts?|Regulations|Code|Directive|Order|Rules)(?: (?:19|20)\d\d)?$`,
  'u',
);
/** A law in its own words, or a short form: "NHBC standards", "the Care Act 2014", "DoLS", "FRS 102". */
const IS_ONE = new RegExp(
  String.raw`^(?:the )?(?:\p{Lu}[\p{L}\d’'&-]*(?: (?:of|at|in|for|\p{Lu}?[\p{L}\d’'&-]+)){0,6} ${LAW}(?: (?:19|20)\d\d)?|\p{Lu}[\p{L}]*\p{Lu}[\p{L}]*(?: \d{1,5})?)$`,
  'u',
);
