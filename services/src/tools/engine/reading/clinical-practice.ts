import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { SkillMention } from './skill-finder.js';

/** What research with patients is spoken of with. */
const OF_TRIALS =
  /\b(?:clinical (?:trials?|research|stud(?:y|ies)|operations|monitor(?:ing)?|investigat\p{L}+)|trial (?:master file|sites?|participants?|management|coordinat\p{L}+|protocols?)|investigator (?:sites?|files?)|source data|monitoring visits|informed consent|research (?:nurses?|governance|ethics)|case report forms?|pharmacovigilance|site initiation|phase (?:I{1,3}|[1-4]) (?:trials?|stud))(?![\p{L}\d])/iu;
const IN_CAPITALS = /\b(?:ICH|MHRA|CDISC|CTIMPs?|e?TMF|e?CRFs?|GxP|GLP|GMP)\b/;
const OF_CLOUDS =
  /\b(?:AWS|Azure|Kubernetes|Google Cloud|BigQuery|Terraform|GKE|DevOps|Docker|[Cc]loud (?:engineer\p{L}*|platforms?|architect\p{L}*|infrastructure|native|services|providers?)|Amazon Web Services)(?!\p{L})/u;
const TELLS = 20_000;

/** Whether a text means the rules of trials with patients by "GCP", and no cloud of Google's. */
export const isOfTrials = (text: string): boolean => {
  const told = text.slice(0, TELLS);
  return (OF_TRIALS.test(told) || IN_CAPITALS.test(told)) && !OF_CLOUDS.test(told) && /\bGCP\b/.test(text);
};

/** "GCP" there, whatever else it stands for. */
export function asClinicalPractice(text: string, mentions: readonly SkillMention[]): SkillMention[] {
  const skill = skillVocabulary().named('Good clinical practice');
  return mentions.map((mention) =>
    skill && text.slice(mention.start, mention.end) === 'GCP' ? { ...mention, skill } : mention,
  );
}
