import { readAdvert } from './read-advert.js';

describe('what an employer sponsors', () => {
  it.each([
    'We are sponsoring a family fun day in Cardiff in June.',
    'We are sponsoring the Leeds 10k again this year and you will organise our stand.',
    'We are sponsoring the Christmas lights switch-on in Harrogate.',
    "We're sponsoring this year's Leeds Pride and need volunteers.",
    'We will be sponsoring the regional bake-off in May.',
    'We are sponsoring Cork Pride.',
    'We are sponsoring the village flower show this summer.',
    'This year we are sponsoring a bench in the park.',
    'We are sponsoring two beehives at a nearby farm.',
    'We are sponsoring a guide dog called Rufus.',
    "We're sponsoring Movember at all our sites.",
    'We are sponsoring Diwali in Leicester.',
    'We have been sponsoring the Highland Games since 1990.',
    'We are sponsoring Lewes bonfire night and its torch-lit procession.',
    "This summer we're sponsoring Truro's street food market.",
    'The pub sponsors a darts night in Bolton.',
    'We are happy to sponsor the Pembroke regatta.',
  ])('is no person in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
  });

  it.each([
    'We are sponsoring chefs.',
    'We sponsor Filipino welders.',
    'We are sponsoring this role.',
    'We are sponsoring the right person.',
    'We will be sponsoring the successful candidate.',
    "We're sponsoring butchers, bakers and cooks this year.",
    'We sponsor midwives and carers.',
    'We are sponsoring all vacancies in Leeds.',
    "We're sponsoring a Head of Maths from January.",
    'We are sponsoring au pairs.',
    'We sponsor dairy hands.',
    'We are sponsoring Filipinos and Indians.',
    'We are sponsoring the next chef de partie at our Bath hotel.',
    'We are happy to sponsor the move of an engineer from abroad.',
    'We are sponsoring Cork Pride and we offer visa sponsorship to chefs.',
    'We sponsor visas and the village fete.',
    'We are sponsoring.',
  ])('is a person, a post or a visa in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });

  it.each([
    'We are sponsoring Cork Pride but we do not sponsor visas.',
    'We sponsor the village fete; visa sponsorship is not available.',
  ])('hides no refusal in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });
});
