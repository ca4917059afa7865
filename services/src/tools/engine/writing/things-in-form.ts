/** What begins like a deed of the past and is a thing, by the noun that it goes on with. */
const THINGS: readonly (readonly [string, string])[] = [
  ['raised', 'beds?|access|floor(?:s|ing)?|platforms?|planters?|walkways?|ground|bogs?|pies'],
  [
    'set',
    'texts?|pieces?|books?|works?|designs?|builds?|builders?|building|dressing|construction|painting|menus?|meals?|lunch(?:es)?|plays?|phrases?|squares?|lists?',
  ],
  [
    'led',
    'light(?:s|ing)?|lamps?|screens?|displays?|walls?|panels?|strips?|signs?|signage|fixtures?|bulbs?|retrofits?|fittings?|tubes?|luminaires?|streetlights?',
  ],
  ['cut', 'flowers?|glass|stone|foliage|sheets?'],
  ['built', 'environments?|heritage|form|assets?'],
  ['made', 'ground|goods'],
  ['filled', 'rolls|baguettes|sandwiches|pasta|bagels'],
  ['covered', 'walkways?|markets?|courts?|reservoirs?|yards?'],
  ['processed', 'foods?|meats?|cheese'],
  ['recorded', 'music|delivery|crime|sound'],
  ['reduced', 'hours|timetables?|fat|sugar|salt'],
  ['scheduled', 'monuments?|flights?|services?|ancient'],
  ['directed', 'study|time|learning|activit(?:y|ies)'],
  ['assisted', 'living|bathing|conception|reproduction|housing|digital'],
  ['serviced', 'apartments?|offices?|accommodation|lets?|plots?'],
  ['packed', 'lunch(?:es)?|meals'],
  ['planted', 'borders?|tanks?|containers?|aquari(?:a|ums?)'],
  ['organi[sz]ed', 'crime|religion'],
  ['matched', 'funding|pairs'],
  ['loaded', 'fries|skins'],
  ['taught', 'masters|postgraduates?|programmes?|degrees?'],
];
const A_THING = new RegExp(
  `^(?:${THINGS.map(([first, next]) => `(?:${first}) (?:${next})`).join('|')})(?![\\p{L}])`,
  'iu',
);

/** "Raised beds for 40 allotments", "Set texts for two boards": no deed for sure, as "Raised funds" and "Set targets" are. */
export const isAThingInForm = (line: string): boolean => A_THING.test(line);
