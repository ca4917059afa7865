import { testOf } from '../testing/study.js';
import { definitionIn } from './definitions.js';

import { everydayDrafts } from './everyday-drafts.js';
import { studySentencesOf, type StudySentence } from './document.js';
import { kindOfHead } from './term-kinds.js';

const bees = `Beekeeping for beginners

The colony
A strong colony has about 50,000 workers in June. The queen lays up to 2,000 eggs a day in early summer.
A worker needs 21 days from egg to adult. A drone needs 24 days, and a queen needs 16 days.
The larva is fed for six days before its cell is closed. Workers live about six weeks in summer and six months in winter.
The hive
The brood box stands at the bottom of the hive. A super is a shallow box that is put above the brood box for honey.
The queen excluder is a grid that keeps the queen out of the supers. Frames are looked at every seven days in May.
An open queen cell means that the colony may already have swarmed. A sealed queen cell means you are too late.
Feeding
In autumn each colony is given 12 kilograms of sugar in water. A colony needs 18 kilograms of honey for the winter.
Fondant is a thick paste that is put on the frames in winter. Pollen is the only source of protein for the brood.
The smoker must be lit before the hive is opened. The veil must be closed at the neck. Gloves are washed after each visit.
Syrup is fed in the evening so that no robbing begins. The entrance is made smaller in September against wasps.`;

const note = (text: string): StudySentence => ({ ...studySentencesOf(text)[0]!, text });

describe('a definition', () => {
  it.each([
    'An open queen cell means that the colony may already have swarmed.',
    'A sealed queen cell means you are too late to stop the swarm.',
    'Low pressure means there is a leak somewhere in the pipe.',
    'The handbook describes how the machine is cleaned after each shift.',
    'A red light means that nobody may enter the room at all.',
  ])('is none where a sentence tells what follows: %s', (text) => {
    expect(definitionIn(note(text))).toBeNull();
  });

  it.each([
    ['Osmosis means the movement of water through a thin membrane.', 'Osmosis'],
    ['Swarming refers to the departure of a queen with half of her workers.', 'Swarming'],
    ['“Deposit” means any money held as security for the rent of a home.', 'Deposit'],
    ['Viscosity is defined as the resistance of a liquid to flowing.', 'Viscosity'],
  ])('is one where it tells what something is: %s', (text, term) => {
    expect(definitionIn(note(text))?.term).toBe(term);
  });

  it('is not asked for by what follows from it', async () => {
    for (const { question } of await testOf(bees)) expect(question).not.toMatch(/in these words\?? “that\b/);
  });
});

describe('an everyday word', () => {
  const drafts = (text: string) => everydayDrafts(studySentencesOf(text));

  it('is of another sort where the text speaks of something else by it', async () => {
    expect(drafts(bees).filter(({ question }) => question.includes('food or crop'))).toEqual([]);
    for (const { question, options } of await testOf(bees)) {
      if (!/to adult/.test(question)) continue;
      expect(Object.values(options)).not.toContain('sugar');
      expect(Object.values(options)).not.toContain('honey');
    }
  });

  it('is not asked as one end of what its sort does not name', () => {
    const text = `The loaf is made of flour. The cake is topped with honey. The tea is sweetened with sugar. The plan goes from bread to profit in a year.`;
    expect(drafts(text).map(({ answer }) => answer)).not.toContain('bread');
  });

  it('is asked beside others of its sort', () => {
    const text = `The loaf is made of flour. The cake is topped with honey. The tea is sweetened with sugar. The dough is mixed with milk.`;
    expect(drafts(text).map(({ answer }) => answer)).toEqual(expect.arrayContaining(['honey', 'sugar', 'milk']));
    const colours = `The light of the press turns from green to red after a minute. The bin for old paper in the hall is black. The tag of a broken ladder is yellow. The door of the store room is blue.`;
    expect(drafts(colours).map(({ answer }) => answer)).toEqual(expect.arrayContaining(['yellow', 'blue']));
  });
});

describe('an instrument', () => {
  const hive = `Beekeeping in a cold country

In winter the bees form a cluster around the queen. The cluster keeps a temperature of about 21 °C at its edge. In winter a cluster needs no light.
A refractometer is an instrument that measures the water content of honey. Honey with too much water will ferment. A smoker is a device that calms bees with cool smoke.
The winter cluster breaks when the weather is warmer than 8 °C. A cluster of 10,000 bees eats about 15 kg of honey in a winter.
A super is a box that holds the frames in which bees store honey. The brood chamber is the box in which the queen lays her eggs.
An extractor is a machine that spins honey out of frames. Varroa is a mite that feeds on the bees. Beekeepers use the refractometer before they take the honey.`;
  const weather = `Weather stations

A barometer is an instrument that measures the pressure of the air. An anemometer is an instrument that measures the speed of the wind. A hygrometer is an instrument that measures how damp the air is.
A pyranometer is an instrument that measures the light of the sun. In summer a cloud may carry hail. A shower is a short fall of rain. A front is a line between warm and cold air. The winter is mild on the coast.`;
  const INSTRUMENT = /^(?:refractometer|smoker|extractor|barometer|anemometer|hygrometer|pyranometer)$/i;
  const termsOf = async (text: string) =>
    (await testOf(text))
      .filter(({ question }) => /^Which term/.test(question))
      .map(({ question, options, correctAnswer }) => ({
        question,
        answer: options[correctAnswer]!,
        options: Object.values(options),
      }));

  it.each([hive, weather])('stands beside instruments alone, and beside nothing else', async (text) => {
    for (const { answer, options } of await termsOf(text))
      expect(options.filter((option) => INSTRUMENT.test(option) !== INSTRUMENT.test(answer))).toEqual([]);
  });

  it('is asked for where the text has others', async () => {
    const answers = (await termsOf(weather)).map(({ answer }) => answer.toLowerCase());
    expect(answers).toEqual(expect.arrayContaining(['barometer', 'hygrometer']));
  });

  it.each([
    ['thermometer', 'gauge'],
    ['microscope', 'sensor'],
    ['voltmeter', 'device'],
  ])('is what ends as one: %s as %s', (one, other) => expect(kindOfHead(one)).toBe(kindOfHead(other)));

  it.each(['parameter', 'perimeter', 'diameter', 'kilometer', 'winter', 'cluster', 'scope', 'meters'])(
    'or not: %s',
    (word) => expect(kindOfHead(word) === kindOfHead('gauge')).toBe(word === 'meters'),
  );

  it.each(['winter', 'cluster', 'chapter', 'river'])('is not whatever ends as a doer does: %s', (word) =>
    expect(kindOfHead(word)).not.toBe(kindOfHead('programmer')),
  );
});

it('takes what lifts a boat, and locks that follow each other, for no place at work', async () => {
  const canal = `Working a canal

A lock lifts boats between two levels of a canal. A staircase is a flight of locks in which the gates of one are the gates of the next. The Trust makes the gates in workshops at Bradley and Stanley Ferry. The lock keeper may close a lock in a storm without notice. Boats moor at the visitor mooring for two nights. The crew open the paddles slowly before the boat goes up. The gates are shut again when the last boat has left the chamber.`;
  expect((await testOf(canal)).map(({ question }) => question).join('\n')).not.toContain('place at work');
});
