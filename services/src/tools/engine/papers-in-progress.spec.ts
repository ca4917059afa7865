import { letter } from './testing/texts.js';

const told = (...papers: string[]) =>
  letter(
    ['Tom Reed', 'Hexham', '', 'Experience', 'Gardener, Some Hall, 2021 - present', '- Pruned the garden', ''].join(
      '\n',
    ) + ['\nQualifications', ...papers].join('\n'),
    'Gardener\nRequirements\n- RHS level 3\n- Pruning',
  );

describe('a paper that is in progress', () => {
  it.each([
    'RHS level 3 in progress',
    'RHS level 3 (in progress)',
    'RHS level 3 - ongoing',
    'RHS level 3, currently under way',
  ])('is worked towards, and no qualification: %s', async (paper) => {
    const text = await told(paper);
    expect(text).not.toContain('My qualifications for this post: RHS level 3');
    expect(text).not.toMatch(/qualifications[^.]*(?:progress|ongoing|under way)/);
  });

  it('is told as what is worked towards', async () => {
    expect(await told('RHS level 3 in progress')).toContain('I am working towards RHS level 3.');
  });

  it.each(['RHS level 2 (2020), RHS level 3 in progress', 'RHS level 2 (2020); RHS level 3 in progress'])(
    'leaves beside it what is held: %s',
    async (paper) => {
      expect(await told(paper)).not.toMatch(/qualifications[^.]*level 3/);
    },
  );

  it('leaves alone what is held', async () => {
    expect(await told('RHS level 3, 2022')).toContain('My qualifications for this post: RHS level 3, 2022.');
  });
});
