import { studySentencesOf } from './document.js';
import { pagesOf } from './blocks.js';
import { noteIn } from './notes.js';

const pageOf = (text: string, words: string) => studySentencesOf(text).find(({ text: each }) => each.includes(words));
const LEAVE = 'Full-time employees receive twenty-five days of annual leave in each year.';
const SICK = 'You must telephone your line manager before half past nine on the first day.';

describe('the page that a sentence stands on', () => {
  it('is the one whose number stands above it', () => {
    const text = `STAFF HANDBOOK\nPage 1 of 2\n\n${LEAVE}\n\nPage 2 of 2\n${SICK}`;
    expect([pageOf(text, 'annual leave')?.page, pageOf(text, 'telephone')?.page]).toEqual([1, 2]);
    expect(pagesOf(text)).toHaveLength(2);
  });

  it('is the one whose number stands below it', () => {
    const text = `STAFF HANDBOOK\n\n${LEAVE}\n\nPage 1 of 2\n${SICK}\nPage 2 of 2\n`;
    expect([pageOf(text, 'annual leave')?.page, pageOf(text, 'telephone')?.page]).toEqual([1, 2]);
  });

  it('stands under no formula', () => {
    expect(pageOf(`Lecture 3\n\nGDP = C + I + G\n\n${LEAVE}`, 'annual leave')?.under ?? '').not.toMatch(/GDP/);
  });
});

describe('a line of a list of contents', () => {
  it('explains nothing', () => {
    expect(noteIn('Extension of Stay: Appendix ECAA')).toBeNull();
    expect(noteIn('Stomata: pores on the leaf underside')).not.toBeNull();
  });
});
