import { ruleTexts } from '../testing/texts.js';
import { testOf } from '../testing/study.js';
import { withLineEnds } from './line-ends.js';

describe('line ends that a file writes as a backslash and an n', () => {
  it('are line ends: the same test comes of both', async () => {
    const [{ content } = { content: '' }] = ruleTexts().filter(({ title }) => title.endsWith('Long Residence'));
    const written = content.trim().replaceAll('\n', '\\n');
    expect(written).not.toContain('\n');
    const questions = await testOf(written);
    expect(questions).toEqual(await testOf(content));
    for (const { options, sentence } of questions)
      expect([sentence, ...Object.values(options)].join()).not.toContain('\\n');
  });

  it('stay as they are where they are few, or where there are real ones', () => {
    expect(withLineEnds('The folder is C:\\new and C:\\next.')).toBe('The folder is C:\\new and C:\\next.');
    const lesson = 'In C a line ends with \\n.\nA second \\n is an empty line, and \\n\\n\\n are two.';
    expect(withLineEnds(lesson)).toBe(lesson);
  });
});

describe('notes whose marks a PDF has lost', () => {
  const notes = [
    'The kidney and water balance',
    'Nephron: the functional unit of the kidney',
    'Glomerulus: a knot of capillaries inside the capsule of Bowman',
    'Ureter: tube from the kidney to the bladder',
    'About one million nephrons are in each kidney of an adult',
    'The loop of Henle makes the medulla of the kidney salty',
    'Transplant: best option but needs drugs; cyclosporine is given to stop rejection',
    'Glucose in urine may be a sign of diabetes',
    'The pituitary gland releases more of the hormone when the blood is concentrated',
    'The collecting duct lets more water back into the blood',
  ].join('\n');

  it('are a note a line: no sentence is made of two', async () => {
    const sentences = (await testOf(notes)).map(({ sentence }) => sentence);
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) expect(notes.split('\n').some((line) => line.includes(sentence))).toBe(true);
  });
});
