import { letter } from '../testing/texts.js';

const HEAD_CHEF =
  'Head Chef, Sea View Hotel, Brighton\nMenu planning, allergens, HACCP, stock control. Lead a brigade.';

describe('a list beside a deed', () => {
  it('is told as far as the advert asks for it, of a post that goes on and of one that ended', async () => {
    for (const [dates, tense] of [
      ['Feb 2022 - now', 'includes'],
      ['Feb 2020 - March 2024', 'included'],
    ]) {
      const text = await letter(
        `Marco Bellini\nBrighton\nExperience\nSous Chef at The Harbour Kitchen, Brighton (${dates}): run a section of 6, menu design, stock control, allergens, HACCP records, summer rotas\n`,
        HEAD_CHEF,
      );
      expect(text).toContain(
        `I run a section of 6, and my work ${tense} menu design, stock control, allergens and HACCP records.`,
      );
      expect(text).not.toContain('summer rotas');
    }
  });

  it('is told of a line that begins with how many somebody managed', async () => {
    const text = await letter(
      'Joe Bloggs\n10 years in retail as a shop manager at Tesco, Slough (2013-2023)\nManaged 35 staff, P&L £8m, recruitment, stock\n',
      'Store Manager, Aldi, Slough\nManage a team. Recruitment. P&L. Stock control.',
    );
    expect(text).toContain('I managed 35 staff, and my work included P&L £8m, recruitment and stock.');
  });

  it('is left out where nothing of it is asked for', async () => {
    const text = await letter(
      'Anne Cole\n\nExperience\nBookkeeper, Hart Ltd, York, 2016 - present\n- Processed 900 supplier invoices a month, post room, phones',
      'Bookkeeper\nRequirements\n- Invoices\n- Month end',
    );
    expect(text).toContain('I processed 900 supplier invoices a month.');
  });
});
