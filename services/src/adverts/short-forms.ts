/**
 * Short forms with a "not" or a verb in them, however their apostrophe came: "can´t", "don”t", "won''t", "isnâ€™t". Lost on
 * the way between two programs, it may be any sign, or none: between these letters, whatever stands there is one.
 */

/** An apostrophe as it is written, spelled out, or broken by a wrong character set; as itself and as NFKC has it. */
const mark = String.raw`(?:['’‘‛ʼʹʻʽˈ′‵´${'`'}\u0092＇]|\u0020[\u0301\u0314\u0313]|&(?:#0*(?:39|96|146|180|821[67]|8242);?|#x0*(?:27|60|92|b4|201[89b]|2032);?|(?:apos|acute|grave|[lr]squo|prime|rsquor);)|â(?:€(?:™|TM|˜|\u0020\u0303|²|2)|\u0080[\u0098\u0099])|[ÂÃ](?:´|\u0020\u0301)|ÔÇÖ|‚Äô|‚Äò|%(?:27|E2%80%99))`;
/** What is no apostrophe for certain, but nothing else between the letters of a short form. */
const instead = String.raw`(?:["”“„″¨^~*?¿\ufffd_|\\/.,:;-]|\u0020\u0308)`;
const inside = String.raw`(?:\u0020?(?:${mark}|["”“\ufffd]){1,3}\u0020?|${instead}{1,3}|\u0020)`;
/** Where a short form ends: "can t-shirts" and "can't've" are none. */
const end = String.raw`(?![\p{L}\p{N}]|['’-]\p{L})`;

const verb = 'do|does|did|is|are|was|were|would|could|should|have|has|had|need|must|might|ought|ai';
const lettersOfNot = `${verb}|ca|wo|sha`;

/** "can´t", "can t", "do n't"; "Don T. Smith" is somebody. */
const denied = new RegExp(String.raw`\b((?:${verb})\u0020?n|can|won|shan)(?:${inside})(t)${end}`, 'giu');
/** "do'nt", "does´nt" */
const misplaced = new RegExp(String.raw`\b(${lettersOfNot})${mark}n(?:${mark})?t${end}`, 'giu');
/** "donot", "isnot" */
const together = /\b(do|does|did|is|are|was|were|will|would|could|should|has|have|had|must|may|shall)not\b/gi;
/** "We´re", "you ll", "it ' s" */
const verbShort = new RegExp(
  String.raw`\b(I|we|you|they|he|she|it|that|there|here|who|what|let)(?:(?:\u0020?(?:${mark}|["”“\ufffd]){1,3}\u0020?|\?)(m|re|s|ll|ve|d)|\u0020(m|re|s|ll|ve))${end}`,
  'giu',
);
/** "The employer´s licence" */
const between = new RegExp(String.raw`(?<=\p{L})${mark}(?=\p{L})`, 'gu');

const isCapital = (letters: string): boolean => letters === letters.toUpperCase();

/** The text with each of these written as usual. */
export const withShortForms = (text: string): string =>
  text
    .replace(denied, (whole, letters: string, t: string) =>
      isCapital(t) && !isCapital(letters) ? whole : `${letters.replace(' ', '')}'${t}`,
    )
    .replace(misplaced, (_, letters: string) => `${letters}n't`)
    .replace(together, '$1 not')
    .replace(verbShort, (whole, who: string, marked?: string, bare?: string) =>
      bare && isCapital(bare) && !isCapital(who) ? whole : `${who}'${marked ?? bare}`,
    )
    .replace(between, "'");
