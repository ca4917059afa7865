import { analysed, named } from './testing/texts.js';

const stateOf = async (line: string, post = 'Care Worker, Some Home, Lisbon, 2021 - present') =>
  named(
    await analysed(
      `Ana Reed\nLisbon\n\nExperience\n${post}\n- ${line}\n`,
      'Care Assistant\nRequirements\n- Personal care',
    ),
    'Personal care',
  );

describe('whoever washes, dresses, feeds people or takes them to the toilet gives personal care', () => {
  it.each([
    'Washing, dressing and feeding residents',
    'Wash, dress and toilet residents',
    'Washed and dressed eight residents every morning',
    'Helped residents to wash, dress and eat',
    'Assisting with washing, dressing and toileting',
    'Assisted service users with bathing and dressing',
    'Toileting and feeding of eight residents',
    'Getting residents up, washed and dressed',
    'Bathed, dressed and fed elderly clients',
    'Assist patients to the toilet and with meals',
    'Washed, dressed and fed my grandmother for three years',
    'Looked after my mother: washing, dressing, feeding',
    'Help clients shower',
    'Bed baths and pad changes on a ward of 24',
    'Continence care',
    'Supported 12 residents with personal care',
  ])('%s', async (line) => {
    const asked = await stateOf(line);
    expect([asked?.state, asked?.cvLine]).toEqual(['met', expect.stringContaining(line.slice(0, 20))]);
  });
});

describe('the same words of something else say nothing of personal care', () => {
  it.each([
    'Washing and dressing wounds',
    'Washing dishes and dressing salads',
    'Washed cars for clients',
    'Dressing windows for a shop',
    'Feeding calves and washing down the parlour',
    'Laundry: washing residents’ clothes',
    'Fed data to clients',
    'Helped customers find a dress',
    'Personal stylist: helped clients dress for weddings',
    'Bathing and grooming dogs',
    'Cleaned rooms, toilets and showers',
    'Encouraged patients to eat five portions a day',
    'Helped patients with mobility after surgery',
    'Supported patients with dressing changes',
  ])('%s', async (line) => {
    expect((await stateOf(line, 'Assistant, Some Company, Lisbon, 2021 - present'))?.state).toBe('missing');
  });
});

it('is one requirement of an advert that tells its parts', async () => {
  const { requirements } = await analysed(
    'Ana Reed\nLisbon\n\nExperience\nCarer, Some Home, Lisbon, 2021 - present\n- Personal care of 20 residents\n',
    'Carer\nRequirements\n- Help residents with washing, dressing and toileting\n- Driving licence',
  );
  expect(
    requirements.filter(({ jobLine }) => jobLine?.includes('washing')).map(({ name, state }) => [name, state]),
  ).toEqual([['Personal care', 'met']]);
});
