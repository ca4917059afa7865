import { subjectsAccreditedBy } from '../vocabulary/degrees-of-bodies.js';

/** "RTPI accredited degree", "a degree accredited by the RICS or CIOB": whose degree it is. */
export interface Accreditation {
  /** What the degrees of these bodies are in; empty where no list knows one of them. */
  subjects: string;
  /** The line without them. */
  rest: string;
}

export function accreditationIn(line: string): Accreditation | null {
  if (!ACCREDITED.test(line)) return null;
  const found = BEFORE_IT.exec(line) ?? BEHIND_IT.exec(line);
  if (!found?.groups) return null;
  const said = found.groups['bodies'] ?? '';
  const bodies = said.split(BETWEEN).map((each) => each.replace(/^the /i, '').trim());
  return {
    subjects: bodies.flatMap((body) => subjectsAccreditedBy(body) ?? []).join(', '),
    rest: `${line.slice(0, found.index)}${found.groups['degree'] ?? ''}${line.slice(found.index + found[0].length)}`,
  };
}

/** A body that is named for the degree alone is not asked for beside it. */
export function accreditsADegree(line: string, written: string): boolean {
  const own = accreditationIn(line);
  return own !== null && !own.rest.includes(written);
}

const HOW = String.raw`(?:accredited|approved|recogni[sz]ed|validated|endorsed)`;
const ACCREDITED = new RegExp(String.raw`\b${HOW}\b`, 'i');
/** "RTPI", "IChemE", "Royal Town Planning Institute". */
const BODY = String.raw`(?:the )?(?:\p{Lu}\p{L}{0,3}\p{Lu}[\p{L}\d]{0,6}|(?:Royal|British|Chartered|Engineering|Institut(?:e|ion)|Landscape|Nursing|General|Law) (?:\p{Lu}\p{L}{1,20}|of|and|&|for|the)(?: (?:\p{Lu}\p{L}{1,20}|of|and|&|for|the)){0,5})`;
/** Behind "accredited by" any name is one: "Social Work England". */
const ANY_NAME = String.raw`(?:the )?\p{Lu}\p{L}{1,20}(?: (?:\p{Lu}\p{L}{1,20}|of|and|&|for)){1,6}`;
const JOINT = String.raw`(?: ?[/&] ?|, | or | and |, or )`;
const BETWEEN = / ?[/&] ?|, (?:or )?| or | and (?=\p{Lu}{2})/u;
const BODIES = String.raw`(?<bodies>${BODY}(?:${JOINT}${BODY}){0,3})`;
/** Where it is said behind the degree, what it is in is of its name. */
const degree = (inWhat = ''): string =>
  String.raw`(?<degree>(?:[\p{L}’'-]{2,20} ){0,3}?(?:[Dd]egrees?|Bachelor(?:['’]s)?|Master(?:['’]s)?|BSc|BEng|BA|MSc|MEng|MA|MArch|BN|[Qq]ualifications?|[Cc]ourses?|[Pp]rogrammes?)(?!\p{L})${inWhat})`;
const IN_WHAT = String.raw`(?: in \p{L}[\p{L} &-]{2,50}?)?`;
const BEFORE_IT = new RegExp(String.raw`(?<![\p{L}\d])${BODIES}[ -](?:Part \d )?${HOW} ${degree()}`, 'u');
const BEHIND_IT = new RegExp(
  String.raw`(?<![\p{L}\d])${degree(IN_WHAT)}(?: (?:which|that))?(?: is)?,? \(?(?:[\p{L}]{2,12} )?${HOW} by (?:${BODIES}|${ANY_NAME})`,
  'u',
);
