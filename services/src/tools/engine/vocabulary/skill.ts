/** Fields of work as `skills-by-field.txt` names them; `general` belongs to all. */
export const FIELDS = [
  'software',
  'infrastructure',
  'security',
  'data',
  'finance',
  'healthcare',
  'engineering',
  'marketing',
  'education',
  'science',
  'legal',
  'people',
  'social',
  'built',
  'veterinary',
  'translation',
  'hospitality',
  'logistics',
  'sales',
  'general',
] as const;
export type Field = (typeof FIELDS)[number];

/** `quality`: a personal one, such as teamwork. Anybody can list it, so a list proves nothing. */
export type SkillKind = 'technology' | 'skill' | 'certificate' | 'quality' | 'language';

export type VocabularySource = 'Landfall' | 'O*NET' | 'ESCO' | 'Linguist';

export interface Skill {
  name: string;
  kind: SkillKind;
  /** Null when its source does not say. */
  field: Field | null;
  source: VocabularySource;
}

/** How one name of a skill is told from the plain words it is written with. */
export interface SkillName {
  words: string[];
  skill: Skill;
  /** The name as it must be written when it is also a plain word; null when case does not matter. */
  exactly: string | null;
  /** True when even the exact spelling counts only where a language would stand (C, R, Go). */
  needsCompany: boolean;
}
