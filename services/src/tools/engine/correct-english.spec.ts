import { sentence } from './writing/letter-text.js';
import { rightSaid } from './writing/right-said.js';
import { isThingAsked } from './writing/skill-as-asked.js';
import { letter } from './testing/texts.js';

const cvOf = (head: string) =>
  ['Lena Hart', head, '', 'Experience', 'Cook, Orchard School, Ashford, 2016 - present', '- Cooked lunch for 200'].join(
    '\n',
  );

describe('a right to work behind where somebody lives', () => {
  it.each([
    ['Brighton, UK (British citizen)', 'I am a British citizen'],
    ['Kent (British citizen)', 'I am a British citizen'],
    ['York (British citizen).', 'I am a British citizen'],
    ['Leeds | British citizen', 'I am a British citizen'],
    ['Leeds LS6 (settled status)', 'I have settled status'],
    ['London (pre-settled status)', 'I have pre-settled status'],
    ['Hull, England · Irish citizen', 'I am an Irish citizen'],
    ['Manchester, UK – Graduate visa', 'I hold a Graduate visa'],
    ['Bristol (right to work in the UK)', 'I have the right to work in the UK'],
    ['Cardiff (British)', 'I am British'],
  ])('is said without the place: %s', (words, said) => expect(rightSaid(words, 'has')).toBe(said));

  it.each([
    ['British (dual US citizen)', 'Of my right to work my CV says: “British (dual US citizen).”'],
    ['Indian (ILR)', 'Of my right to work my CV says: “Indian (ILR).”'],
    ['Somali (refugee status)', 'I have refugee status'],
    ['Polish, settled status', 'I have settled status'],
    ['British citizen', 'I am a British citizen'],
    ['EU settled status (granted 2020)', 'I have EU settled status (granted 2020)'],
    ['Graduate visa (valid to 2087)', 'I hold a Graduate visa (valid to 2087)'],
    ['Spouse visa - no restrictions', 'I hold a Spouse visa - no restrictions'],
  ])('and as it was where no place stands before it: %s', (words, said) => expect(rightSaid(words, 'has')).toBe(said));

  it.each(['Kent (British citizen)', 'Indian (ILR)', 'British citizen, lives in Leeds'])(
    'ends in one full stop: %s',
    async (head) => {
      const text = await letter(cvOf(head), 'School Cook\nRequirements\n- Cooking\n- Right to work in the UK');
      expect(text).not.toMatch(/\.”\.|\.\./);
    },
  );
});

describe('a sentence', () => {
  it.each([
    ['My CV says: “Indian (ILR).”', 'My CV says: “Indian (ILR).”'],
    ['My CV says: “Ready!”', 'My CV says: “Ready!”'],
    ['I am called “Chef”', 'I am called “Chef”.'],
    ['I hold a visa', 'I hold a visa.'],
    ['I hold a visa.', 'I hold a visa.'],
    ['I hold …', 'I hold …'],
  ])('ends once: %s', (text, said) => expect(sentence(text)).toBe(said));
});

describe('what somebody has experience of', () => {
  it.each([
    ...['glasshouse', 'Greenhouse', 'polytunnel', 'kitchen garden', 'chainsaw', 'shipyard', 'packhouse'],
    ...['orchard', 'workshop', 'lathe', 'boiler house', 'sawmill'],
  ])('is not one of many things: %s', (thing) => expect(isThingAsked(thing)).toBe(false));

  it.each([
    ...['glasshouses', 'polytunnels', 'front of house', 'gardening', 'garden design', 'chainsaw maintenance'],
    ...['glasshouse crops', 'housekeeping', 'warehousing', 'crane operation', 'stock rotation', 'workshop practice'],
  ])('is an activity or what there are many of: %s', (thing) => expect(isThingAsked(thing)).toBe(true));
});
