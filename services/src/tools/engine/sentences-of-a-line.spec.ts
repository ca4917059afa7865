import { describe, expect, it } from '@jest/globals';
import { analysed, named, work } from './testing/texts.js';

/** A CV told in one paragraph, as many who weld or cook write one. */
const CV = `Kofi Tester
Pipe welder, Tema, Ghana

I am a coded welder with eleven years of work in fabrication yards. I weld carbon steel and stainless steel with GTAW in the 6G position and I read isometric drawings. At some shipyard I build pipe spools for oil and gas customers, grind and dress welds, and do visual inspection before the X-ray. I keep to hot work permits.`;
const job = (...asks: string[]) => `TIG Welder\n\nYou must have\n${asks.map((each) => `- ${each}`).join('\n')}`;

describe('a CV told in one paragraph', () => {
  it('is quoted by the sentence that proves what is asked', async () => {
    const analysis = await analysed(CV, job('TIG welding', 'Able to inspect your own work visually'));
    expect(named(analysis, 'TIG welding')?.cvLine).toMatch(/^I weld carbon steel .{20,}isometric drawings\.$/);
    expect(named(analysis, 'Inspect your own work visually')).toMatchObject({
      state: 'met',
      cvLine: expect.stringMatching(/^At some shipyard .+X-ray\.$/),
    });
  });

  it('has no proof in the words of two sentences', async () => {
    const analysis = await analysed(CV, job('Grinding of isometric permits'));
    expect(named(analysis, 'Grinding of isometric permits')?.state).not.toBe('met');
  });

  it('counts the years that it tells of the work', async () => {
    const analysis = await analysed(CV, job('At least 5 years in a fabrication shop'));
    expect(named(analysis, '5 years of experience')?.state).toBe('met');
    expect(work(analysis)?.state).toBe('met');
  });

  it('leaves a line whole that is short', async () => {
    const analysis = await analysed(
      'Jo Tester\n\nExperience\nWelder, Acme, 2015 - 2024\n- TIG welding. Six men.',
      job('TIG welding'),
    );
    expect(named(analysis, 'TIG welding')?.cvLine).toBe('- TIG welding. Six men.');
  });
});
