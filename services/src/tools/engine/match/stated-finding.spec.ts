import { analysed } from '../testing/texts.js';

const cvWith = (...lines: string[]) => ['Jo Tester', '', 'Experience', ...lines].join('\n');

describe('what somebody has and does not do', () => {
  const JOB = 'Electrician\nRequirements\n- First aid\n- Asbestos awareness\n- Fault finding';
  const CV = `${cvWith('Electrician, Mill, 2015 - 2024', '- Asbestos awareness, IPAF and PASMA on all sites', '- Fault finding on 40 motors')}\n\nFull driving licence, own transport\n\nCertificates\nFirst aid`;

  it('is stated, and needs neither a figure nor a line of work', async () => {
    const { requirements, content } = await analysed(CV, JOB);
    expect(requirements.find(({ name }) => /^first aid$/i.test(name))?.state).toBe('met');
    expect(content).not.toMatch(/sites” proves [^.]* without a figure|no other line was found that says/);
  });
});
