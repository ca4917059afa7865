import { readAdvert } from './read-advert.js';

describe('the sentence that an advert is quoted by', () => {
  it.each(['- ', '* ', '– ', '• ', '1. '])('begins behind its bullet: %j', (bullet) => {
    const text = `A school in Leeds.\n\n${bullet}Pension\n${bullet}Visa sponsorship for teachers trained overseas\n${bullet}Parking`;
    const { answer, sentence } = readAdvert(text);
    expect({ answer, sentence }).toEqual({
      answer: 'offers',
      sentence: 'Visa sponsorship for teachers trained overseas',
    });
  });

  it('stands in the advert letter for letter', () => {
    const text = 'Benefits\n* Visa sponsorship (Skilled Worker)  is available.\n* Parking';
    const { sentence } = readAdvert(text);
    expect(sentence).toBe('Visa sponsorship (Skilled Worker)  is available.');
    expect(text).toContain(sentence);
  });
});
