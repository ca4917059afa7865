import { unshouted } from '../reading/unshouted.js';
import { employerAmong, placed } from '../reading/work-done.js';
import { letter } from '../testing/texts.js';
import { postSaid } from './post-said.js';

const ofWork = (work: string, advert: string) => letter(`Tom Rigg\nSheffield\n\nExperience\n\n${work}`, advert);
const MILLER =
  'CNC Miller\nPeak Engineering, Sheffield\n\nRequirements\n- Setting 3-axis mills\n- Reading drawings\n- Fanuc';
const MILLING = 'Setting and running 3-axis Haas mills in Fanuc control.\nReading drawings and using micrometers.';

describe('nobody is employed at what they are', () => {
  it.each([
    `Forgemasters Supply Co, Sheffield\nCNC Miller\n2016 - present\n${MILLING}`,
    `Forgemasters Supply Co, Sheffield, 2016 - present\nCNC Miller\n${MILLING}`,
    `Forgemasters Supply Co, Sheffield\nCNC Miller, 2016 - present\n${MILLING.replace(/^/gm, '- ')}`,
  ])('but at the employer above: %s', async (work) => {
    const text = await ofWork(work, MILLER);
    expect(text).toContain('I work as a CNC Miller at Forgemasters Supply Co');
    expect(text).toContain('Of my work at Forgemasters Supply Co my CV says: “Setting and running');
    expect(text).not.toContain('at CNC Miller');
  });

  it.each([
    ['Profesora (Spanish teacher), Colegio San Jose, Burgos', 'At Colegio San Jose'],
    ['Docent wiskunde (mathematics teacher), Sint-Lievenscollege', 'At Sint-Lievenscollege'],
    ['Krankenpflegerin (staff nurse), Klinikum Nord, Hamburg', 'At Klinikum Nord'],
    ['CNC Miller', 'As CNC Miller'],
    ['Accounts Intern, KVS & Co Chartered Accountants, Leicester', 'At KVS & Co Chartered Accountants'],
    ['Team Manager, council tax', 'As Team Manager'],
    ['BARCHESTER HEALTHCARE', 'At Barchester Healthcare'],
    ['MORRISONS SUPERMARKETS, Bakery Assistant', 'At Morrisons Supermarkets'],
    ['Smith & Co (Solicitors), Leeds', 'At Smith & Co'],
    ['Oak Lodge (care home), Leeds', 'At Oak Lodge (care home)'],
    ['Price & Davies Farriers, Brecon, Farrier (DipWCF)', 'At Price & Davies Farriers'],
    ['Saddler, Ward & Sons Saddlery, Walsall', 'At Ward & Sons Saddlery'],
    ['Dental Nurse, Bright Smiles, Leicester', 'At Bright Smiles'],
  ])('%s: %s', (where, said) => expect(placed(where, false)).toBe(said));

  it('and small letters name no employer beside capitals', () => {
    expect(employerAmong(['chef', 'the copper pan', 'leeds'])).toBe('the copper pan');
    expect(employerAmong(['Team Manager', 'council tax', 'Capita plc'])).toBe('Capita plc');
  });
});

describe('a post is said', () => {
  it.each([
    ["Ward Clerk, St Columb's, Derry, PAS bookings", "Ward Clerk at St Columb's, Derry"],
    [
      'Accounts Intern, KVS & Co Chartered Accountants, Leicester',
      'Accounts Intern at KVS & Co Chartered Accountants, Leicester',
    ],
    ['Senior Care Assistant, BARCHESTER HEALTHCARE', 'Senior Care Assistant at Barchester Healthcare'],
    ['Bakery Assistant, MORRISONS SUPERMARKETS, LEEDS', 'Bakery Assistant at Morrisons Supermarkets, Leeds'],
    [
      'Staff Nurse, Emergency Department, Leeds General Hospital',
      'Staff Nurse, Emergency Department, at Leeds General Hospital',
    ],
    ['Chef, The Old Mill, Ilkley', 'Chef at The Old Mill, Ilkley'],
  ])('%s as “%s”', (title, name) => expect(postSaid(title)).toBe(name));

  it('with the employer in capitals above it', async () => {
    const text = await ofWork(
      'MORRISONS SUPERMARKETS\nBakery Assistant\n2018 – present\n- Baking bread for 2,000 customers a day\n\nHMV\nSales Assistant\n2015 – 2018\n- Served customers',
      'Baker\nGreggs, Leeds\n\nRequirements\n- Baking',
    );
    expect(text).toContain('I work as a Bakery Assistant at Morrisons Supermarkets,');
    expect(text).not.toMatch(/MORRISONS|As Bakery/);
  });
});

it.each([
  ['MORRISONS SUPERMARKETS', 'Morrisons Supermarkets'],
  ['SPIRE HOSPITAL LEEDS', 'Spire Hospital Leeds'],
  ['NHS GRAMPIAN', 'NHS Grampian'],
  ['KPMG LLP', 'KPMG LLP'],
  ['RSPCA CYMRU', 'RSPCA Cymru'],
  ['BANK OF IRELAND', 'Bank of Ireland'],
  ['ALPHA EMBROIDERY LTD', 'Alpha Embroidery Ltd'],
  ['THE ROYAL OAK', 'the Royal Oak'],
  ['TESCO', 'TESCO'],
  ['Bupa Care Homes', 'Bupa Care Homes'],
])('%s is told as %s', (name, said) => expect(unshouted(name)).toBe(said));

it('since when somebody works for themselves is no part of the work', async () => {
  const text = await ofWork(
    'Joiner\nSelf-employed since 2019: first and second fix, kitchens, loft conversions in Leeds',
    'Site Joiner\nKeepmoat, Leeds\n\nRequirements\n- First and second fix',
  );
  expect(text).toContain('“first and second fix, kitchens, loft conversions in Leeds.”');
  expect(text).not.toContain('since 2019');
});

it('an earlier employer below a post is no work of it', async () => {
  const text = await ofWork(
    'Saddler, Ward & Sons Saddlery, Walsall, 2010 - present\nstitch bridles by hand\nBrickMover Ltd, Walsall: Class 2 multi-drop',
    'Saddle Fitter\nEqui Ltd, Walsall\n\nRequirements\n- Hand stitching',
  );
  expect(text).toContain('Of my work at Ward & Sons Saddlery my CV says: “stitch bridles by hand.”');
  expect(text).not.toContain('BrickMover');
});
