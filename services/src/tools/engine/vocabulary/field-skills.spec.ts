import { describe, expect, it } from '@jest/globals';
import { wordsOf } from '../text/words.js';
import { fieldSkillsOf } from './field-skills.js';
import { shippedWords } from './shipped-vocabulary.js';

describe('the skills by field', () => {
  it('have no spelling that means two of them, as a plural or in other letters', () => {
    const owners = new Map<string, string>();
    const doubled: string[] = [];
    for (const { skill, names } of fieldSkillsOf(shippedWords('skills-by-field.txt')))
      for (const { text } of names) {
        const key = wordsOf(text)
          .map(({ folded }) => folded)
          .join(' ');
        const owner = owners.get(key) ?? skill.name;
        if (owner !== skill.name) doubled.push(`${text}: ${owner}, ${skill.name}`);
        owners.set(key, owner);
      }
    expect(doubled).toEqual([]);
  });
});
