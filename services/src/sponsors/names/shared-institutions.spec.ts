import { matchName } from './name-match.js';

/** How often words stand in the register of 2026, roughly; what is not here is rare. */
const counts = new Map(
  Object.entries({
    st: 1200, school: 900, college: 400, church: 500, primary: 300, high: 250, catholic: 200, roman: 40, academy: 300,
    nursery: 200, hospice: 40, hotel: 400, hall: 150, lodge: 150, farm: 150, medical: 600, center: 900, practice: 300,
    club: 600, cricket: 300, care: 5000, home: 900, surgery: 200, mosque: 20, temple: 60, house: 600, royal: 300,
    grammar: 60, boys: 20, girls: 40, business: 800, london: 5000, guildford: 40, kent: 90, grove: 90, woodside: 20,
    mayfield: 25, oak: 90, oakwood: 30, hillside: 15, park: 500, victoria: 90, hope: 120, grace: 90, trinity: 50, lady: 40,
    our: 90, lourdes: 6, corpus: 6, christi: 6, mary: 90, marys: 40, josephs: 30, annes: 20, lukes: 9, edmunds: 6, vincents: 6,
    james: 150, patricks: 12, ascot: 15, dover: 20, of: 900, leeds: 90, bell: 90, inn: 150, riverside: 60, central: 300,
    international: 3000, free: 60, new: 900, life: 300, city: 600, hill: 250, priory: 20, sikh: 20, guru: 20, nanak: 12,
  }),
); // prettier-ignore

const answer = (name: string, town: string, entryTown: string, entry = name) =>
  matchName(name, town, [{ id: 1, name: entry, town: entryTown, isNormalised: false }], counts).result;

describe('an institution of a name that many have', () => {
  it.each([
    ['Corpus Christi College', 'Oxford', 'Cambridge'],
    ["St Joseph's Catholic Primary School", 'Guildford', 'London'],
    ["St James' Catholic High School", 'Stockport', 'London'],
    ["St Patrick's Roman Catholic Church", 'Wolverhampton', 'London'],
    ["St Edmund's Catholic Primary School", 'Bury St Edmunds', 'London'],
    ["St Luke's Hospice", 'Plymouth', ''],
    ['Our Lady of Lourdes Catholic Primary School', 'Birmingham', ''],
    ["St Vincent's RC Primary School", 'Dundee', ''],
    ['Holy Trinity C of E Primary School', 'Hull', ''],
    ['Sacred Heart Catholic High School', '', 'Crosby'],
    ['Parish of St Peter and St Paul', 'Hull', 'Bath'],
    ['Grove Academy', 'Slough', ''],
    ['Woodside Academy', '', ''],
    ['Kent College', 'Pembury', ''],
    ['Oakwood High School', 'Salford', 'Rotherham'],
    ['Hillside Medical Centre', 'Hull', ''],
    ['Victoria Park Dental Practice', 'Leeds', ''],
    ['The Bell Inn', 'Hull', ''],
    ['Riverside Cricket Club', 'Hull', ''],
    ['Central Mosque', 'Hull', ''],
    ['Guru Nanak Sikh Temple', 'Hull', ''],
    ['New Life Christian Centre', 'Hull', ''],
    ['Park Farm', 'Hull', ''],
    ['Priory Care Home', 'Hull', ''],
    ['Zwemmer Quint School', 'Hull', 'Bath'],
    ['St Thomas Aquinas Catholic School', 'Hull', ''],
    ['St John Fisher and St Thomas More Catholic High School', 'Hull', ''],
    ['Stella Maris Primary School', '', ''],
    ['Maranatha Christian Centre', 'Hull', ''],
    ['Sycamore Academy', 'Hull', ''],
    ['Bluebells Day Nursery', 'Hull', ''],
    ['Parochial Church Council of St Michael', 'Hull', 'Bath'],
    ['Trinity College', 'Oxford', 'Cambridge'],
    ['Trinity College', '', 'Cambridge'],
    ['Eton College', 'Leeds', 'Nr Windsor'],
    ['Eton College', 'Slough', 'Nr Windsor'],
    ['Kings College', 'Windsor', 'Nr Taunton'],
    ['Harrow School', 'Leeds', 'Harrow on the Hill'],
    ['Newcastle School', 'Newcastle', 'Newcastle under Lyme'],
    ['Grove School', 'Harrow', 'Harrow on the Hill'],
    ['Royal Grammar School', 'Hull', ''],
    ['Royal School', 'Hull', 'Bath'],
    ['St John the Royal College', 'Hull', 'Bath'],
  ])('is for a person to decide: "%s" in "%s", and the register has it in "%s"', (name, town, entryTown) => {
    expect(answer(name, town, entryTown)).toBe('review');
  });

  it.each(['', 'Leeds'])('is not surely the company of that name either, in "%s"', (town) => {
    expect(answer('Mayfield Nursery', town, '', 'Mayfield Nursery Ltd')).toBe('review');
    expect(answer('Mayfield Nursery Limited', town, '', 'Mayfield Nursery Ltd')).toBe('match');
  });

  it.each([
    ['Gleneagles Hotel', 'Torquay', 'Perth'],
    ['The Gleneagles Hotel', 'Belfast', 'Perth'],
    ["Claridge's Hotel", 'Blackpool', 'London'],
    ['Rylands Nursing Home', 'Bristol', 'Ballymena'],
    ['Hatherley Care Home', 'Hull', 'Saffron Walden'],
    ['Aspray House', 'Torquay', 'Leyton'],
    ['Queenbee Nursery', 'Torquay', 'London'],
    ['Raunds Lodge Nursing Home', 'Leeds', 'Raunds'],
  ])(
    'is not surely the company of a house of that name elsewhere: "%s" in "%s", entered in "%s"',
    (name, town, entryTown) => {
      expect(answer(name, town, entryTown, `${name} Limited`)).toBe('review');
      expect(answer(name, entryTown, entryTown, `${name} Limited`)).toBe('match');
      expect(answer(`${name} Ltd`, town, entryTown, `${name} Limited`)).toBe('match');
    },
  );

  it.each([
    // its own town
    ['Corpus Christi College', 'Cambridge', 'Cambridge'],
    ["St Joseph's Catholic Primary School", 'London', 'London'],
    ["St Luke's Hospice", 'Plymouth', 'Plymouth'],
    ['Grove Academy', 'Slough', 'Slough'],
    ['Oakwood High School', 'Rotherham, South Yorkshire', 'Rotherham'],
    ['The Bell Inn', 'Hull', 'Hull'],
    // a town in the name
    ['Royal Grammar School Guildford', '', ''],
    ['Royal Grammar School Guildford', 'Guildford', ''],
    ['Guildford High School', 'Guildford', ''],
    ["St Mary's Catholic High School Ascot", '', ''],
    ['Dover College', '', 'Dover'],
    ['London Business School', '', 'London'],
    // words that no other has
    ['Zwemmer Quint School', 'Hull', ''],
    ['Zwemmer Quint School', '', 'Bath'],
    ['Nower Hill High School', 'Harrow', 'Pinner'],
    // one of a kind
    ['Edinburgh Napier University', 'Leeds', 'Edinburgh'],
    ['Surrey County Council', 'Reading', 'Kingston upon Thames'],
    ['Royal College of Nursing', 'Leeds', 'London'],
    ['Royal Veterinary College', '', ''],
    ['Royal Veterinary College', 'London', ''],
    ['The Royal Veterinary College', 'Hatfield', ''],
    ['Royal Agricultural College', 'Cirencester', ''],
    // the town by its longer name, or as the post writes it
    ['Eton College', 'Windsor', 'Nr Windsor'],
    ['Eton College', 'Windsor, Berkshire', 'NR WINDSOR'],
    ['Eton College', 'near Windsor', 'Windsor'],
    ['Harrow School', 'Harrow', 'Harrow on the Hill'],
    ['Harrow School', 'Harrow, Middlesex', 'Harrow on the Hill'],
    ['Harrow School', 'Harrow on the Hill', 'Harrow on the Hill'],
    ['Royal Surrey NHS Foundation Trust', 'Leeds', 'Guildford'],
    ['Oakwood Learning Academy Trust', 'Leeds', ''],
    // companies
    ["St Joseph's Care Home Ltd", 'Leeds', 'London'],
    ['Grove Academy Limited', 'Leeds', ''],
    ['The Bell Inn LLP', '', 'Hull'],
  ])('is sure all the same: "%s" in "%s", and the register has it in "%s"', (name, town, entryTown) => {
    expect(answer(name, town, entryTown)).toBe('match');
  });

  it('is one body where it has a charter of its own, in whichever of its towns it was entered', () => {
    const ask = (name: string, town: string) =>
      matchName(
        name,
        town,
        [{ id: 1, name, town: '', isNormalised: false }],
        counts,
        new Map([
          ['royal veterinary college', ['Hatfield', 'London']],
          ['zwemmer college', ['Hull', 'Bath']],
        ]),
      ).result;
    expect(['', 'London', 'Hatfield'].map((town) => ask('Royal Veterinary College', town))).toEqual(
      Array(3).fill('match'),
    );
    expect(ask('Royal Veterinary College', 'Leeds')).toBe('review');
    expect(ask('Zwemmer College', '')).toBe('review');
  });
});
