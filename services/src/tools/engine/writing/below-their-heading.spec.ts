import { aCall, engine } from '../testing/texts.js';

const cvOf = (heading: string) => `Luca Ferrante
Bath | 07700 900771 | luca@mail.example

POSTS
Dates              | Post              | Where
02/2022 - present  | Sous Chef         | The Combe Arms, Bath
09/2015 - 05/2018  | Commis Chef       | Trattoria Due Torri, Bologna

${heading}
Run the pass on four services a week with a brigade of six
Write the autumn and winter menus with the head chef
Keep food cost at 27 per cent; order fish and vegetables daily
Trained two commis, one now chef de partie`;
const ADVERT = `Head Chef
The Old Bell, Bath
Requirements
- Control of food cost
- Training of commis chefs`;

describe('what was done in a post', () => {
  it.each(['WHAT I DO AT THE COMBE ARMS', 'MY WORK NOW'])(
    'stays below the heading that says in which, whatever is moved: %s',
    async (heading) => {
      const { optimizedCvText } = await engine.optimiseCv({ cvText: cvOf(heading), jobDescription: ADVERT }, aCall());
      const [above, below] = optimizedCvText.split(heading);
      expect(above).toMatch(/Trattoria Due Torri, Bologna\s*$/);
      expect(below).toContain('Keep food cost at 27 per cent');
    },
  );
});
