import { analysed, work } from './testing/texts.js';

const answer = async (post: string, line: string, advert: string) =>
  work(await analysed(`Ola Obi\nHull\n\nExperience\n${post}, Some Place, Hull, 2017 - present\n- ${line}`, advert));

describe('a rank without a trade is of the trade that its advert speaks of', () => {
  const CARE =
    'Beech House Residential Care, Hull\nWe need a team leader for our care home.\n- Lead the care staff on shift\n- NVQ Level 3';

  it.each([
    ['Senior Care Assistant', 'Lead shifts of five carers', `Team Leader\n${CARE}`],
    ['Senior Carer', 'Lead shifts of five carers', `Shift Leader\n${CARE}`],
    ['Senior Care Worker', 'In charge of the night', `Night Team Leader\n${CARE}`],
    ['Senior Care Assistant', 'Lead shifts of five carers', `Care Team Leader\n${CARE}`],
    ['Senior Care Assistant', 'Lead shifts of five carers', `Unit Lead\n${CARE}`],
  ])('%s for a home, in part: %s', async (post, line, advert) => {
    expect((await answer(post, line, advert))?.state).toBe('partly');
  });

  it.each([
    ['Care Team Leader', 'Led shifts', `Team Leader\n${CARE}`],
    [
      'Warehouse Team Leader',
      'Led pickers',
      'Team Leader\nSome Ltd, Hull\nOur warehouse needs you.\n- Lead the pickers\n- Forklift licence',
    ],
    [
      'Cleaning Supervisor',
      'Led ten',
      'Supervisor\nSome Ltd, Hull\nWe are a cleaning company.\n- Lead our cleaners\n- COSHH',
    ],
    [
      'Retail Supervisor',
      'Opened the shop',
      'Supervisor\nSome Ltd, Hull\nRun our shop at weekends.\n- Lead sales assistants\n- Till work',
    ],
  ])('%s: %s', async (post, line, advert) => {
    expect((await answer(post, line, advert))?.state).toBe('met');
  });

  it.each([
    ['Care Assistant', 'Washed residents', `Team Leader\n${CARE}`],
    ['Waiter', 'Served guests', `Team Leader\n${CARE}`],
    ['Software Developer', 'Wrote Java', `Shift Leader\n${CARE}`],
    [
      'Senior Care Assistant',
      'Lead shifts',
      'Team Leader\nSome Ltd, Hull\nOur warehouse needs you.\n- Lead the pickers\n- Forklift licence',
    ],
    [
      'Senior Care Assistant',
      'Lead shifts',
      'Team Leader\nSome Ltd, Hull\nWe make bolts.\n- Lead the press shop\n- Lean',
    ],
  ])('and %s is not: %s', async (post, line, advert) => {
    expect((await answer(post, line, advert))?.state).toBe('missing');
  });
});
