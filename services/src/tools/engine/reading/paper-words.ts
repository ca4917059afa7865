/** What a paper is called, whatever it is for; each list of papers adds what is one where it is looked for. */
export const PAPER = String.raw`licen[cs]es?|cards?|certificates?|tickets?`;

/** What is granted or refused, is needed, and may be taken away again. */
export const GRANTED = String.raw`${PAPER}|pin|registration|register|registered|certification|membership|badge|accreditation`;

/** Who grants it, or what it is called for short. */
export const GRANTED_FOR_SHORT = 'nmc|hcpc|gmc|gdc|gphc|sia|qts|dbs';

/** What is learned for, and passed or failed. */
export const PASSED = String.raw`[ns]vq\d?|first aid|life support|cpc|cscs|ipaf|pasma|smsts|sssts|acca|cima|aca`;
