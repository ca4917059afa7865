import { readName } from '../names/company-name.js';
import { strongInOrder, isWeak } from '../names/name-keys.js';

/** "HealthcareLtd". */
const gluedForm = /(\p{L}{4,})(limited|ltd|llp|plc)\b/giu;
/** A legal form ends a name: what stands behind it is another one. */
const behindForm = /(?<=\b(?:ltd|limited|llp|plc|cic)\b\.?)[\s,.;:]+(?=\p{L})/iu;
const apart = /\s*[()[\]]\s*|\s+[-–|]\s+|\s*\/\s*/u;
const mayHoldMore = /[()[\]/|]|\s[-–]\s|\b(?:ltd|limited|llp|plc|cic)\b\.?[\s,.;:]+\p{L}/iu;
const LEAST_WORDS = 2;

export const withFormApart = (name: string): string => name.replace(gluedForm, '$1 $2');

/**
 * The names that one line of a register may hold beside itself: with its form set apart, and each of two that stand side
 * by side: "Creech Pharmacy/John Ware Ltd", "Distribution Technology Limited (Dynamic Planner)". "(UK)" is none.
 */
export function otherReadings(name: string): string[] {
  const plain = withFormApart(name);
  if (!mayHoldMore.test(plain)) return plain === name ? [] : [plain];
  const parts = plain.replace(/\bt\s*\/\s*as?\b/gi, '').split(apart);
  const names = [...parts, ...parts.flatMap((part) => part.split(behindForm))].filter(isName);
  return [...new Set([plain, ...names])].filter((other) => other !== name);
}

function isName(text: string): boolean {
  const { words, form } = readName(text).own;
  const strong = strongInOrder(words).filter((word) => !isWeak(word));
  return strong.length >= LEAST_WORDS || (strong.length > 0 && form !== '');
}
