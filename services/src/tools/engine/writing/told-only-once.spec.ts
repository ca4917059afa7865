import { processorMs } from '../../../platform/testing/processor-time.js';
import { letter } from '../testing/texts.js';
import { fullest, isNamedIn, papersOnce } from './said-once.js';

const times = (text: string, words: string): number => text.split(words).length - 1;

describe('a letter says once', () => {
  it('what two requirements are proven by', async () => {
    const text = await letter(
      "Ana Roe\nLewes\n\nExperience\nTrusts Fundraiser, Sussex Wetlands Trust, 2022 to now\nRaised £640,000 from 38 trusts. Keep all gift records in Raiser's Edge.",
      "Trusts and Foundations Fundraiser\nRiver Charity, Lewes\n\nEssential\n- Experience of raising income from trusts\n- Experience of a CRM database such as Raiser's Edge or Donorflex",
    );
    expect(times(text, '£640,000')).toBe(1);
    expect(times(text, 'gift records')).toBe(1);
  });

  it('what was done, and not as an experience below', async () => {
    const text = await letter(
      'Mira Shah\nLeeds\n\nExperience\nPainter and Decorator, Brush & Co, Leeds, 2018 - present\nmix paint and match colours; erect access towers; prepare surfaces',
      'Painter\nHull Housing\n\nRequirements\n- mix paint\n- erect access towers',
    );
    expect(times(text, 'mix paint')).toBe(1);
  });

  it.each([
    [
      ['Driver CPC to 2089', 'Class 1 (C+E), Driver CPC, ADR class 3 with tanks, digital tacho card'],
      ['Driver CPC to 2089', 'Class 1 (C+E), ADR class 3 with tanks, digital tacho card'],
    ],
    [
      ['C+E, ADR (tanks, class 3), CPC 2088, digi card, PDP', 'ADR'],
      ['C+E, ADR (tanks, class 3), CPC 2088, digi card, PDP'],
    ],
    [
      ['NVQ Level 2 in Care', 'NVQ Level 3 in Care'],
      ['NVQ Level 2 in Care', 'NVQ Level 3 in Care'],
    ],
    [
      ['BSc Nursing, University of Hull', 'NMC registered'],
      ['BSc Nursing, University of Hull', 'NMC registered'],
    ],
  ])('each paper: %j', (quotes, said) => expect(papersOnce(quotes)).toEqual(said));

  it.each([
    [
      ['Class 2 multi-drop', 'multi-drop', 'brick grab'],
      ['Class 2 multi-drop', 'brick grab'],
    ],
    [
      ['art', 'starting motors'],
      ['art', 'starting motors'],
    ],
    [['invoices', 'Invoices'], ['invoices']],
  ])('each skill: %j', (things, said) => expect(fullest(things)).toEqual(said));

  it('a paper that a skill is called by', async () => {
    const text = await letter(
      'Tom Birch\nLudlow\n\nWork History\n2014-2020 Climber, Welsh Marches Tree Care Ltd: felling, rigging, hedge cutting\n\nTickets: CS30, CS31, CS38, CS39, first aid +F, MEWP',
      'Arborist\nShropshire Council\n\nRequired\n- CS30/31\n- CS38\n- First aid with forestry',
    );
    expect(times(text, 'first aid')).toBe(1);
  });

  it('in a moment, however long it is', () => {
    const started = processorMs();
    isNamedIn('a b', 'a '.repeat(200_000));
    expect(processorMs() - started).toBeLessThan(2_000);
  });
});

describe('of a line of work a qualification is', () => {
  const qualified = (line: string) =>
    letter(
      `Ana Roe\nLeeds\n\nExperience\nClinical Research Associate, Medpace, Leeds, 2019 - present\n${line}`,
      'Clinical Research Associate\nTrialworks, Manchester\n\nRequirements\n- ICH-GCP certification\n- Monitoring visits',
    );

  it.each([
    'Monitoring visits at 14 sites; source data verification; GCP trained (ICH E6), refreshed 2025.',
    'Monitoring visits at 14 sites, source data verification, GCP trained (ICH E6), refreshed 2025.',
  ])('the paper alone: %s', async (line) => {
    const text = await qualified(line);
    expect(text).not.toMatch(/qualifications for this post:[^.]*(?:onitoring|verification)/);
    expect(times(text, 'onitoring visits')).toBeLessThan(2);
    expect(times(text, 'GCP trained')).toBe(1);
  });
});
