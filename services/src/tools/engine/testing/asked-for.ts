import type { Requirement } from '../../career-engine.js';
import { analysed } from './texts.js';

const cvOf = (title: string, duty: string): string =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${title}, Acme Ltd, 2015 - 2026\n- ${duty}\n`;

/** What these lines of an advert ask for of somebody who has the post. */
export async function askedBy(
  title: string,
  lines: readonly string[],
  duty = 'Answered the phone',
): Promise<Requirement[]> {
  const { requirements } = await analysed(
    cvOf(title, duty),
    `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return requirements.filter(({ jobLine }) => lines.some((line) => jobLine?.includes(line.slice(0, 20))));
}

export const namesAskedBy = async (...of: Parameters<typeof askedBy>): Promise<string[]> =>
  (await askedBy(...of)).map(({ name }) => name);

const STONEMASON =
  'Sam Hey\nHexham\n\nExperience\nStonemason, Hexham Abbey, Hexham, 2015 - present\n- Lime mortar and letter cutting';

/** The skills and papers that a whole advert asks for. */
export const asked = async (advert: string, cv = STONEMASON): Promise<string[]> =>
  (await analysed(cv, advert)).requirements
    .filter(({ kind }) => kind === 'skill' || kind === 'certificate')
    .map(({ name }) => name);
