import { letter } from '../testing/texts.js';

const HEAD_CHEF =
  'Head Chef, Sea View Hotel, Brighton\nMenu planning, allergens, HACCP, stock control. Lead a brigade.';

describe('a list beside a deed', () => {
  it.each(['Feb 2022 - now', 'Feb 2020 - March 2024'])('is quoted whole, of a post of %s', async (dates) => {
    const line = 'run a section of 6, menu design, stock control, allergens, HACCP records, summer rotas';
    const text = await letter(
      `Marco Bellini\nBrighton\nExperience\nSous Chef at The Harbour Kitchen, Brighton (${dates}): ${line}\n`,
      HEAD_CHEF,
    );
    expect(text).toContain(`Of my work at The Harbour Kitchen my CV says: “${line}.”`);
  });

  it('is quoted where it begins with how many somebody managed', async () => {
    const text = await letter(
      'Joe Bloggs\n10 years in retail as a shop manager at Tesco, Slough (2013-2023)\nManaged 35 staff, P&L £8m, recruitment, stock\n',
      'Store Manager, Aldi, Slough\nManage a team. Recruitment. P&L. Stock control.',
    );
    expect(text).toContain('“Managed 35 staff, P&L £8m, recruitment, stock.”');
  });
});
