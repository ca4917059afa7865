import { breathe } from '../testing/study.js';
import { studyTest } from './study-test.js';

const testOf = async (studyMaterial: string, asked: string[] = []) =>
  (await studyTest({ studyMaterial, batch: 0, asked }, breathe)).questions;

const lighthouses = `The Bell Rock Lighthouse stands eleven miles off the coast of Angus. It was built between 1807 and 1810 and is the oldest tower of its kind. The engineer was Robert Stevenson of Edinburgh. Some 2,835 stones were cut for the tower.
The tower of Skerryvore was finished in 1844. It is 48 metres high and has a base of granite. Its light can be seen for 23 miles. The granite was chosen by his son Alan Stevenson, and the work was led by the foreman George Middlemiss.
The Eddystone Lighthouse is the fourth tower on its reef. Its predecessor was the work of the engineer John Smeaton. Since 1982 it has been worked without keepers. The present tower is 49 metres high. It was designed by the engineer James Douglass and opened in 1882.
The lens was invented by Augustin Fresnel. It was first used at Cordouan in 1823. A Fresnel lens of the first order is 259 centimetres high. Mercury baths were in use until 1998. The last keepers left Fair Isle South on 31 March 1998.
Robert Louis was ill for many years. He left in 1879. The keepers kept a log. They wrote in it every 4 hours.`;

const hygiene = `Food in a kitchen

Temperatures
Chilled food is kept at 8 °C or below. Hot food on display must be held at 63 °C or above. Frozen food should be stored at -18 °C. The core of the food should reach 75 °C.

Boards and cloths
Red boards are used for raw meat and green boards for salad and fruit. Raw meat is stored on the bottom shelf of a fridge so that juices cannot drip on other food. Disposable cloths are safer than reusable cloths.

Bacteria
Salmonella is found mainly in raw eggs and poultry. Listeria can grow at the temperature of a fridge and is dangerous for pregnant women. Bacteria need moisture, warmth and time to multiply.

The law
The Food Safety Act 1990 is the framework of the law in England, Wales and Scotland. A new law of 2021 requires a list of all ingredients on food that is packed for direct sale. There are 14 allergens that must be declared. Products that meet the standard are suitable for kitchens. Hands should be washed for at least 20 seconds. A person with vomiting must stay away from food for 48 hours.`;

describe('the first test of a short text', () => {
  it('holds as many questions as the next one would find', async () => {
    for (const text of [lighthouses, hygiene]) {
      const first = await testOf(text);
      const asked = first.map(({ question }) => question);
      const later = (await testOf(text, asked)).filter(({ question }) => !asked.includes(question));
      // Of whom or what such a sentence speaks is not sure: it is asked for want of anything else.
      const clear = later.filter(({ question }) => !/“(?:He|They|It|Its) /.test(question));
      const found = new Set([...first, ...clear].map(({ sentence }) => sentence));
      expect(first.length).toBeGreaterThanOrEqual(Math.min(20, found.size) - 1);
      expect(new Set(first.map(({ sentence }) => sentence)).size).toBe(first.length);
      for (const { options, correctAnswer, sentence } of first) expect(sentence).toContain(options[correctAnswer]);
    }
    expect((await testOf(lighthouses)).length).toBeGreaterThanOrEqual(12);
    expect((await testOf(hygiene)).length).toBeGreaterThanOrEqual(12);
  });

  it('shows what a sentence points to, as the document names it', async () => {
    const questions = (await testOf(lighthouses)).map(({ question }) => question).join('\n');
    expect(questions).toContain('“The tower of Skerryvore … Its light can be seen for _____');
    for (const line of questions.split('\n'))
      if (/“(?:\p{L}[^“]*… )?(?:It|Its|Since 1982 it|He|They) /u.test(line)) expect(line).toMatch(/“The [\p{L} ]+ … /u);
  });

  it('offers no everyday words of other sorts, not in later tests either', async () => {
    const bridge = `A cantilever is a beam that is fixed at one end. Baker demonstrated the principle with a photograph of men on chairs. The bridge was closed after a crack was found in a truss. The gap in the deck was the longest of all. Staff wash their hands after using the toilet. The hazard was removed from the surface. The framework of the range is made of steel.`;
    const asked: string[] = [];
    for (let test = 0; test < 3; test += 1) {
      const questions = await testOf(bridge, asked);
      for (const { options, correctAnswer } of questions)
        expect(options[correctAnswer]).not.toMatch(
          /^(?:principle|photograph|crack|truss|longest|toilet|hazard|range)$/,
        );
      asked.push(...questions.map(({ question }) => question));
    }
  });

  it('asks who somebody is that is called by what they are', async () => {
    const people = (await testOf(lighthouses)).filter(({ question }) => question.startsWith('Which person'));
    expect(people.length).toBeGreaterThan(0);
    for (const { options } of people) for (const option of Object.values(options)) expect(option).not.toMatch(/ of /);
  });
});
