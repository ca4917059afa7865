import { analysed } from './testing/texts.js';

const answers = async (title: string, ask: string, held: string) => {
  const { requirements } = await analysed(
    `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2015 - present\n- Ran projects and wrote reports\n\nCertificates\n- ${held}\n`,
    `${title}\nSome Firm\nLeeds\n\nRequirements\n- ${ask}\n- Report writing`,
  );
  return requirements.filter(({ jobLine }) => jobLine?.includes(ask)).map(({ name, state }) => `${name}: ${state}`);
};

describe('a row of cards and courses', () => {
  it.each([
    ['IPAF (3a/3b), PASMA and CSCS', 'IPAF 3a', ['IPAF (3a/3b): met', 'PASMA: missing', 'CSCS: missing']],
    ['IPAF 3a/3b, PASMA and CSCS', 'IPAF 3a', ['IPAF 3a/3b: met', 'PASMA: missing', 'CSCS: missing']],
    ['IPAF (3a or 3b) and PASMA', 'IPAF 3a', ['IPAF (3a or 3b): met', 'PASMA: missing']],
    ['IPAF and PASMA', 'PASMA', ['IPAF: missing', 'PASMA: met']],
    [
      'CSCS (blue or gold), IPAF, asbestos awareness',
      'IPAF',
      ['CSCS (blue or gold): missing', 'IPAF: met', 'Asbestos awareness: missing'],
    ],
  ])('asks for each of them: %s', async (ask, held, all) => {
    expect(await answers('Electrician', ask, held)).toEqual(all);
  });

  it.each([
    'SMSTS, CSCS (black or gold) and First Aid',
    'SMSTS, CSCS (black/gold) and First Aid',
    'SMSTS, First Aid and CSCS (black or gold)',
  ])('loses none of them to a bracket: %s', async (ask) => {
    const all = (await answers('Site Manager', ask, 'SMSTS\n- CSCS black card')).join('; ');
    expect(all).toContain('SMSTS: met');
    expect(all).toMatch(/CSCS \([^)]*\): (?:met|partly)/);
    expect(all).toContain('First aid: missing');
  });

  it.each([
    ['SMSTS, CSCS or First Aid', 'SMSTS', ['First aid, SMSTS or CSCS: met']],
    ['CSCS or CPCS', 'CSCS', ['CSCS or CPCS: met']],
  ])('is one where an “or” closes it: %s', async (ask, held, all) => {
    expect(await answers('Site Manager', ask, held)).toEqual(all);
  });
});

describe('laws', () => {
  it.each([
    ['Knowledge of NHBC standards and the Building Safety Act', 'NHBC standards', 'NHBC standards'],
    ['Knowledge of the Building Safety Act and CDM Regulations', 'Building Safety Act', 'the Building Safety Act'],
    ['Understanding of the Care Act 2014 and the Mental Capacity Act', 'Care Act 2014', 'the Care Act 2014'],
  ])('are asked for each by itself: %s', async (ask, held, name) => {
    const all = await answers('Site Manager', ask, held);
    expect(all).toHaveLength(2);
    expect(all[0]).toContain(`${name}: met`);
    expect(all[1]).toContain(': missing');
  });

  it.each(['Knowledge of the Landlord and Tenant Act', 'Understanding of the Party Wall and Boundaries Act'])(
    'are one where the “and” is in the name: %s',
    async (ask) => {
      expect(await answers('Site Manager', ask, 'CSCS')).toEqual([`${ask}: missing`]);
    },
  );
});
