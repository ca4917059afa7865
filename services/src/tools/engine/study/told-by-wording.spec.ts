import type { DraftQuestion, QuestionKind } from './question.js';
import { notToldByWording } from './told-by-wording.js';

const shownOf = (kind: QuestionKind, question: string, answer: string, ...distractors: string[]) =>
  notToldByWording({
    ...{ kind, question, answer, distractors, worth: 1 },
    sentence: { text: answer, page: 1, under: null, lead: null } as unknown as DraftQuestion['sentence'],
  })[0]?.distractors ?? null;

describe('no answer is told by how it is worded', () => {
  it.each([
    ['_____ are the smallest vessels.', 'Capillaries', ['Veins', 'Arteries', 'Nerves'], ['The aorta', 'A valve']],
    ['These _____ carry blood.', 'capillaries', ['veins', 'arteries', 'nerves'], ['aorta']],
    ['A(n) _____ carries blood.', 'artery', ['vein', 'nerve', 'duct'], ['capillaries', 'valves']],
    ['The _____ is the largest vessel.', 'aorta', ['left ventricle', 'vena cava'], ['lungs', 'kidneys']],
  ])('a gap takes one or many: %s', (question, answer, fitting, others) => {
    expect(shownOf('term', question, answer, ...others, ...fitting)).toEqual(fitting);
  });

  it('is not asked where only the other number is left', () => {
    expect(shownOf('term', 'These _____ carry blood.', 'capillaries', 'aorta', 'vein', 'artery')).toBeNull();
  });

  const HEADING = 'Which of these does the document say under the heading “Hand hygiene”?';

  it('has a wrong answer with a word of the heading among those that are shown, or is not asked', () => {
    const own = 'Hands are washed before meals';
    expect(
      shownOf(
        'section',
        HEADING,
        own,
        'Coats are kept apart',
        'Bins are emptied',
        'Doors are shut',
        'Hand tools are counted',
      ),
    ).toEqual(['Hand tools are counted', 'Coats are kept apart', 'Bins are emptied', 'Doors are shut']);
    expect(shownOf('section', HEADING, own, 'Coats are kept apart', 'Bins are emptied', 'Doors are shut')).toBeNull();
  });

  it('is asked as it is where the answer has no word of the heading', () => {
    expect(shownOf('section', HEADING, 'Soap is used', 'Coats are kept apart', 'Bins are emptied')).toEqual([
      'Coats are kept apart',
      'Bins are emptied',
    ]);
  });

  it('is no row of a table that says its own column', () => {
    const row = 'Which entry completes this row of a table in the document? “Requirement: _____; Points: 10”';
    expect(shownOf('row', row, 'Financial requirement', 'Business plan', 'Business venture')).toBeNull();
    expect(shownOf('row', row, 'Language', 'Business plan', 'Business venture')).not.toBeNull();
  });

  it('is no thing among what is to be done, and the other way round', () => {
    const list = 'Which of these does the document list here? “The carer must …”';
    expect(
      shownOf('item', list, 'record the temperature', 'a pair of gloves', 'a plastic apron', 'warm water'),
    ).toBeNull();
    expect(
      shownOf('item', list, 'record the temperature', 'a pair of gloves', 'check the chart', 'warm water')?.[0],
    ).toBe('check the chart');
  });
});
