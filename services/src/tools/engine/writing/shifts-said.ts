const SHIFT = String.raw`(?:(?:night|day|early|late|back|twilight|evening|morning|weekend|rotating|split)[- ]shifts?|nights?|evenings?|mornings?|weekends?|(?:|mon|tues|wednes|thurs|fri|satur|sun)days)`;
const A_SHIFT = new RegExp(`^${SHIFT}(?:(?: and | & | or |/)${SHIFT})?(?: only)?$`, 'i');
/** "Night shift", "evenings and weekends", "Saturdays only": which hours of a day or a week. */
export const isAShift = (part: string): boolean => A_SHIFT.test(part);

/** Beside where it was, when it was would be read as a name; it is left to who stands alone: "Freelance photographer, weekends". */
export function withoutShifts(parts: readonly string[]): readonly string[] {
  const others = parts.filter((part) => !isAShift(part));
  const [who = '', ...where] = others;
  const isAlone = who === '' || (where.length === 0 && who === parts[0] && !/ (?:at|for) /.test(who));
  return isAlone ? parts : others;
}
