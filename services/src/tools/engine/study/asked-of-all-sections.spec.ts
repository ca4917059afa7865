import { studyTest } from './study-test.js';

const THINGS = [
  'Loam',
  'Humus',
  'Gley',
  'Podzol',
  'Marl',
  'Tilth',
  'Peat',
  'Scree',
  'Loess',
  'Duff',
  'Litter',
  'Moraine',
  'Alluvium',
  'Regolith',
  'Bedrock',
  'Subsoil',
  'Topsoil',
  'Hardpan',
  'Colluvium',
  'Laterite',
  'Caliche',
  'Rendzina',
  'Chernozem',
  'Solonetz',
  'Fallow',
  'Mulch',
  'Compost',
  'Manure',
  'Ley',
  'Stubble',
  'Furrow',
  'Headland',
  'Terrace',
  'Swale',
  'Berm',
  'Windrow',
];
const ABOUT = ['deep valleys', 'old forests', 'dry plains', 'cold uplands', 'wet meadows', 'young dunes'];
const KINDS = ['dark layer', 'pale layer', 'loose layer', 'firm layer', 'thin layer', 'thick layer'];
/** Six sections, six terms explained in each. */
const DOCUMENT = ABOUT.map((where, section) =>
  [
    `Section ${section + 1}`,
    ...THINGS.slice(section * 6, section * 6 + 6).map(
      (thing, at) =>
        `${thing} is a ${KINDS[at]} of ground that is found beneath ${where} and was first described by farmers.`,
    ),
  ].join('\n'),
).join('\n\n');

describe('the first test of a document', () => {
  it('asks about every section, and not about the first ones alone', async () => {
    const { questions } = await studyTest({ studyMaterial: DOCUMENT, asked: [], batch: 0 } as never, async () => {});
    const sections = ABOUT.map((where) => questions.filter(({ sentence }) => sentence.includes(where)).length);
    expect(questions.length).toBeGreaterThan(5);
    expect(sections.every((count) => count > 0)).toBe(true);
  });

  it('offers no material where one of a thing is meant', async () => {
    const text =
      'The hut is built of clay and straw.\nThe path is paved with gravel in summer.\nThe wall is made of chalk and flint.\nThe beach is covered by sand in most years.\nDead leaves cover the surface of a wood in late autumn.\nThe road is made of concrete near the farm.';
    const { questions } = await studyTest({ studyMaterial: text, asked: [] } as never, async () => {});
    expect(questions.filter(({ question }) => /Which material .*a\(n\) _____/.test(question))).toEqual([]);
  });
});
