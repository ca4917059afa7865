import { aLine } from '../testing/some-jobs.js';
import { otherSpellings, otherSpellingsOf } from './spelling-variants.js';
import { inOslo } from './testing/answers.js';
import { searchAmong } from './testing/search-among.js';

describe('a mould and a mold', () => {
  it.each([
    ['mould', 'mold'],
    ['moulds', 'molds'],
    ['moulded', 'molded'],
    ['moulder', 'molder'],
    ['moulding', 'molding'],
    ['mouldings', 'moldings'],
    ['mouldmaker', 'moldmaker'],
    ['mouldmaking', 'moldmaking'],
    ['overmoulding', 'overmolding'],
    ['remould', 'remold'],
    ['smouldering', 'smoldering'],
    ['moult', 'molt'],
  ])('are one word in two spellings: %s, %s', (british, american) => {
    expect(otherSpellings(british)).toEqual([american]);
    expect(otherSpellings(american)).toEqual([british]);
  });

  it.each(
    'would,could,should,shoulder,boulder,shouldering,gold,golden,cold,fold,folder,folding,hold,holder,bold,old,olden,soldier,solder,moldova,moldovan,molten,moulton,molton,mole,molar,volt,colt,bolt,mount'.split(
      ',',
    ),
  )('make no other spelling of a word that has one: %s', (word) => {
    expect(otherSpellings(word).filter((other) => /ou?l[dt]/.test(other))).toEqual([]);
  });

  describe('in a search', () => {
    const titles = [
      'Mold Maker', 'Mould Technician', 'Molding Operator', 'Moulding Setter', 'Molder', 'Moulder', 'Moldmaker',
      'Molded Parts Inspector', 'Moulded Parts Packer', 'Goldsmith', 'Folder Operator', 'Moldovan Translator',
    ]; // prettier-ignore
    const lines = inOslo(titles, 'I would work.');
    const search = searchAmong(lines);
    const titlesFound = async (text: string) => (await search(text)).titles;

    it.each([
      ['mould maker', ['Mold Maker']],
      ['mold maker', ['Mold Maker']],
      ['mold technician', ['Mould Technician']],
      ['mouldmaker', ['Moldmaker']],
      ['molder', ['Molder', 'Moulder']],
      ['moulder', ['Moulder', 'Molder']],
      ['molded parts', ['Molded Parts Inspector', 'Moulded Parts Packer']],
      ['moulded parts', ['Moulded Parts Packer', 'Molded Parts Inspector']],
      ['moulding operator', ['Molding Operator']],
      ['molding setter', ['Moulding Setter']],
      ['moldovan', ['Moldovan Translator']],
    ])('find each other: %s', async (text, titles) => {
      expect(await titlesFound(text)).toEqual(titles);
    });

    it.each(['mould', 'mold', 'moulding', 'molding'])('find neither gold nor a folder: %s', async (text) => {
      const found = await titlesFound(text);
      expect(found).toEqual(expect.arrayContaining(['Mold Maker', 'Mould Technician']));
      expect(found).not.toContain('Goldsmith');
      expect(found).not.toContain('Folder Operator');
    });
  });
});

describe('who does some work', () => {
  it.each(['salesman', 'postwoman', 'chairperson', 'draftsman', 'watchmen', 'cattleman', 'foreman', 'warehousemen'])(
    'may be a man, a woman or any person: %s',
    (word) => {
      const before = word.replace(/(?:wom[ae]n|m[ae]n|person)$/, '');
      const all = ['man', 'woman', 'person', 'men', 'women', 'people'].map((person) => before + person);
      expect(otherSpellings(word)).toEqual(expect.arrayContaining(all.filter((one) => one !== word)));
    },
  );

  it.each(['german', 'norman', 'ottoman', 'superhuman', 'specimen', 'bitumen', 'abdomen', 'regimen', 'goldman'])(
    'is no word that only ends so: %s',
    (word) => expect(otherSpellings(word)).toEqual([]),
  );
});

describe('several words of which each has two spellings', () => {
  it.each([
    ['aesthetic', 'esthetic'],
    ['aesthetics', 'esthetics'],
    ['aesthetician', 'esthetician'],
    ['aestheticians', 'estheticians'],
    ['archaeologist', 'archeologist'],
    ['enrolment', 'enrollment'],
    ['artefacts', 'artifact'],
  ])('are told word by word: %s, %s', (british, american) => {
    expect(otherSpellings(british)).toContain(american);
    expect(otherSpellings(american)).toContain(british.replace(/^artefacts$/, 'artefact'));
  });

  it.each(['athletic', 'ethics', 'arched', 'architect', 'esthonian'])('have but one in others: %s', (word) => {
    expect(otherSpellings(word)).toEqual([]);
  });

  it('may be spelled otherwise one by one and all together', () => {
    expect(otherSpellingsOf(['labour', 'nurse', 'organiser'])).toEqual([
      ['labor', 'nurse', 'organiser'],
      ['labour', 'nurse', 'organizer'],
      ['labor', 'nurse', 'organizer'],
    ]);
    expect(otherSpellingsOf(Array<string>(40).fill('labour')).length).toBeLessThanOrEqual(32);
  });

  describe('in a search', () => {
    const titles = [
      'Aesthetic Programme Organiser', 'Esthetic Program Organizer', 'Organiser of an Aesthetics Programme',
      'Labour Centre Counsellor', 'Labor Center Counselor', 'Counselor, Labour Center',
      'Director of the Paediatric Programme', 'Director of the Pediatric Program',
      'Organiser', 'Programme Clerk', 'Esthetic Clerk', 'Esthetician', 'Aesthetician',
    ]; // prettier-ignore
    const lines = inOslo(titles, 'I would work.');
    // what has all the words somewhere is newer than any of these titles
    const others = ['programme labour centre', 'program labor center'].map((words) =>
      aLine({
        title: `Clerk for ${words}`,
        location: 'Oslo, Norway',
        description: 'Aesthetic organiser, counsellor, director, paediatric.',
      }),
    );
    const search = searchAmong([...lines, ...others]);
    const titlesFound = async (text: string) => (await search(text)).titles;

    it.each([
      ['esthetic program organizer', ['Aesthetic Programme Organiser', 'Esthetic Program Organizer']],
      ['aesthetic programme organiser', ['Aesthetic Programme Organiser', 'Esthetic Program Organizer']],
      ['esthetic programme organizer', ['Aesthetic Programme Organiser', 'Esthetic Program Organizer']],
      ['Aesthetic Program Organiser in Oslo', ['Aesthetic Programme Organiser', 'Esthetic Program Organizer']],
      ['labor center counselor', ['Labor Center Counselor', 'Labour Centre Counsellor']],
      ['labour centre counsellor', ['Labor Center Counselor', 'Labour Centre Counsellor']],
      ['labour center counsellor jobs', ['Labor Center Counselor', 'Labour Centre Counsellor']],
      [
        'director of the pediatric program',
        ['Director of the Paediatric Programme', 'Director of the Pediatric Program'],
      ],
      [
        'director of the paediatric programme',
        ['Director of the Paediatric Programme', 'Director of the Pediatric Program'],
      ],
    ])('find the same, with the whole title first: %s', async (text, titles) => {
      expect((await titlesFound(text)).slice(0, 2).toSorted()).toEqual(titles);
    });

    it.each([
      ['esthetic program organizer', 'aesthetic programme organiser'],
      ['labor center', 'labour centre'],
      ['pediatric program', 'paediatric programme'],
      ['program esthetic', 'programme aesthetic'],
      ['esthetic', 'aesthetic'],
      ['esthetics', 'aesthetics'],
      ['esthet', 'aesthet'],
    ])('find all of it in either: %s, %s', async (american, british) => {
      const [one, other] = [await titlesFound(american), await titlesFound(british)];
      expect(one.toSorted()).toEqual(other.toSorted());
      expect(one.length).toBeGreaterThan(2);
    });
  });
});
