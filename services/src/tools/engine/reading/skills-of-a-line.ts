import type { CvLine } from './cv-line.js';
import { isOfAnOlderEdition } from './editions.js';
import { everySkillNamedIn } from './skill-finder.js';
import { standingsIn } from './standing.js';

/** What a line names, and how it stands to it. */
export function nameSkills(line: CvLine): void {
  const stretches = standingsIn(line.text);
  const isContact = CONTACT.test(line.text);
  for (const mention of everySkillNamedIn(line.text)) {
    const { standing = 'held' } =
      stretches.find(({ start, end }) => mention.start >= start && mention.start < end) ?? {};
    if (standing === 'wished' || standing === 'others' || (isContact && mention.skill.kind === 'technology')) continue;
    // The rules of the edition before are no longer those of this one.
    const isOlder = standing === 'held' && isOfAnOlderEdition(line.text, mention.skill.name);
    if (isOlder) line.doubted.push({ mention, doubt: 'begun' });
    else if (standing === 'held') line.mentions.push(mention);
    else line.doubted.push({ mention, doubt: standing });
  }
}

/** Addresses name no skill: "Email: …" is no use of e-mail. */
export const CONTACT = /\S@\S+\.|\b(?:tel|phone|mobile|e-?mail)\b\s*[:.]/i;
