/** "Self-employed", "Own business", "Sole trader": said where others name an employer. The Sole Bay Inn is one. */
export const isForOneself = (text: string): boolean => BEGINS.test(text);
const BEGINS = /^(?:self|freelance|own|sole (?:trader|practitioner|proprietor))\b/i;

/** And no name of one's own business, nor a trade, beside it. */
export const isForOneselfAlone = (text: string): boolean => ALONE.test(text);
const ALONE = /^(?:self[- ]employed|freelance|sole trader)[\s.]*$/i;
