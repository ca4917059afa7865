import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';
import { Spelling } from './spelling.js';

const ADVERT =
  'Care Assistant\nDementia care, safeguarding, medication and scaffolding inspections. Stationery provided.';

describe('spelling', () => {
  const spelling = new Spelling(ADVERT);

  it.each([
    ['looking for a job with sponsership', 'looking for a job with sponsorship'],
    ['Responsable for equiptment', 'Responsible for equipment'],
    ['scafolding and medicaton of residents', 'scaffolding and medication of residents'],
  ])('of “%s” is put right', (text, right) => {
    expect(spelling.corrected(text).text).toBe(right);
  });

  it.each([
    'Managed inspection, organised rotas, inspected scaffolds',
    'Stationary engines, dependant visa',
    'Scafolding Ltd, scafolding@example.com, www.scafolding.com',
    'Meditation and medications',
    'scannolding of the west front',
  ])('of “%s” stays as it is', (text) => {
    expect(spelling.corrected(text)).toEqual({ text, slips: [] });
  });
});

it('an optimised CV has its slips put right, and says which', async () => {
  const cvText =
    'Ana Pop\nLooking for care work with sponsership\n\nExperience\nCare Assistant, Elm Home, 2020 - 2024\n- Scafolding lead';
  const { optimizedCvText, changes } = await new BuiltInEngine().optimiseCv(
    { cvText, jobDescription: ADVERT },
    aCall(),
  );
  expect(optimizedCvText).toContain('care work with sponsorship');
  expect(changes).toContainEqual(
    expect.objectContaining({ kind: 'rewritten', summary: '“sponsership” is spelled “sponsorship”.' }),
  );
  // A capital may be of a name.
  expect(optimizedCvText).toContain('Scafolding lead');
});
