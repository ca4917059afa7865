import { readFileSync } from 'node:fs';
import { cautionOf, mainCautionOf, routeCautionOf } from './rating-rules.js';
import { readRegister } from './register-file.js';
import { shippedRegisters, sponsorsFolder } from './shipped-registers.js';

const licence = (rating: string, route = 'Skilled Worker') => ({ route, rating, type: 'Worker' });

describe('what a rating means for whoever is to be sponsored', () => {
  it.each(['A rating', 'A (Premium)', 'A (SME+)', ''])('is nothing to be careful about where it is %j', (rating) => {
    expect(cautionOf([licence(rating)])).toBe('');
  });

  it('is that a sponsor rated B takes on nobody new until it is rated A again', () => {
    expect(cautionOf([licence('B rating')])).toBe(
      'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again, only people who work there on it already (Immigration Rules, SW 5.3).',
    );
    expect(cautionOf([licence('B rating', 'Scale-up')])).toBe(
      'It is rated B for Scale-up: it can sponsor nobody new on this route until it is rated A again (Immigration Rules, SCU 5.3).',
    );
    expect(cautionOf([licence('B rating', 'International Agreement')])).not.toContain('Immigration Rules');
  });

  it('is that a provisional sponsor brings the officer of its own licence alone', () => {
    const route = 'Global Business Mobility: UK Expansion Worker';
    expect(cautionOf([licence('UK Expansion Worker: Provisional', route)])).toContain(
      'nobody new but the authorising officer of its licence (Immigration Rules, UKX 5.3)',
    );
  });

  it('is for the employer to say where the rating is another', () => {
    expect(cautionOf([licence('Probationary Sponsor')])).toContain(
      '“Probationary Sponsor”. The rules ask for an A rating',
    );
  });

  it('is that a licence for other routes alone brings no Skilled Workers, whatever its rating', () => {
    const posted = licence('A rating', 'Global Business Mobility: Senior or Specialist Worker');
    const without = 'By the register it holds no licence for Skilled Worker: it can sponsor no new Skilled Workers.';
    expect(routeCautionOf([posted])).toBe(without);
    // of a route that the newest register does not cover nobody says that it has ended
    expect(routeCautionOf([posted, { ...licence('A rating'), asOf: '2021-11-02' }])).toBe('');
  });

  it('is said of each route, and of a job by the route that people look for first', () => {
    const mixed = [licence('A rating'), licence('B rating', 'Creative Worker')];
    expect(cautionOf(mixed)).toMatch(
      /^It is rated B for Creative Worker: it can sponsor nobody new on this route .*CRV 4\.6\)\.$/,
    );
    expect(mainCautionOf(mixed)).toBe('');
    expect(mainCautionOf([{ ...licence('B rating'), asOf: '2021-11-02' }, licence('A rating', 'Scale-up')])).toBe('');
  });

  it('is known for every rating of the registers that ship', () => {
    const lines = shippedRegisters().flatMap(
      ({ file }) => readRegister(readFileSync(new URL(file, sponsorsFolder))).rows,
    );
    const careful = new Set(lines.filter((line) => cautionOf([line]) !== '').map(({ rating }) => rating));
    expect([...careful].sort()).toEqual(['B rating', 'Probationary Sponsor', 'UK Expansion Worker: Provisional']);
  });
});
