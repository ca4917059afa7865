import { analysed, letter } from './testing/texts.js';

const CV =
  'Ana Reed\nLisbon\n\nProfile\nDental nurse with a growing interest in sedation.\n\nExperience\nDental Nurse, Some Practice, Lisbon, 2021 - present\n- Assisted at implant placements\n- Kept stock\n';
const asked = async (...lines: string[]) =>
  (await analysed(CV, `Dental Nurse\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`)).requirements
    .filter(({ kind, name }) => kind === 'skill' && name !== 'Stock control')
    .map(({ name, state }) => [name, state]);

describe('an interest that an advert asks for', () => {
  it.each([
    ['An interest in implants', 'Interest in implants', 'met'],
    ['Interested in implants', 'Interest in implants', 'met'],
    ['A keen interest in sedation', 'Keen interest in sedation', 'met'],
    ['Ideally you will have an interest in sedation', 'Interest in sedation', 'met'],
    ['GDC registration and a strong interest in implants', 'Strong interest in implants', 'met'],
    ['Two years of experience and an interest in sedation', 'Interest in sedation', 'met'],
    ['Interest in orthodontics', 'Interest in orthodontics', 'missing'],
    ['Interest in Python an advantage', 'Interest in Python', 'missing'],
    ['A genuine interest in cooking and food', 'Genuine interest in cooking and food', 'missing'],
    ['Interested in working with older people', 'Interest in working with older people', 'missing'],
  ])('is shown by whoever speaks of it, did it or learnt it: %s', async (line, name, state) => {
    expect(await asked(line, 'Stock control')).toEqual([[name, state]]);
  });

  it.each([
    'Two years of experience and an interest in orthodontics',
    'Two years of experience with a special interest in orthodontics',
    'Two years of experience as a dental nurse, with a keen interest in orthodontics',
  ])('is nothing that years are asked in: %s', async (line) => {
    const { requirements } = await analysed(CV, `Dental Nurse\nRequirements\n- ${line}\n- Stock control`);
    expect(requirements.find(({ name }) => name === '2 years of experience')?.state).toBe('met');
  });

  it('is read from a sentence as from a list', async () => {
    const { requirements } = await analysed(
      CV,
      'Dental Nurse\nYou will have three years of experience and a keen interest in implants.',
    );
    expect(requirements).toContainEqual(expect.objectContaining({ name: 'Keen interest in implants', state: 'met' }));
    expect(requirements).toContainEqual(expect.objectContaining({ name: '3 years of experience', state: 'met' }));
  });

  it.each([
    'If you are interested in this role, call us.',
    'We are a practice with an interest in implants of our own.',
    'We look forward to hearing from anyone interested in the post.',
    'Interest in joining us? Apply now.',
  ])('is none that the employer has, or somebody has in the post: %s', async (line) => {
    const { requirements } = await analysed(CV, `Dental Nurse\n${line}\nRequirements\n- Stock control`);
    expect(requirements.map(({ name }) => name).join()).not.toMatch(/interest/i);
  });

  it('is no years and no skill in a letter that does not have it', async () => {
    const said = await letter(CV, 'Dental Nurse\nRequirements\n- Interest in orthodontics\n- Stock control');
    expect(said).not.toContain('rthodontics');
  });
});
