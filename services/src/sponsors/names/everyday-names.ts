import { readFileSync } from 'node:fs';
import { words } from './company-name.js';
import { sponsorsFolder } from '../register/shipped-registers.js';

interface NameTable {
  /** What everybody calls a body, and the full name that it is licensed under. */
  known: { names: string[]; is: string; notIn: string[] }[];
  /** What is called so belongs to these, and may be licensed by itself: for a person to decide. */
  related: { names: string[]; may: string[] }[];
}

const spelled = (name: string) => words(name).join(' ');
const core = (name: string) => spelled(name).replace(/\b(?:the|of) |(?: of)$/g, '');

/** "PwC" and "UCLH": names of the everyday, by public knowledge and not by likeness. */
class EverydayNames {
  private readonly known = new Map<string, NameTable['known'][number]>();
  private readonly related = new Map<string, string[]>();
  private readonly cores = new Set<string>();
  private readonly bodies = new Set<string>();

  constructor({ known, related }: NameTable) {
    for (const one of known) {
      for (const name of one.names) this.known.set(spelled(name), one);
      for (const name of [...one.names, one.is]) this.cores.add(core(name));
      this.bodies.add(spelled(one.is));
    }
    for (const { names, may } of related) for (const name of names) this.related.set(spelled(name), may);
  }

  /** The full name of the body, unless another of that name is meant in the town; empty: not known. */
  fullName(name: string, town = ''): string {
    const one = this.known.get(spelled(name));
    const place = spelled(town.split(',')[0]!);
    return one && !one.notIn.some((other) => spelled(other) === place) ? one.is : '';
  }

  /** Those that a person should look at. */
  mayBe(name: string): string[] {
    const known = this.known.get(spelled(name));
    return this.related.get(spelled(name)) ?? (known ? [known.is] : this.clubNames(name));
  }

  /** "Cardiff City FC" is written out in the register; a town may have another club that is called so. */
  clubNames(name: string): string[] {
    const [, of] = /^(.+) a?fc$/.exec(spelled(name)) ?? [];
    return of ? [`${of} football club`, `${of} association football club`] : [];
  }

  /** Whether the table has a body that is licensed under just this name. */
  isBody(name: string): boolean {
    return this.bodies.has(spelled(name));
  }

  /** Whether it is a name of one body that the table knows; as the `core` of a parsed name. */
  knows(name: string): boolean {
    return this.cores.has(core(name));
  }
}

export const everydayNames = new EverydayNames(
  JSON.parse(readFileSync(new URL('everyday-names.json', sponsorsFolder), 'utf8')) as NameTable,
);
