/** "Anneke", "O’Neill-Smith", "J.", "Abdul-Rahman", "D'Souza"; "d'Arcy", "el-Sayed" and "tSaoi" begin small. */
const A_WORD = String.raw`(?:[dlo]['’]|(?:al|el|ul|ad|as|ash|ar|an|bin|abd)-|[tnh](?=\p{Lu}\p{Ll}))?\p{Lu}[\p{L}\p{M}'’.-]*`;
/** What stands small between the words of a name, from a dozen languages. */
const PARTICLE = String.raw`(?:van|von|vom|zu|zum|zur|der|den|dem|des|de|du|da|das|do|dos|dela|delas|delos|di|del|della|degli|dello|dal|la|las|le|les|lo|los|y|e|i|ten|ter|te|tot|op|het|in|['’]t|ibn|bin|bint|binti|binte|ben|bat|abu|abou|umm|al|el|ul|ur|uz|ud|an|na|mac|ní|nic|af|av|ap|ab|san|[sdw]/o|a/[lp])`;

/** "van", "dela": what stands small in a name. */
export const isParticle = (word: string): boolean => A_PARTICLE.test(word);
const A_PARTICLE = new RegExp(`^${PARTICLE}$`, 'u');

/** Two to so many words, all of them with a capital. */
export const wordsWithCapitals = (most: number): RegExp =>
  new RegExp(String.raw`^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){1,${most - 1}}$`, 'u');
/** "Anneke van der Merwe", "María José de la Cruz": small words stand between, and none at an end. */
export const withParticles = new RegExp(
  String.raw`^(?:(?:van|von|de|da|di|del|al|el|ibn|abu) )?${A_WORD}(?:(?: ${PARTICLE}){0,3} ${A_WORD}){1,5}$`,
  'u',
);

/** "JR", "III": of the name, and no letters of a paper. */
const OF_A_NAME = String.raw`(?!(?:II|III|IV|VI{0,3}|JR|SR|JNR|SNR)$)`;
/**
 * Letters behind a name: "RN", "FCMA", "MBChB", "BSc", "PhD", "CEng". "MacLeod" and "DeShawn" have two capitals as well,
 * but do not begin with them.
 */
const LETTERS = String.raw`${OF_A_NAME}(?:\p{Lu}{2}[\p{L}.]{0,8}|Ph\.?D|DPhil|[BM](?:Sc|Eng|Ed|Arch|Nurs?|Pharm|Chem|Phil|Res|Vet\p{Ll}*)|[CI](?:Eng|Mgr|Phys|Chem|Env|Psychol|Sci)|P[Gg](?:Dip|Cert)|F?RNutr|EurIng)[®™]?`;
const BEHIND = new RegExp(String.raw`^${LETTERS}$`, 'u');
/**
 * Of a name all in capitals only letters that are surely none of it: degrees, steps of membership before the short name of
 * a body ("MRTPI", "FCIPS", "CMIOSH"), and what begins as no name does or has no vowel ("MRSC", "MBCS").
 */
const BODY =
  'RTPI|RICS|CIOB|IOSH|IRM|CIPS|CIPD|CIM|CIPR|CIEH|CIWEM|CIHT|CIBSE|CIOH|CIAT|CIH|CILEX|CILT|CII|CMI|IET|IMECHE|ICE|ISTRUCTE|ICHEME|IOP|IOM|IHE|IFE|' +
  'IEMA|IED|IEEE|IRSE|IWSC|RAES|RSA|RSC|RSB|RSPH|RIBA|RIAS|RINA|RCVS|RCP|RCGP|RCS|RCA|RCOT|COT|CSP|BCS|BACP|BPSS?|BDA|LI|SRA|AAT|APM|UKCP|ACP|INSTLM|INSTRE';
const BEHIND_A_SHOUTED_NAME = new RegExp(
  String.raw`^(?:(?:A|AC|C|CM|F|GRAD|H|L|M|P|S|T|TECH)?(?:${BODY})|RN|RGN|RMN|RVN|ACCA|ACA|ACMA|FCA|FCCA|FCMA|CGMA|CIMA|CTA|AFA|` +
    String.raw`CENG|IENG|CPHYS|CCHEM|CENV|CMGR|CBIOL|CSCI|EURING|PGCE|QTS|QTLS|MBA|PHD|DPHIL|MPHIL|MENG|BENG|MARCH|BARCH|MRES|BED|MED|OBE|MBE|CBE|` +
    // "KRC" and "MCNAIR" are names: three letters may be anybody's.
    String.raw`(?!MC|SCH)[B-DF-HJ-NP-TV-XZ]{4,8}|[BM]SC|LL[BM]|(?!MC|MAC)(?:[MF][B-DF-HJ-KMNP-TV-XZ]|FRC|FCP)[B-DF-HJ-NP-TV-XZ]\p{Lu}{1,5}|` +
    String.raw`PhD|MSc|BSc|BEng|MEng|CEng|MBChB)$`,
  'u',
);

/** "Grace Adeyemi RN" and "David Cole FCMA"; a name all in capitals keeps what may be a part of it. */
export function withoutLetters(text: string): string {
  const words = text.trim().split(' ');
  const isShouted = !words.some((word) => /\p{Ll}/u.test(word) && !BEHIND_A_SHOUTED_NAME.test(word));
  const isLetters = isShouted ? BEHIND_A_SHOUTED_NAME : BEHIND;
  while (words.length > 2 && isLetters.test(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

/** "CV of", "Name:", "Dr", "Prof. Dr.", "My name is": what stands before a name at the top. */
const BEFORE_A_NAME =
  /^(?:(?:full |candidate(?:['’]s)? |applicant(?:['’]s)? )?name\s*:|(?:candidate|applicant)\s*:|(?:cv|r[eé]sum[eé]|curriculum vitae)(?: of| for|\s*:| [–—-])|personal (?:information|details)\s*:?)\s*|^(?:(?:hi|hello|dear [\p{L} ]{3,20})\b[,.!]?\s*)?my name(?: is|['’]s)\s+/iu;
const TITLES =
  /^(?:(?:mrs?|ms|miss|mx|engr?|ing|dr|prof(?:essor)?|rev(?:erend)?|sir|dame|capt|adv|mag|dipl\.?-ing|smt|shri|alhaji|herr|frau|sra?|srta|mme|mlle|(?<=dr\.? )med)\.? )+(?=\p{Lu})/iu;
/** What stands before a rank and makes another of it: "Lt" of a "Lt Cdr", "Wg" of a "Wg Cdr". */
const BEFORE_A_RANK =
  'staff|lance|leading|colour|petty|chief|warrant|sub|second|2nd|1st|wing|wg|group|gp|squadron|sqn|flight|flt|flying|fg|pilot|plt|air|rear|vice|acting';
const RANK = String.raw`(?:[lsc]\/?)?(?:sgt|cpl|bdr)|sergeant(?:[ -]major)?|corporal|pte|spr|gnr|tpr|wo ?[12]|maj(?:or)?|capt(?:ain)?|lt|lieut(?:enant)?|col(?:onel)?|cdre?|cmdr|commander|commodore|brig(?:adier)?|admiral|lh|cpo|po(?= \()`;
/** "Sgt (Ret'd) Wayne Prosser", "Lieutenant Commander James Holloway": a rank of the forces, of whatever length, and whether somebody still has it. */
const A_RANK = new RegExp(
  String.raw`^(?:(?:(?:${BEFORE_A_RANK})\.? ){1,2}(?:off(?:icer)?|ldr|leader|hand)|(?:(?:${BEFORE_A_RANK})\.? ){0,2}(?:${RANK})(?:\.?[ -](?:col(?:onel)?|cdre?|cmdr|commander|maj(?:or)?|gen(?:eral)?))?)\.?(?: \((?:ret(?:['’]?d|ired|d)?\.?|RN|RM|RAF)\))? (?=\p{Lu}\S* \p{L})`,
  'iu',
);
/** "Peter de Vries CV": what the page is. */
const BEHIND_A_NAME = / ?[–—|-]? (?:CV|Cv|[Rr][eé]sum[eé]|[Cc]urriculum [Vv]itae)$/u;

/** A name as it is, where "CV of" or "Dr" stands before it. */
export const withoutTitles = (text: string): string =>
  text
    .replace(BEFORE_A_NAME, '')
    .replace(TITLES, '')
    .replace(A_RANK, '')
    .replace(BEHIND_A_NAME, '')
    .replace(/\s+["“‘'(]\p{L}+["”’')](?=\s)/gu, '')
    .trim();
