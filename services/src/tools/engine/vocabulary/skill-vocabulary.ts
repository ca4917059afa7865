import { kept } from '../../../platform/shipped/kept.js';
import { fold, wordsOf } from '../text/words.js';
import { fieldSkillsOf, type ListedSkill } from './field-skills.js';
import { openSkillsOf } from './open-skills.js';
import { shippedWords } from './shipped-vocabulary.js';
import type { Skill, SkillName } from './skill.js';
import { spokenLanguages } from './spoken-languages.js';

/** All names of skills, by the first of their words; the longest name first. */
export class SkillVocabulary {
  private readonly byFirstWord = new Map<string, SkillName[]>();
  private readonly byName = new Map<string, Skill>();

  /** Earlier lists win: a name that is known already joins the skill it belongs to. */
  constructor(lists: readonly (readonly ListedSkill[])[]) {
    for (const list of lists) for (const listed of list) this.add(listed);
    for (const names of this.byFirstWord.values()) names.sort((one, other) => other.words.length - one.words.length);
  }

  startingWith(word: string): readonly SkillName[] {
    return this.byFirstWord.get(word) ?? [];
  }

  /** The skill that a person means by exactly this name. */
  named(name: string): Skill | undefined {
    return this.byName.get(keyOf(name));
  }

  /** The product's own lists name things; the larger ones say what is done with them, and mean the same. */
  private whatIsDone({ source }: Skill, name: string): Skill | undefined {
    const thing = source === 'Landfall' || OF_SOMETHING_ELSE.test(name) ? undefined : DOES.exec(name)?.[1];
    const own = thing === undefined ? undefined : this.byName.get(keyOf(thing));
    return own?.source === 'Landfall' ? own : undefined;
  }

  private add({ skill, names, needsCompany }: ListedSkill): void {
    const known = names.map(({ text }) => this.byName.get(keyOf(text))).find(Boolean);
    const done = names.map(({ text }) => this.whatIsDone(skill, text));
    const ofAll = known ?? done[0] ?? skill;
    for (const [at, { text, exact }] of names.entries()) {
      const key = keyOf(text);
      if (key === '' || this.byName.has(key)) continue;
      const owner = done[at] ?? ofAll;
      this.byName.set(key, owner);
      const words = wordsOf(text).map(({ folded }) => folded);
      const [first] = words;
      if (first === undefined) continue;
      const others = this.byFirstWord.get(first);
      // "Ulster Scots" is no other word, as "Scots" is
      const isAlone = words.length === 1;
      const name = { words, skill: owner, exactly: exact ? text : null, needsCompany: needsCompany && isAlone };
      if (others) others.push(name);
      else this.byFirstWord.set(first, [name]);
    }
  }
}

/** "Write risk assessments": a verb that is said of anything, before what is done. */
const DOES =
  /^(?:write|draw up|carry out|perform|conduct|prepare|undertake|complete|do|produce|develop|implement|apply|provide|use|manage) (.+)$/i;
/** What is meant by these is not what the thing alone is called. */
const OF_SOMETHING_ELSE =
  /^use (?:dbs|search engines?|communication devices|technical documentation|sign language)$|^provide customer satisfaction$/i;

const keyOf = (name: string): string =>
  wordsOf(name)
    .map(({ text }) => fold(text))
    .join(' ');

let shared: SkillVocabulary | undefined;

/** Read at the first use, about a fifth of a second, and kept. */
export function skillVocabulary(): SkillVocabulary {
  return (shared ??= kept('names of skills', readSkills));
}

const readSkills = () =>
  new SkillVocabulary([
    fieldSkillsOf(shippedWords('skills-by-field.txt')),
    spokenLanguages(),
    openSkillsOf(shippedWords('skills.jsonl.gz')),
  ]);
