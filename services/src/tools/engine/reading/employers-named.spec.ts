import type { Requirement } from '../../career-engine.js';
import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';

const engine = new BuiltInEngine();

describe('the name of an employer in a CV', () => {
  it('shows nothing', async () => {
    const jobDescription = 'Planner\nRequirements\n- Supply chain planning\n- Robotics';
    const of = async (post: string): Promise<Requirement | undefined> => {
      const cvText = `Jo Tester\nYork\n\nExperience\n${post}\n- Packed 300 boxes a day`;
      const { requirements } = await engine.analyseCv({ cvText, jobDescription }, aCall());
      return requirements.find(({ name }) => name === 'Supply chain');
    };
    expect((await of('Packer, DHL Supply Chain, Rugby, 2019 - 2023'))?.state).toBe('missing');
    expect((await of('Supply Chain Planner, Acme Foods, 2019 - 2023'))?.state).not.toBe('missing');
  });
});
