import { areOfOneKind } from '../vocabulary/kinds-of-skills.js';
import { sortsNamedIn } from '../vocabulary/sorts-of-names.js';
import { isTool } from '../vocabulary/tools.js';
import { endsInPerson } from './occupations.js';
import { isQualificationAsked } from './papers-named.js';
import { skillsNamedIn } from './skill-finder.js';

/** Whether one may stand for the other: three clouds are of one kind, a card and a trade are not; null where it cannot be told. */
export function areAlike(one: string, other: string): boolean | null {
  const sorts = sortsNamedIn(one);
  const others = sortsNamedIn(other);
  if (sorts.some((sort) => others.includes(sort)) || areNear(one, other)) return true;
  if (sorts.length > 0 && others.length > 0) return false;
  const [kind, otherKind] = [kindOf(one), kindOf(other)];
  return kind === null || otherKind === null || kind === otherKind ? null : false;
}

function areNear(one: string, other: string): boolean {
  const others = skillsNamedIn(other).map(({ skill }) => skill.name);
  return skillsNamedIn(one).some(({ skill: { name } }) =>
    others.some((near) => near === name || areOfOneKind(name, near)),
  );
}

type Kind = 'paper' | 'language' | 'quality' | 'tool' | 'person' | 'work';

/** Null for a name of which nothing tells what it names. */
function kindOf(text: string): Kind | null {
  const [first] = skillsNamedIn(text);
  if (first?.skill.kind === 'certificate' || isQualificationAsked(text)) return 'paper';
  if (first?.skill.kind === 'language' || first?.skill.kind === 'quality') return first.skill.kind;
  if (first) return isTool(first.skill) ? 'tool' : 'work';
  if (endsInPerson(text)) return 'person';
  return /^\W*\p{Lu}/u.test(text) ? null : 'work';
}
