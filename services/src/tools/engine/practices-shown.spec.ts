import { BuiltInEngine } from './built-in-engine.js';
import { aCall } from './testing/texts.js';

const engine = new BuiltInEngine();
const requirements = async (cvText: string, jobDescription: string) =>
  (await engine.analyseCv({ cvText, jobDescription }, aCall())).requirements;

const cv = (line: string): string =>
  `Jo Hall\nYork\n\nExperience\nSoftware Developer, Acme Ltd, 2018 - 2024\n- ${line}\n- Answered questions`;

describe('a practice', () => {
  it.each([
    'Wrote JUnit and Mockito tests for each release',
    'Covered the services with TestNG',
    'Tested the web shop with Jest',
  ])('is shown by the tool it is done with: %s', async (line) => {
    const asked = await requirements(cv(line), 'Java Developer\nRequirements\n- Unit testing\n- Java');
    expect(asked.find(({ name }) => name === 'Unit testing')?.state).not.toBe('missing');
  });

  it('is not shown by testing of another kind', async () => {
    const asked = await requirements(cv('Tested soil samples'), 'Java Developer\nRequirements\n- Unit testing\n- Java');
    expect(asked.find(({ name }) => name === 'Unit testing')?.state).toBe('missing');
  });

  it.each(['Daily care, moving with hoist', 'Moved with a ceiling hoist by two of us', 'Washing, lifting with hoists'])(
    'is shown by how it is done: %s',
    async (line) => {
      const asked = await requirements(
        cv(line),
        'Care Assistant\nRequirements\n- Moving and handling\n- Dementia care',
      );
      expect(asked.find(({ name }) => name === 'Moving and handling')?.state).not.toBe('missing');
    },
  );

  it.each(['Moving house removals with a van', 'Lifting steel with a crane', 'Serviced the hoist of a workshop'])(
    'is not shown by what moves other things: %s',
    async (line) => {
      const asked = await requirements(
        cv(line),
        'Care Assistant\nRequirements\n- Moving and handling\n- Dementia care',
      );
      expect(asked.find(({ name }) => name === 'Moving and handling')?.state).toBe('missing');
    },
  );
});
