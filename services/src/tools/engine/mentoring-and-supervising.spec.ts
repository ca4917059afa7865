import { analysed, letter, named } from './testing/texts.js';

const cv = (line: string) =>
  `Ana Rossi\nChef de Partie\n\nExperience\nChef de Partie, The Mill, York, 2019 - present\n- Ran the sauce section\n- ${line}`;
const advert = (ask: string) => `Chef de Partie\nRequirements\n- Sauces\n- Stock control\n- ${ask}`;
const stateOf = async (line: string, ask: string, name: string) =>
  named(await analysed(cv(line), advert(ask)), name)?.state;

describe('supervising', () => {
  it.each(['Supervise one commis.', 'Supervised an apprentice', 'Supervising a trainee', 'Supervised one junior'])(
    'one person is no mentoring: %s',
    async (line) => {
      expect(await stateOf(line, 'Mentoring', 'Mentoring')).not.toBe('met');
      expect(await letter(cv(line), advert('Supervising junior chefs'))).not.toMatch(/mentoring/i);
    },
  );

  it.each(['Supervise one commis.', 'Supervised two commis', 'Trained four commis chefs', 'Mentored apprentices'])(
    'junior chefs is asked for as that, and answered: %s',
    async (line) => {
      expect(await stateOf(line, 'Supervising junior chefs', 'Supervising junior staff')).toBe('met');
    },
  );

  it.each(['Mentored an apprentice', 'Supervised trainees', 'Coached junior chefs'])(
    'is another thing than mentoring: %s',
    async (line) => {
      expect(await stateOf(line, 'Mentoring', 'Mentoring')).toBe('met');
    },
  );

  it.each(['Trained one commis', 'Trained two apprentices', 'Supervise one commis'])(
    'or training somebody is near to mentoring, and none: %s',
    async (line) => {
      expect(await stateOf(line, 'Mentoring', 'Mentoring')).toBe('partly');
    },
  );

  it.each(['Trained one commis', 'Train two commis', 'Training new starters'])(
    'is not asked for where training is: %s',
    async (line) => {
      expect(await stateOf(line, 'Train junior chefs', 'Training delivery')).toBe('met');
    },
  );
});
