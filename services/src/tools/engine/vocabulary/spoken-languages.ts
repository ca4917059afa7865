import type { ListedSkill } from './field-skills.js';
import { shippedWords } from './shipped-vocabulary.js';

interface Spoken {
  name: string;
  others: string[];
  needsCompany: boolean;
}

let known: Map<string, Spoken> | undefined;
let kinds: Map<string, string[]> | undefined;

const rows = (): string[] =>
  shippedWords('spoken-languages.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

function languages(): Map<string, Spoken> {
  known ??= new Map(
    rows()
      .filter((line) => !line.includes(' < '))
      .map((line) => {
        const [name = '', others] = line.replace(/^!/, '').split(' = ');
        return [name, { name, others: others?.split('; ') ?? [], needsCompany: line.startsWith('!') }];
      }),
  );
  return known;
}

/** Reads `spoken-languages.txt`; its marks are explained at its head. */
export const spokenLanguages = (): ListedSkill[] =>
  [...languages().values()].map(({ name, others, needsCompany }) => ({
    skill: { name, kind: 'language', field: null, source: 'Landfall' },
    names: [name, ...others].map((text) => ({ text, exact: !text.includes(' ') })),
    needsCompany,
  }));

/** However a text may call it: Farsi is Persian. */
export const namesOfLanguage = (name: string): string[] => [name, ...(languages().get(name)?.others ?? [])];

/** Languages of which each is this one: Mandarin and Cantonese are Chinese. */
export function kindsOfLanguage(name: string): readonly string[] {
  kinds ??= new Map(
    rows()
      .filter((line) => line.includes(' < '))
      .map((line) => {
        const [whole = '', others = ''] = line.split(' < ');
        return [whole, others.split('; ')];
      }),
  );
  return kinds.get(name) ?? [];
}
