import { isCovered, type Covers } from './coverage.js';
import { isOpen, type SponsorBefore } from './sponsor-before.js';

/** A register that came in, in the order of their numbers. */
export interface Applied {
  id: number;
  covers: Covers;
}

/** An employer with the registers that had it first and last, and those that had it no more. */
export type RegisteredBefore = Pick<SponsorBefore, 'id' | 'key' | 'state' | 'licences'> & {
  firstRegister: number;
  lastRegister: number;
  closedBy: number[];
};

/** So many of whom an earlier register has the next has as well. */
const MOST = 0.5;
/** So few are next to nobody. */
const HARDLY_ANY = 0.1;

/**
 * The ids of the registers that a new file shows to have been mistakes: wrong files that somebody confirmed. Such a one
 * brought a crowd of whom the new file has next to nobody, while that has those who were there before. Whether it is the
 * new file that is the mistake, an old one sent again, is told by those whom years take away: that has them back.
 */
export function mistakenRegisters(
  known: RegisteredBefore[],
  registers: Applied[],
  entries: { key: string }[],
): Set<number> {
  const keys = new Set(entries.map(({ key }) => key));
  const there = (all: RegisteredBefore[]) => all.filter(({ key }) => keys.has(key)).length;
  const isMistaken = ({ id, covers }: Applied): boolean => {
    const brought = known.filter(({ firstRegister }) => firstRegister === id);
    const earlier = known.filter((one) => wasThereBefore(one, id) && holdsAnyOf(one, covers));
    if (earlier.length === 0 || brought.length < earlier.length * MOST) return false;
    if (there(earlier) < earlier.length * MOST || there(brought) >= brought.length * HARDLY_ANY) return false;
    const letGo = earlier.filter(({ closedBy }) => closedBy.includes(id));
    const share = letGo.length / earlier.length;
    const isOfAnotherTime = share >= HARDLY_ANY && share < MOST;
    return !(isOfAnotherTime && there(letGo) >= letGo.length * MOST);
  };
  const candidates = new Set(known.filter(isOfOne).map(({ firstRegister }) => firstRegister));
  return new Set(registers.filter((one) => candidates.has(one.id) && isMistaken(one)).map(({ id }) => id));
}

/**
 * The ids of those that stand only in such a register. What it brought says nothing of what a new file covers; else the
 * real register would look like half of one.
 */
export const onlyByMistake = (known: RegisteredBefore[], mistaken: ReadonlySet<number>): Set<number> =>
  new Set(known.filter((one) => isOpen(one) && isOfOne(one) && mistaken.has(one.firstRegister)).map(({ id }) => id));

const isOfOne = ({ firstRegister, lastRegister }: RegisteredBefore): boolean => firstRegister === lastRegister;

/** As far as the registers before this one told, it was there. */
const wasThereBefore = (one: RegisteredBefore, register: number): boolean =>
  one.firstRegister < register && (isOpen(one) || one.closedBy.some((by) => by >= register));

const holdsAnyOf = ({ licences }: RegisteredBefore, covers: Covers): boolean =>
  licences.some(({ route }) => isCovered(route, covers));
