import { askedBy, namesAskedBy } from '../testing/asked-for.js';

describe('driving', () => {
  it.each([
    'Ability to drive KPIs',
    'Able to drive sales growth',
    'Ability to drive change',
    'Must drive continuous improvement',
  ])('takes no licence where it is no vehicle: %s', async (line) => {
    expect(await namesAskedBy('Shop Manager', [line])).not.toContain('Driving licence');
  });
  it.each([
    'Ability to drive',
    'Must drive',
    'Able to drive a van',
    'Ability to drive a manual vehicle',
    'Able to drive and own a car',
  ])('takes one where it is: %s', async (line) => {
    expect(await namesAskedBy('Shop Manager', [line])).toContain('Driving licence');
  });

  it('asks for the figures once, and finds them in whatever was done with them', async () => {
    const asks = await askedBy('Shop Manager', ['Drive KPIs', 'KPI reporting'], 'Set KPIs and reported on them weekly');
    expect(asks.map(({ name, state }) => [name, state])).toEqual([['KPIs', 'met']]);
  });
});
