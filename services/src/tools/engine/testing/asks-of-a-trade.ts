import type { Requirement } from '../../career-engine.js';
import { analysed } from './texts.js';

/** Somebody from abroad, with what stands at the top and the lines of the posts. */
export const CV = (headline: string, ...posts: string[]): string =>
  `Ana Reed\nLisbon\n\nProfile\n${headline}\n\nExperience\n${posts.join('\n')}\n`;

export const asks = async (cv: string, title: string, ...lines: string[]): Promise<Requirement[]> =>
  (await analysed(cv, `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).requirements;

/** How each requirement stands, by its name. */
export const states = (requirements: readonly Requirement[]): Record<string, Requirement['state']> =>
  Object.fromEntries(requirements.map(({ name, state }) => [name, state]));

/** The line of the CV that a requirement rests on. */
export const lineOf = (requirements: readonly Requirement[], wanted: string): Requirement['cvLine'] | undefined =>
  requirements.find(({ name }) => name === wanted)?.cvLine;
