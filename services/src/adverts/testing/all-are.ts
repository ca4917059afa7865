import { readAdvert, type AdvertAnswer } from '../read-advert.js';

/** Whether each sentence is read as one of these answers, alone and among the other lines of an advert. */
export const allAre = (answers: AdvertAnswer | AdvertAnswer[], sentences: string[]) =>
  expect(
    sentences
      .map((sentence) => ({
        sentence,
        alone: readAdvert(sentence).answer,
        among: readAdvert(`A fine job in the town.\n\n${sentence}\nA week of leave.`).answer,
      }))
      .filter(({ alone, among }) => ![alone, among].every((answer) => [answers].flat().includes(answer))),
  ).toEqual([]);
