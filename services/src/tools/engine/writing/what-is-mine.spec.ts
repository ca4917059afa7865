import { letter } from '../testing/texts.js';

const JOB = 'Sous Chef, Harbour Hotel, Whitby\nRequirements\n- HACCP\n- Allergens\n- Rotas';
const cvWith = (line: string) =>
  `Ewan Clark\nWhitby\n\nSous Chef, The Anchor, Whitby, 2019 to date\nCooked on every section for 90 covers a night\n${line}\n`;

describe('a line that says whose something is', () => {
  it.each([
    'HACCP folder and allergen matrix are mine.',
    'HACCP records and rotas are both my responsibility',
    'Allergen matrix and the rota were down to me.',
    'Rotas and HACCP checks are my job.',
  ])('does not go on from “my work has included”: %s', async (line) => {
    const written = await letter(cvWith(line), JOB);
    expect(written).not.toMatch(/included [^.]*\b(?:is|are|were) (?:both )?(?:mine|my|down)/i);
  });

  it('does where it tells what was done', async () => {
    expect(await letter(cvWith('HACCP records and allergen matrix for 14 dishes'), JOB)).toMatch(/HACCP records/);
  });
});
