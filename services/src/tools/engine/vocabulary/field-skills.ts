import { FIELDS, type Field, type Skill, type SkillKind } from './skill.js';

export interface ListedSkill {
  skill: Skill;
  /** Each way to write it, the name first. */
  names: { text: string; exact: boolean }[];
  needsCompany: boolean;
}

const KINDS: Record<string, SkillKind> = { '@': 'certificate', '~': 'quality' };

/** Reads `skills-by-field.txt`; the marks are explained at its head. */
export function fieldSkillsOf(text: string): ListedSkill[] {
  let field: Field = 'general';
  const skills: ListedSkill[] = [];
  for (const line of text.split('\n')) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading) field = fieldNamed(heading);
    else if (line && !line.startsWith('#')) skills.push(skillOf(line, field));
  }
  return skills;
}

function fieldNamed(heading: string): Field {
  const field = FIELDS.find((known) => known === heading);
  if (!field) throw new Error(`skills-by-field.txt names a field that is not known: ${heading}`);
  return field;
}

function skillOf(line: string, field: Field): ListedSkill {
  const mark = /^[\^!@~]/.exec(line)?.[0] ?? '';
  const [name = '', others] = line.slice(mark.length).split(' = ');
  const caseMatters = mark === '^' || mark === '!';
  return {
    skill: { name, kind: KINDS[mark] ?? 'skill', field, source: 'Landfall' },
    names: [name, ...(others?.split('; ') ?? [])].map((text) => ({
      text,
      exact: (caseMatters && text === name) || isPlainInSmallLetters(text),
    })),
    needsCompany: mark === '!',
  };
}

/** Short forms that are other words in small letters: "send an invoice", "beds", "cat", "ice". */
const PLAIN_IN_SMALL_LETTERS = new Set(
  `ACA AIM ALS BEd BI BLS CAT CIA CT DBS FAT FIA GAMES ICE IDS IPS IPC LAN ML MRI ORM PE PEAR PR RAMS RICS SAS SEM SEN
  SEND SIA SOX SRA VIT WAN REST SAP ASD CAD PAYE AAC ARB AP IAS SSI SSO S3 RDS ECS EMIS PECS IAM CEH JSA GC CAM`.split(
    /\s+/,
  ),
);

const isPlainInSmallLetters = (text: string): boolean => PLAIN_IN_SMALL_LETTERS.has(text);
