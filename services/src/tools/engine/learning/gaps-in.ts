import { readAdvert } from '../reading/advert-reader.js';

/** A gap as an analysis names it. */
export interface Gap {
  name: string;
  isPartly: boolean;
}

const GAP_LINE = /^[•*-]\s*(.{2,80}?): (missing|partly)\b/;

/**
 * The skills to learn. The built-in engine's own analyses name them line by line; of any other text, those skills of
 * the advert count that stand in a block about gaps, or in no block about strengths.
 */
export function gapsIn(analysis: string, jobDescription: string): Gap[] {
  const asked = new Map(readAdvert(jobDescription).skills.map(({ skill }) => [skill.name.toLowerCase(), skill.name]));
  const named = analysis.split('\n').flatMap((line) => {
    const [, name, state] = GAP_LINE.exec(line.trim()) ?? [];
    return name && state ? [{ name, isPartly: state === 'partly' }] : [];
  });
  if (named.length > 0)
    return named.filter(({ name }) => name.split(' or ').some((each) => asked.has(each.toLowerCase())));
  const blocks = analysis
    .split(/\n\s*\n/)
    .map((block) => ({ title: block.split('\n')[0] ?? '', text: block.toLowerCase() }));
  const inBlock = (pattern: RegExp, skill: string) =>
    blocks.some(({ title, text }) => pattern.test(title) && text.includes(skill));
  const lacking = [...asked].filter(([key]) => inBlock(/gap|missing|lack|weak/i, key));
  const chosen = lacking.length > 0 ? lacking : [...asked].filter(([key]) => !inBlock(/strength|match|strong/i, key));
  return chosen.map(([, name]) => ({ name, isPartly: false }));
}
