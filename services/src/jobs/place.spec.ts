import { mayBeBritish, mayBeNamesake } from './british-place.js';
import { readPlace } from './place.js';

describe('a place', () => {
  it.each([
    ['AUSTIN, TX, United States', 'Austin, TX, United States'],
    ['austin,  TX,United States ', 'Austin, TX, United States'],
    ['Orleans, ON, ON, Canada', 'Orleans, ON, Canada'],
    ['Brampton, ON,, ON, Canada', 'Brampton, ON, Canada'],
    ["ST. JOHN'S, NL, Canada", "St. John's, NL, Canada"],
    ["O'FALLON, MO, United States", "O'Fallon, MO, United States"],
    ['NIAGARA-ON-THE-LAKE, ON, Canada', 'Niagara-on-the-Lake, ON, Canada'],
    ['McAllen, Texas, United States', 'McAllen, TX, United States'],
    ['MONTAUK, NEW YORK, United States', 'Montauk, NY, United States'],
    ['New York, New York, United States', 'New York, NY, United States'],
    ['New York, United States', 'New York, United States'],
    ['Ontario, Canada', 'Ontario, Canada'],
    ['perth, western australia, Australia', 'Perth, WA, Australia'],
    ['Halifax, nova scotia', 'Halifax, NS'],
    ['Atlanta, Georgia', 'Atlanta, Georgia'],
    ['Atlanta, Georgia, USA', 'Atlanta, GA, United States'],
    ['Whitby, UK', 'Whitby, United Kingdom'],
    ['whitby, united kingdom', 'Whitby, United Kingdom'],
    ['UK', 'United Kingdom'],
    ['Cardiff, Wales', 'Cardiff, Wales'],
    ['bronx, ny, United States', 'Bronx, NY, United States'],
    ['Leeds, Leeds, United Kingdom', 'Leeds, United Kingdom'],
    ['ec2a 4ne', 'EC2A 4NE'],
    ['LONDON EC2A 4NE', 'London EC2A 4NE'],
    ['leeds ls1 4ap, uk', 'Leeds LS1 4AP, United Kingdom'],
    ['', ''],
  ])('"%s" is written %s', (text, location) => {
    expect(readPlace(text).location).toBe(location);
  });

  it.each([
    ['Bronx, NY, United States', 'United States'],
    ['Bronx, NY', 'United States'],
    ['Leeds, UK', 'United Kingdom'],
    ['Cardiff, Wales', 'United Kingdom'],
    ['Utrecht, Netherlands', 'Netherlands'],
    ['United Kingdom', 'United Kingdom'],
    ['Remote', null],
    ['Perth, WA', null],
    ['Atlanta, Georgia', null],
    ['Atlanta, Georgia, United States', 'United States'],
    ['Westminster', null],
    ['Leeds', null],
    ['Salisbury - SP4 0JQ', 'United Kingdom'],
    ['London EC2A 3LT', 'United Kingdom'],
    ['London, GB', 'United Kingdom'],
    ['Home based (UK)', 'United Kingdom'],
    ['London, UK/England', 'United Kingdom'],
    ['UK-wide', 'United Kingdom'],
    ['Guildford, Surrey', 'United Kingdom'],
    ['Ottawa, ON K1A 0B1', null],
    ['Boston, New England', null],
    ['Sydney, New South Wales', 'Australia'],
    ['UK or Germany', null],
    ['Surrey, BC', 'Canada'],
    ['Manchester, NH', 'United States'],
  ])('"%s" lies in %s', (text, country) => {
    expect(readPlace(text).country).toBe(country);
  });

  it.each([
    'Hebden Bridge, West Yorkshire',
    'Kirkby Lonsdale, Cumbria',
    'Lerwick, Shetland',
    'Settle, North Yorkshire',
    'SETTLE, NORTH YORKSHIRE',
    'Settle, N. Yorks',
    'Settle, North Yorkshire (hybrid)',
    'Rye, East Sussex',
    'Hay-on-Wye, Powys',
    'Stornoway, Western Isles',
    'Tobermory, Argyll and Bute',
    'Tobermory, Argyll & Bute',
    'Tobermory, Isle of Mull',
    'Cushendall, Co. Antrim',
    'Cushendall, Co Antrim',
    'Clitheroe Castle, Lancs',
    'Melton Mowbray, the East Midlands',
    'Melrose, The Scottish Borders',
    'Remote - Cumbria',
    'West Yorkshire',
    'Washington, West Sussex',
    'Dallas, Moray',
    'Hebden Bridge or Mytholmroyd, West Yorkshire',
    'Newport, Shropshire',
  ])('"%s" lies in the United Kingdom by its county', (text) => {
    expect(readPlace(text).country).toBe('United Kingdom');
    expect(readPlace(text).words).toMatch(/England|Scotland|Wales|Northern Ireland/);
  });

  it.each([
    ['Durham, North Carolina', 'United States'],
    ['Kent, Washington', 'United States'],
    ['Kent, WA', null],
    ['Norfolk, Virginia', 'United States'],
    ['Cumberland, Maryland', 'United States'],
    ['Highland, Indiana', 'United States'],
    ['Worcester, Massachusetts', 'United States'],
    ['Guildford, Surrey, BC', 'Canada'],
    ['Lincolnshire, IL', 'United States'],
    ['Hebden Bridge, West Yorkshire, Germany', 'Germany'],
    ['Orange County', null],
    ['Kent County', null],
    ['Toronto / Hebden Bridge, West Yorkshire', null],
    ['Delhi or Cumbria', null],
    ['West Yorkshire or Germany', null],
    ['Mahikeng, North West', null],
    ['Kent', null],
    ['Norfolk', null],
    ['Highland', null],
  ])('"%s" lies in %s, whatever county it may name', (text, country) => {
    expect(readPlace(text).country).toBe(country);
  });

  it.each([
    ['Portree, Highland', undefined, false],
    ['Sandwich, Kent', undefined, false],
    ['Sandwich, Kent', 'GBP', false],
    ['Newton, Surrey', 'CAD', true],
    ['Ocean View, Norfolk', 'USD', true],
    ['Kent', undefined, true],
    ['Remote, Norfolk', undefined, true],
    ['Kent', 'GBP', false],
  ])('"%s", paid in %s, may be in a county of the same name elsewhere: %s', (text, currency, may) => {
    expect(mayBeBritish(text)).toBe(true);
    expect(mayBeNamesake(text, { currency })).toBe(may);
  });

  it('is found by the region and the nation of its county', () => {
    expect(readPlace('Kirkby Lonsdale, Cumbria').words).toBe('Cumbria . North West . England . UK GB Britain');
    expect(readPlace('Lerwick Harbour, Shetland').words).toBe('Shetland Islands . Scotland . Shetland . UK GB Britain');
    expect(readPlace('Settle, North Yorkshire').words).toContain('Yorkshire and The Humber');
    expect(readPlace('Newport, Shropshire').words).not.toContain('Wales');
    expect(readPlace('Croydon, Surrey, UK').words).toContain('Greater London');
  });

  it.each([
    ['Leeds', true],
    ['Stoke-on-Trent', true],
    ['Westminster', true],
    ['Central London', true],
    ['Manchester (hybrid)', true],
    ['Remote', false],
    ['', false],
    ['Perth, WA', false],
    ['Durham, North Carolina', false],
    ['Manchester, Jamaica', false],
    ['London, ON', false],
    ['Paris', false],
    ['Manchester or Berlin', false],
    ['Berlin or Manchester', false],
    ['Dublin & Belfast', false],
    ['Dublin&Belfast', false],
    ['Cork + Belfast', false],
    ['Galway and Leeds', false],
    ['Paris, London', false],
    ['Toronto / London', false],
    ['Hybrid - Dublin & Belfast', false],
    ['Leeds & York', true],
    ['London, Leeds and Bristol', true],
    ['Brighton & Hove', true],
    ['Hybrid and Leeds', true],
    ['Leeds + Remote', true],
    ['Wales and Bristol', true],
    ['Leeds area and York', true],
    ['Marks & Spencer House, Leeds', true],
    ['12 High Street, Leeds', true],
    ['East London', true],
    ['Edinburgh EH1', true],
    ['London EC2A', true],
    ['Dublin D8', false],
    ['Cardiff Bay', true],
    ['Salford Quays', true],
    ['Londonderry', true],
    ['Derry/Londonderry', true],
    ['Herne Bay', true],
    ['Byron Bay', false],
    ['Leeds | Permanent', true],
    ['London; Full time', true],
    ['Permanent, Leeds', true],
    ['York | Berlin', false],
  ])('"%s" is in the United Kingdom where its employer is: %s', (text, may) => {
    expect(mayBeBritish(text)).toBe(may);
  });

  it.each([
    ...'Perth Boston Richmond Hamilton Newcastle Durham Windsor Halifax Worcester Lincoln Wellington Cambridge'.split(
      ' ',
    ),
    'East London',
    'Boston Bay',
  ])('"%s" alone may be a namesake elsewhere', (text) => {
    expect(mayBeNamesake(text, {})).toBe(true);
    expect(mayBeNamesake(`Hybrid, ${text}`, { currency: 'AUD' })).toBe(true);
  });

  it.each([
    ...'London Birmingham Manchester Leeds Bristol Oxford York Reading Hull Bath Glasgow Cardiff Belfast'.split(' '),
    'Central London',
    'East London, London',
  ])('"%s" alone means the British town', (text) => expect(mayBeNamesake(text, {})).toBe(false));

  it.each([
    ['Perth', { currency: 'GBP' }],
    ['Perth', { visaType: 'Tier 2 (UK)' }],
    ['Perth', { description: 'You earn £31,000 and work in a small team.' }],
    ['Perth', { description: 'We can provide a Certificate of Sponsorship.' }],
    ['Perth or Dundee', {}],
  ])('"%s" is settled by %o', (text, signs) => {
    expect(mayBeNamesake(text, signs)).toBe(false);
  });

  it('is not settled by the visas of several countries', () => {
    expect(mayBeNamesake('Perth', { description: 'A Skilled Worker visa in London, a 482 visa here.' })).toBe(true);
  });

  it.each(['SW1A 1AA London', 'London SW1A 1AA', 'London SW1A 1AA, United Kingdom'])(
    'is known by county and nation beside its postcode: "%s"',
    (text) => {
      expect(readPlace(text).words).toContain('London . England');
    },
  );

  it.each([
    ['St. Albans', 'Hertfordshire'],
    ['St.Ives', 'Cornwall'],
    ['Bury St. Edmunds', 'Suffolk'],
    ['St Andrews', 'Fife'],
    ['St. Andrews', 'Fife'],
    ['Kings Lynn', 'Norfolk'],
    ['King’s Lynn', 'Norfolk'],
    ["Bishop's Stortford", 'Hertfordshire'],
    ['Barrow-in-Furness', 'Cumbria'],
    ['Stoke on Trent', 'Staffordshire'],
    ['Burton-on-Trent', 'Staffordshire'],
    ['Newcastle-upon-Tyne', 'Tyne and Wear'],
    ['Newcastle on Tyne', 'Tyne and Wear'],
    ['Ashton under Lyne', 'Greater Manchester'],
    ['Stockton on Tees', 'North East'],
    ['Southend on Sea', 'Essex'],
    ['Weston super Mare', 'Somerset'],
    ['Stratford upon Avon', 'Warwickshire'],
  ])('is found by where it lies, however its name is spelled: %s in %s', (town, area) => {
    expect(readPlace(`${town}, United Kingdom`).words).toContain(area);
    expect(readPlace(`${town}, United Kingdom`).location).toBe(`${town}, United Kingdom`);
  });

  it.each(['Saints', 'St', 'Upon', 'Kings', 'St Elsewhere'])('is no other town for a part of its name: %s', (town) => {
    expect(readPlace(`${town}, United Kingdom`).words).not.toContain('England');
  });

  it('is also known by the other name of its state', () => {
    expect(readPlace('Bronx, NY, United States').words).toContain('New York');
    expect(readPlace('Naples, Florida, United States').words).toContain('Florida');
    expect(readPlace('Halifax, NS, Canada').words).toContain('Nova Scotia');
  });
});
