import { shippedWords } from './shipped-vocabulary.js';

/** A body that people join in steps. */
export interface ProfessionalBody {
  short: string;
  names: readonly string[];
  /** What a chartered member is called, in words and by letters behind a name. */
  chartered: readonly string[];
  /** Its members are chartered, and not only those of them who say so. */
  isOfCharteredMembers: boolean;
  /** Its chartered members are chartered engineers. */
  isOfEngineers: boolean;
}

let bodies: ProfessionalBody[] | undefined;

export const professionalBodies = (): readonly ProfessionalBody[] => (bodies ??= read());

function read(): ProfessionalBody[] {
  const [others = '', ofEngineers = ''] = shippedWords('professional-bodies.txt').split('\n[engineering]\n');
  return [...bodiesIn(others, false), ...bodiesIn(ofEngineers, true)];
}

const bodiesIn = (text: string, isOfEngineers: boolean): ProfessionalBody[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [short = '', said = ''] = line.split(' = ');
      const [names = '', ...chartered] = said.split('; ');
      return {
        short: short.replace('*', ''),
        names: names.split(/, (?=Chartered|Institut)/),
        ...{ chartered, isOfEngineers, isOfCharteredMembers: short.endsWith('*') },
      };
    });

/** The register of chartered engineers, which their institutions keep together. */
export const REGISTER_OF_ENGINEERS = 'EngC';
