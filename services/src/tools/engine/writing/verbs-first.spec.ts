import { letter } from '../testing/texts.js';
import { included } from './gerunds.js';
import { asAnActivity, isOfUnknownVerbs } from './verbs-first.js';

describe('what “my work has included” goes on from', () => {
  it.each([
    ['mix paint and match colours; erect access towers', 'mixing paint and matching colours; erecting access towers'],
    ['fed swifts and cleaned cages', 'feeding swifts and cleaning cages'],
    ['log 60 calls a day', 'logging 60 calls a day'],
    ['Recruit 60 stewards for the open day', 'recruiting 60 stewards for the open day'],
    ['pack orders, stock shelves and clean tills', 'packing orders, stocking shelves and cleaning tills'],
    ['Pack and label 300 boxes a day', 'packing and labelling 300 boxes a day'],
    ['groom horses, muck out and feed hay', 'grooming horses, mucking out and feeding hay'],
    ['book appointments and answer phones', 'booking appointments and answering phones'],
    ['image laptops, reset passwords', 'imaging laptops and resetting passwords'],
    ['weld and grind frames', 'welding and grinding frames'],
    ['measure up and fit blinds', 'measuring up and fitting blinds'],
    ['sold 40 kitchens a year', 'selling 40 kitchens a year'],
    ['tune 12 pianos a week; regulate actions', 'tuning 12 pianos a week; regulating actions'],
    ['condition flowers daily and order stock', 'conditioning flowers daily and ordering stock'],
    ['fault find on traction motors and air brakes', 'fault finding on traction motors and air brakes'],
    ['issuing books and answer phones', 'issuing books and answering phones'],
    ['roster 14 staff; run story times', 'rostering 14 staff; running story times'],
    ['issuing books; storytime; record CCP checks', 'issuing books; storytime; recording CCP checks'],
  ])('is a verb in its -ing form: %s', (line, said) => expect(included(line)).toBe(said));

  it.each([
    'stock rotation and date checks',
    'record keeping and filing',
    'order picking with a reach truck',
    'test equipment and jigs',
    'help desk calls',
    'charge nurse duties on nights',
    'clean room work',
    'feed mill',
    'design reviews',
    'cover for three teachers',
    'transport planning',
    'measuring, cutting and fitting',
    'store rotas and filing',
  ])('or a thing, which stays: %s', (line) => expect(included(line)).toBe(line));
});

describe('what “experience of” goes on from', () => {
  it.each([
    ['mix paint', 'mixing paint'],
    ['log calls', 'logging calls'],
    ['record CCP checks', 'recording CCP checks'],
    ['Supervise', null],
    ['Recruit', null],
    ['library', 'library work'],
    ['record keeping', 'record keeping'],
    ['report writing', 'report writing'],
    ['access towers', 'access towers'],
    ['order picking', 'order picking'],
    ['use of hoists', 'use of hoists'],
    ['Payroll', 'Payroll'],
  ])('is no bare verb: %s', (thing, said) => expect(asAnActivity(thing)).toBe(said));

  it('nor what is asked for', async () => {
    const text = await letter(
      'Mira Shah\nLeeds\n\nExperience\nPainter and Decorator, Brush & Co, Leeds, 2018 - present\nmix paint and match colours; erect access towers; prepare surfaces',
      'Painter\nHull Housing\n\nRequirements\n- mix paint\n- erect access towers\n- Supervise apprentices',
    );
    expect(text).toContain('included mixing paint and matching colours; erecting access towers; preparing surfaces.');
    expect(text).not.toMatch(/for erect access|of mix paint|upervise/);
  });
});

it.each([
  ['fossick gems daily and prepare displays', true],
  ['stock rotation and order picking', false],
  ['felling, rigging, hedge cutting', false],
  ['I order meat and fish, make the rota for 6 cooks, and keep food cost under 28 percent', false],
  ['Voicing and hammer filing', false],
  ['front desk, tills and helping customers', false],
])('a line whose first verb is not known goes: %s', (line, goes) => expect(isOfUnknownVerbs(line)).toBe(goes));
