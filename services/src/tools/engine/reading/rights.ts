/** What a line says of somebody's permission to work. */
export type WorkRight = 'has' | 'needs';

const NEEDS =
  /\b(?:(?:will |would )?(?:require|requires|requiring|need|needs|needing|seeking|looking for)\s+(?:a\s+|an\s+|uk\s+)?(?:visa|sponsor|skilled worker|work permit|certificate of sponsorship)|visa required)\w*/i;
const HAS =
  /\b(?:right to work|settled status|indefinite leave|british (?:citizen|national)|uk citizen|irish citizen|eu citizen|us citizen|u\.s\. citizen|permanent resident|green card|no (?:visa|sponsorship) (?:is )?(?:required|needed)|(?:graduate|dependant|dependent|ancestry|skilled worker|spouse) visa (?:holder|until|valid|holding)|eligible to work|authori[sz]ed to work|full work (?:rights|permission))\b/i;

export function workRightIn(line: string): WorkRight | null {
  if (/\b(?:do(?:es)? not|don['’]t|no longer) (?:require|need)\b|\bwithout (?:needing )?sponsorship\b/i.test(line))
    return 'has';
  if (NEEDS.test(line)) return 'needs';
  return HAS.test(line) ? 'has' : null;
}

/** What an advert says: it sponsors, it cannot, or it asks for the right to work. */
export type SponsorshipWord = 'offered' | 'refused' | 'right-required';

const REFUSED =
  /\b(?:(?:un|not )able to (?:offer |provide )?sponsor|cannot (?:offer |provide )?sponsor|can['’]?t sponsor|no (?:visa )?sponsorship|not (?:offer|provide|eligible for|available for)(?:ing)? (?:visa )?sponsor|sponsorship is not|without sponsorship|(?:do(?:es)?|will) not (?:offer |provide )?(?:visa )?sponsor)\w*/i;
const RIGHT =
  /\b(?:must (?:already )?have|need to have|proof of|evidence of|with|have) (?:the |an? |full )?(?:existing |valid |unrestricted )?right to work\b|\bright to work (?:in the uk )?(?:is )?(?:required|essential)/i;
const OFFERED =
  /\b(?:sponsor|visa|h-1b|work permit|blue card|employment permit|certificate of sponsorship|highly skilled migrant|work-permit)\w*/i;

export function sponsorshipIn(sentence: string): SponsorshipWord | null {
  if (REFUSED.test(sentence)) return 'refused';
  if (OFFERED.test(sentence) && !/\bright to work (?:is )?required\b/i.test(sentence)) return 'offered';
  return RIGHT.test(sentence) ? 'right-required' : null;
}
