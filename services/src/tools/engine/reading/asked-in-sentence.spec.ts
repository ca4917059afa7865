import { analysed } from '../testing/texts.js';

const cvOf = (title: string, duty: string) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${title}, Acme Ltd, 2015 - 2026\n- ${duty}\n`;

describe('a sentence', () => {
  const inProse = async (sentence: string) =>
    (await analysed(cvOf('Porter', 'Answered the phone'), `Some Post\n${sentence}`)).requirements.map(
      ({ name }) => name,
    );

  it('asks for no question that somebody can answer', async () => {
    const asked = await inProse('You have put a model in front of real users and know what happened in week two.');
    expect(asked.join()).not.toMatch(/happened/);
    expect((await inProse('You have own tools and know how to lay bricks.')).join()).toMatch(/lay bricks/i);
  });

  it('says when a paper may come, and not as a thing of its own', async () => {
    const asked = await inProse('You know the trade and hold, or will gain at our expense, a teaching certificate.');
    expect(asked.join()).not.toMatch(/expense/);
  });

  it('tells what is needed of whoever is needed', async () => {
    const asked = await inProse('We need a pipe welder with a safety passport, and BPSS or SC clearance.');
    expect(asked.join()).toMatch(/SC clearance/);
  });
});
