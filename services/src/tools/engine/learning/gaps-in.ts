import type { AdvertFacts } from '../reading/advert-reader.js';

/** A gap as an analysis names it. */
export interface Gap {
  name: string;
  isPartly: boolean;
  /** What the analysis says of it, with the line of the CV that is near; empty when it says nothing of the CV. */
  why: string;
}

/** What an analysis counts as met, with the line of the CV that it quotes. */
export interface Strength {
  name: string;
  line: string;
}

const GAP_LINE = /^[•*-]\s*(.{2,80}?): (missing|not counted|partly)\b[^.]*?(?:\.\d[^.]*)*\. ?(.*)$/;
const STRENGTH_LINE = /^[•*-]\s*(.{2,80}?) \([\d.]+ points?\): “(.+)”$/;
const OF_THE_ADVERT = / ?(?:The advert says: “|It is in the advert’s list of skills)/;

/**
 * The skills to learn. The built-in engine's own analyses name them line by line; of any other text, those skills of
 * the advert count that stand in a block about gaps, or in no block about strengths.
 */
export function gapsIn(analysis: string, { skills, worded }: AdvertFacts): Gap[] {
  const asked = new Map(skills.map(({ skill }) => [skill.name.toLowerCase(), skill.name]));
  const known = new Set([...asked.keys(), ...worded.map(({ name }) => name.toLowerCase())]);
  const named = analysis.split('\n').flatMap((line) => {
    const [, name, state, why = ''] = GAP_LINE.exec(line.trim()) ?? [];
    const own = why.split(OF_THE_ADVERT)[0]?.trim() ?? '';
    return name && state ? [{ name, isPartly: state === 'partly', why: state === 'missing' ? '' : own }] : [];
  });
  if (named.length > 0)
    return named.filter(({ name }) => [name, ...name.split(/, | or /)].some((each) => known.has(each.toLowerCase())));
  const blocks = analysis
    .split(/\n\s*\n/)
    .map((block) => ({ title: block.split('\n')[0] ?? '', text: block.toLowerCase() }));
  const inBlock = (pattern: RegExp, skill: string) =>
    blocks.some(({ title, text }) => pattern.test(title) && text.includes(skill));
  const lacking = [...asked].filter(([key]) => inBlock(/gap|missing|lack|weak/i, key));
  const chosen = lacking.length > 0 ? lacking : [...asked].filter(([key]) => !inBlock(/strength|match|strong/i, key));
  return chosen.map(([, name]) => ({ name, isPartly: false, why: '' }));
}

export const strengthsIn = (analysis: string): Strength[] =>
  analysis.split('\n').flatMap((line) => {
    const [, name, quoted] = STRENGTH_LINE.exec(line.trim()) ?? [];
    return name && quoted ? [{ name, line: quoted }] : [];
  });
