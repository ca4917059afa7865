import { analysed } from './texts.js';

const withLine = (line: string): string =>
  `Jo Tester\nYork\n\nExperience\nData Engineer, Acme Energy, Jan 2019 - present\n- Wrote SQL jobs that load meter data\n- ${line}`;

/** What a line about the work of a data engineer makes of a skill that an advert asks for. */
export const stateAfter = async (line: string, skill: string): Promise<string | undefined> =>
  (await analysed(withLine(line), `Data Engineer\nRequirements\n- SQL\n- ${skill}`)).requirements.find(
    ({ name }) => name === skill,
  )?.state;
