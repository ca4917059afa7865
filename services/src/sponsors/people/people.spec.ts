import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isLookedUp } from './look-up.js';
import { mayBePerson } from './people.js';
import { shippedRegisters, sponsorsFolder } from '../register/shipped-registers.js';

describe('the name of an entry', () => {
  it.each([
    'john alistair ross johnston and the trustees of the late mrs deborah j jess johnston',
    'The Trustees of the late Harold Example',
    'Trustees of Mary Example',
    'Mr and Mrs Example',
    'John Example and Jane Sample',
    'Mrs A Church',
    'Mr J Bank T/A Corner Club',
    'Tamsin Harbourne t/a Harbour School Wear Ltd',
    'Ejaz Ahmad T/A Brixton Grocers',
    'A LAKHANI STORE',
    'John Example Government Consultancy',
    'J Example Transport for Hire',
    'M PATEL NEWS',
    'A R Edwards & Sons',
    'Kevin Example Dental Practice',
    'Rajesh Example International',
    'Example Singh Healthcare Services UK',
    'Dr Example Surgery',
    'J Example Consultancy Services',
    'Estate of Example for Services',
    'Chambers of Gopal Example Trading as Gopal Example',
    'Zbigniew Example Solutions',
    'Oluwaseun Example Care Services',
    'West view fish shop',
    'AB, KB & CB Patel T/a Village Stores',
    'AB & KB Patel',
    'SA and NV Rao t/a The Corner Shop',
    'MD&AG Burdon',
    'ag khan & sa khan',
    'SA Patel, BV Patel & LP Patel T/A Best Buys',
    'AB Mackenzie Solicitors',
    'Ravi SA Patel',
    'Smith & Jones T/A Harbour Hotel',
    'Mr A Khan t/a Khan Group Services',
    'A & B Singh',
    'A.B. & C.D. Singh trading as Village Trust Stores',
    'J & M Temple T/A Premier',
    'A B & C D Church',
    'Messrs J & P Bank',
    'J Smith, P Jones and R Ali Partnership',
  ])('may be a person: %s', (name) => {
    expect(mayBePerson(name)).toBe(true);
  });

  it.each([
    'Trustees of the Example Foundation',
    'The Trustees of Example School',
    'Trustees of St Example Church',
    'Trustees of the Example Museum',
    'The Board of Trustees of the Example Armouries',
    'example roman catholic diocesan trustees',
    'Mr Example Limited',
    'Smith and Example LLP',
    'Leeds Example University',
    'Transport for London',
    'Scottish Government',
    'The Government of Gibraltar',
    'Kent Police',
    'Tata Consultancy Services',
    'Goldman Sachs International',
    'Facebook UK',
    "St Andrew's Healthcare",
    'Bupa',
    'A.R Racking SA t/a AR Storage Solutions',
    'Denys NV UK',
    'Nordic Timber AB',
    'Nordic Timber, AB',
    'Iberia Lineas Aereas de Espana SA Operadora',
    'Smith & Khan LP',
    'AB & CB Patel Ltd T/A Village Stores',
    'SA & NV Rao LLP',
    'Messrs Smith & Jones Limited',
    'J & M Temple Trust',
    'A & B Singh Company',
    'St Mary and St Ambrose Church',
    'Bupa Care Services',
    'Network Rail Infrastructure',
    'Royal Conservatoire of Scotland',
  ])('is an organisation: %s', (name) => {
    expect(mayBePerson(name)).toBe(false);
  });

  /** Made of given names and family names from everywhere, as sole traders of the register write them. */
  it('may be a person wherever a person is named, whatever the business is called', () => {
    const people = [
      ...['John Smith', 'Mary Jones', 'Muhammad Khan', 'Harpreet Kaur', 'Sivakumar Nadarajah', 'Chinedu Okafor'],
      ...['Wei Zhang', 'Katarzyna Nowak', 'Ioana Popescu', 'Nguyen Thi Hoa', 'Fatima Hassan', 'Siobhan Murphy'],
      ...['Vijayabaskar Kandiah', 'Abdul Rahman', 'Gurpreet Bains', 'Mehmet Yilmaz', 'Giovanni Rossi', 'Kwame Mensah'],
    ];
    const businesses = [
      ...['', ' T/A Global Solutions UK', ' trading as Care Services International', ' Services', ' Healthcare UK'],
      ...[' International', ' Consultancy', ' & Sons', ' Nursing Home', ' Partnership', ' Medical Centre Surgery'],
    ];
    const shown = people
      .flatMap((person) => businesses.map((business) => person + business))
      .flatMap((name) => [name, name.toUpperCase(), name.toLowerCase()])
      .filter((name) => !mayBePerson(name));
    expect(shown).toEqual([]);
  });

  it('may be a person for whoever stands alone before "t/a" in the registers that ship with the product', () => {
    const lines = shippedRegisters().flatMap(({ file }) =>
      gunzipSync(readFileSync(new URL(file, sponsorsFolder)))
        .toString('utf8')
        .split('\n'),
    );
    const soleTraders = lines.flatMap(
      (line) => /^"?((?:Mr|Mrs|Miss|Ms)\.? [A-Z][a-z]+ [A-Z][a-z]+ (?:T\/A|t\/a) [^",]+)/.exec(line)?.[1] ?? [],
    );
    expect(soleTraders.length).toBeGreaterThan(20);
    expect(soleTraders.filter((name) => !/\b(?:ltd|limited)\b/i.test(name) && !mayBePerson(name))).toEqual([]);
  });
});

describe('an entry that may be a person', () => {
  it.each([
    ['eleclink', 'ElecLink Limited'],
    ['eleclink', 'ElecLink Ltd'],
    ['eleclink', 'ElecLink LLP'],
    ['eleclink', 'ElecLink plc'],
    ['juice architects', 'Juice Architects LLP'],
    ['eleclink', 'eleclink'],
  ])('is told to who asks for all of its name, a company’s form behind it or not: %s, "%s"', (name, text) => {
    expect(isLookedUp(name, text)).toBe(true);
  });

  it.each([
    ['eleclink', 'ElecLink Holdings Limited'],
    ['tamsin harbourne', 'Tamsin Limited'],
    ['tamsin harbourne', 'Limited'],
    ['tamsin harbourne', 'Tamsin LLP'],
    ['ltd', 'Limited'],
  ])('is not told for a part of it, or for more: %s, "%s"', (name, text) => {
    expect(isLookedUp(name, text)).toBe(false);
  });
});
