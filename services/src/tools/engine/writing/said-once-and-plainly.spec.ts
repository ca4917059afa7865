import { letter } from '../testing/texts.js';
import { signature } from './signature.js';
import { processorMs } from '../../../platform/testing/processor-time.js';

describe('a paper that somebody completed', () => {
  it.each(['', '- '])('is told once, as a paper, and not as work (%j)', async (mark) => {
    const text = await letter(
      `Maria Santos\nReading\n\nExperience\nCare Assistant, Oak Lodge, Reading\n2020-present\n${mark}Supporting 22 residents with personal care and meals\n${mark}Completed the Care Certificate in 2020\n${mark}Medication rounds for 22 residents`,
      'Care Assistant, Willow House, Reading\nYou will need:\n- Care Certificate\n- personal care\n- medication',
    );
    expect(text).toContain('“Supporting 22 residents with personal care and meals”');
    expect(text).toContain('My qualifications for this post: Care Certificate, 2020.');
    expect(text.match(/Care Certificate/g)).toHaveLength(1);
  });

  it('is a sentence of its own where it tells of a test', async () => {
    const text = await letter(
      'Dan Moss\nHull\n\nExperience\nDriver, Some Logistics, Hull, 2020 - 2024\n- Drove vans to 40 shops a day\n\nLicences\nPassed the driver CPC in 2021\nFull UK driving licence',
      'Van Driver\nRequirements\n- Driver CPC\n- Full UK driving licence',
    );
    expect(text).not.toMatch(/qualifications for this post:[^.]*passed/i);
    expect(text).toContain('I passed the driver CPC in 2021.');
  });
});

it('what was done with a licence is no qualification', async () => {
  const text = await letter(
    'Anna Kowalska\nLeeds\nForklift driver at DPD Leeds 2018 - now. Reach and counterbalance, 200 pallets a shift\nManual handling 2023',
    'Warehouse Operative, Ocado, Leeds\nReach truck licence, counterbalance licence, picking, manual handling',
  );
  expect(text).toContain('“Reach and counterbalance, 200 pallets a shift.”');
  expect(text.match(/200 pallets/g)).toHaveLength(1);
});

describe('a letter is signed', () => {
  it.each([
    ['MARCO DE LUCA', 'Marco De Luca'],
    ['Nkechi Obi MEng', 'Nkechi Obi'],
    ['Grace Adeyemi BSc (Hons), RGN', 'Grace Adeyemi'],
    ["SEAN O'NEILL-SMITH", "Sean O'Neill-Smith"],
    ['FIONA MCDONALD', 'Fiona McDonald'],
    ['J. P. MARTIN', 'J. P. Martin'],
    ['Ana de la Cruz', 'Ana de la Cruz'],
    ['Li Ma', 'Li Ma'],
    ['ÉLODIE ŁUKASZEWSKA', 'Élodie Łukaszewska'],
  ])('by %s as “%s”', (name, signed) => {
    expect(signature(name)).toBe(signed);
  });

  it('in a moment, whatever its name is', () => {
    const started = processorMs();
    expect(signature(`Ann${' BA'.repeat(90_000)} Lee`)).toContain('Lee');
    expect(processorMs() - started).toBeLessThan(3_000);
  });
});
