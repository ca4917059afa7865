import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';
import { isCalledSo } from './post-said.js';

const engine = new BuiltInEngine();

async function letterOf(work: string): Promise<string> {
  const { generatedCoverLetter } = await engine.writeCoverLetter(
    {
      cvText: `Paul Reed
Corby

Work
${work}
2008-2012  Van driver, Arco, Hull. Local deliveries.

Licences
C+E since 2014`,
      jobDescription: `HGV Class 1 Driver
Hargreaves Haulage, Leeds

Requirements
- Class 1 licence
- Night trunking
- Reach truck`,
      customizations: '',
    },
    aCall(),
  );
  return generatedCoverLetter;
}

describe('of a post whose employer stands first a letter says where, and as what only where that is said', () => {
  it.each([
    [
      '2019–now  Eddie Harmer Logistics, Corby: Class 1 trunking nights, Corby–Grangemouth and back',
      'I work at Eddie Harmer Logistics, Corby,',
    ],
    ['2019–now  Harmer Transport, Corby: Class 1 nights, two drops', 'I work at Harmer Transport, Corby,'],
    ['2020–now  Croda Transport, Goole: artic tanker nights, food grade', 'I work at Croda Transport, Goole,'],
    ['2020-now  Swift Haulage, Hull: Class 2 multi-drop, 15 drops a day', 'I work at Swift Haulage, Hull,'],
    ['2020-now  Carlton Foods, Selby: nights, chilled, 26 pallets', 'I work at Carlton Foods, Selby,'],
    ['2018-2021  Wincanton, Daventry: reach truck driver, 30 pallets an hour', 'I last worked as a reach truck driver'],
    [
      '2021 - 2025 Celtic Pipeworks, Swansea. Coded pipe welder, petrochemical shutdowns.',
      'I last worked as a Coded pipe welder at Celtic Pipeworks, Swansea,',
    ],
    [
      '2021 - 2025 Bute Steel, Cardiff. Coded plate welder, bridges.',
      'I last worked as a Coded plate welder at Bute Steel, Cardiff,',
    ],
    ['2017-now Smith & Sons, Hull: Chef de partie, 80 covers', 'I work as a Chef de partie at Smith & Sons, Hull,'],
    ['2020-2024 Tanner Freight, Goole: nights and weekends', 'I last worked at Tanner Freight, Goole,'],
    ['2018-now HGV driver: Eddie Stobart, Leeds. Nights.', 'I work as an HGV driver'],
    ['2018-now HGV driver, Tanner Freight, Goole. Nights.', 'I work as an HGV driver'],
  ])('%s', async (line, said) => {
    const letter = await letterOf(line);
    expect(letter).toContain(said);
    expect(letter).not.toMatch(/as an? [^.]{0,30}(?:nights|multi-drop)|at \d+ pallets|I coded|Van driver at Arco/);
  });
});

describe('a letter names as the employer', () => {
  it.each([
    [
      '2020–2025 Registered Veterinary Nurse, Penhale Vets, Truro (8-vet small animal hospital)',
      'Registered Veterinary Nurse at Penhale Vets, Truro',
    ],
    [
      '2020–2025 Dental Nurse, Bright Smiles, Leicester (5-chair NHS practice)',
      'Dental Nurse at Bright Smiles, Leicester',
    ],
    ['2020–2025 Dental Nurse, Bright Smiles, Leicester (NHS clinic)', 'Dental Nurse at Bright Smiles, Leicester'],
    ['2020–2025 Chef, The Old Mill, Ilkley (60-cover restaurant)', 'Chef at The Old Mill, Ilkley'],
    ['2020–2025 Receptionist, Kings Road Surgery, Hull (9 doctors)', 'Receptionist at Kings Road Surgery'],
    ['2020–2025 Care Assistant, Maple Court, Leeds (40-bed nursing home)', 'Care Assistant at Maple Court, Leeds'],
    ['2020–2025 Lorry driver, Penhale Vets, Truro', 'Lorry driver at Penhale Vets, Truro'],
  ])('no town for what its bracket says: %s', async (line, said) => {
    const letter = await letterOf(line);
    expect(letter).toContain(said);
    expect(letter).not.toMatch(/ at (?:Truro|Leicester|Ilkley|Hull|Leeds)\b/);
  });
});

describe('what begins as a deed does', () => {
  it.each(['Coded pipe welder', 'Lead gardener', 'Coach driver', 'Train driver', 'Registered nurse', 'Trained chef'])(
    'may be what somebody is: %s',
    (text) => expect(isCalledSo(text)).toBe(true),
  );
  it.each([
    'Trained four commis chefs',
    'Trained chefs',
    'Assisted the head chef',
    'Led a team of welders',
    'Supervised a junior nurse',
    'Worked with the site engineer',
    'Managed 12 drivers',
  ])('or a deed: %s', (text) => expect(isCalledSo(text)).toBe(false));
});
