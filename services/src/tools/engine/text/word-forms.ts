import { fold } from './words.js';

/** What a word is a form of, where no rule of spelling tells it: "took" of take, "children" of child. */
export const BASE_FORMS: Readonly<Record<string, string>> = Object.fromEntries(
  `take took taken; give gave given; sell sold; tell told; speak spoke spoken; lead led; hold held; meet met; deal dealt; feed fed;
  send sent; pay paid; make made; find found; bring brought; teach taught; do does did done doing; run ran; write wrote written writing;
  keep kept; build built; buy bought; draw drew drawn; grow grew grown; drive drove driven driving; go went gone; catch caught; win won;
  stand stood; hear heard; break broke broken; agree agreed; spend spent; shoot shot; ring rang rung; set setting; cut cutting; put putting; get got getting; begin began; rise rose; sit sat; see saw seen; wear wore;
  sew sewn; lay laid; hang hung; dig dug; sweep swept; weave wove; tie tied tying; dye dyed dyeing; show shown; come came; choose chose chosen; think thought; know knew known; mean meant; stick stuck; lose lost; bend bent; fight fought; freeze froze frozen; understand understood; throw threw thrown; sow sown; mow mown; shear shorn;
  person people; child children; man men; woman women; foot feet; tooth teeth; calf calves; loaf loaves; leaf leaves; shelf shelves; hoof hooves; half halves; wife wives; knife knives;
  use used using; oversee oversaw overseen; shake shook; rebuild rebuilt; rewire rewired`
    .split(/;\s+/)
    .flatMap((row) => {
      const [base = '', ...forms] = row.trim().split(' ');
      return forms.map((form) => [form, base]);
    }),
);

/** What the forms of one word have in common, and no other word has: "serves", "served" and "serving", but not "server". */
export function rootOf(word: string): string {
  const small = word.toLowerCase();
  const own = BASE_FORMS[small] ?? BASE_FORMS[fold(small)] ?? fold(small);
  if (own.length < 4) return own;
  return own
    .replace(/['’]s?$/, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=\w{3})(?:ings?|(?<!e)ed|es|s|e)$/, '')
    .replace(/(?<=\w\w)([b-df-hj-np-tv-z])\1$/, '$1');
}
