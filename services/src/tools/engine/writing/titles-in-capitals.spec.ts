import { postSaid } from './post-said.js';

describe('a title in capitals', () => {
  it.each([
    [
      'CHEF DE PARTIE (Pasta and Sauce), Osteria Blackheath, London',
      'Chef de Partie (Pasta and Sauce) at Osteria Blackheath, London',
    ],
    ['HGV DRIVER, Mill Foods, Leeds', 'HGV Driver at Mill Foods, Leeds'],
    ['HEAD OF YEAR, Hill School, Leeds', 'Head of Year at Hill School, Leeds'],
    ['SENCO, Hill School, Leeds', 'SENCO at Hill School, Leeds'],
    ['Chef de Partie, Plume, Bath', 'Chef de Partie at Plume, Bath'],
  ])('is said and not shouted: %s', (title, said) => expect(postSaid(title)).toBe(said));
});
