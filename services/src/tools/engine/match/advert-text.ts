import type { JobText } from '../../match-scorer.js';
import { saysATitle } from '../reading/advert-head.js';

/** A job of the board as one text, so that its score is the one of an analysis against this text. */
export function advertText({ title, company, location, experienceLevel, description, skills }: JobText): string {
  return [
    titleLine(title),
    company && `Company: ${company}`,
    location && `Location: ${location}`,
    experienceLevel && `Experience level: ${experienceLevel}`,
    description && `\n${description}`,
    skills && skills.length > 0 && `\nSkills: ${skills.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A title that no rule finds is told to be one. */
const titleLine = (title: string): string => (saysATitle(title) ? title : `Job title: ${title}`);
