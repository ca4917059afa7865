/** Sorts of everyday things, by the words for them in the singular: whoever reads one knows what else could stand there. */
export const EVERYDAY_SORTS: readonly (readonly [string, ReadonlySet<string>])[] = (
  [
    ['colour', 'red blue green yellow orange purple violet pink brown black white grey'],
    ['day of the week', 'monday tuesday wednesday thursday friday saturday sunday'],
    ['direction', 'north south east west left right'],
    ['direction', 'northern southern eastern western'],
    ['season', 'spring summer autumn winter'],
    [
      'part of the body',
      `head face neck chin ear eye nose mouth tongue tooth throat shoulder arm elbow wrist hand finger thumb chest back waist
      hip leg knee ankle foot toe skin bone muscle heart lung liver kidney stomach brain blood bladder intestine artery vein
      lip cheek forehead scalp nail spine rib skull gut`,
    ],
    [
      'material',
      `wood stone brick glass iron steel copper tin lead zinc aluminium silver gold bronze brass plastic rubber leather paper
      cardboard cotton wool silk linen nylon clay concrete cement sand gravel marble granite slate chalk coal charcoal oil
      petrol diesel wax tar asphalt straw thatch bamboo felt foam cling`,
    ],
    [
      'food or crop',
      `wheat barley rye oats maize rice potato bean pea lentil cabbage carrot onion tomato bread flour sugar salt butter milk
      cheese egg meat beef pork lamb chicken fish fruit apple grape olive tea coffee cocoa tobacco cotton honey soup cereal
      nut vegetable gluten`,
    ],
    [
      'animal',
      `horse ox cow cattle sheep goat pig dog cat rat mouse bird hen goose duck fish whale seal wolf bear deer rabbit fox bee
      fly mosquito spider snake frog lizard crocodile eagle camel elephant lion monkey`,
    ],
    [
      'role at work',
      `manager supervisor director foreman apprentice assistant cashier cleaner cook chef clerk receptionist secretary
      engineer electrician plumber nurse doctor surgeon dentist pharmacist midwife warden buddy trainer leader officer guard
      driver pilot accountant auditor lawyer judge inspector teacher tutor customer visitor contractor supplier ombudsman
      trader landlord tenant police`,
    ],
    [
      'room or place at work',
      `reception canteen kitchen office warehouse workshop laboratory corridor lobby lift staircase cellar basement attic
      garage depot yard dock bay entrance exit toilet cloakroom locker showroom shop factory store stockroom bathroom
      bedroom garden roof`,
    ],
    [
      'vehicle',
      'car van lorry truck bus coach train tram bicycle bike motorcycle boat ship ferry barge cart wagon carriage plane aeroplane helicopter balloon rocket tractor',
    ],
    ['state of matter', 'solid liquid gas'],
    [
      'gas or element',
      'oxygen hydrogen nitrogen carbon helium chlorine sulphur sulfur phosphorus potassium calcium sodium magnesium nickel mercury methane ammonia',
    ],
  ] as const
).map(([sort, words]) => [sort, new Set(words.split(/\s+/))]);

/** Words of a text in which one of a sort names something else: among larvae an egg is no food, and beside bolts no nut is. */
const OTHERWISE: readonly (readonly [ReadonlySet<string>, RegExp])[] = (
  [
    [
      'egg',
      String.raw`larva\p{L}*|pupa\p{L}*|hatch\p{L}*|brood|embryo\p{L}*|sperm|ovar(?:y|ies)|ovulation|fertilis\p{L}*|lays? (?:\p{L}+ ){0,3}eggs?|ovum|spawn|tadpoles?|nests?`,
    ],
    ['nut', String.raw`bolts?|spanners?|torque|thread(?:ed|s)?|washers?`],
    ['mouse', String.raw`keyboards?|cursor|double[- ]click\p{L}*|right[- ]click\p{L}*|screens?`],
    ['lamb chicken fish', String.raw`flocks?|ewes?|broilers?|shoals?|hatcher(?:y|ies)|lambing|aquarium`],
    ['salt', String.raw`ions?|ionic|acids?|titration|sodium`],
    ['bean pea', String.raw`Mendel|germinat\p{L}*|seedlings?|alleles?`],
    ['spring', String.raw`coils?|Hooke(?:['’]s)?|elastic\p{L}*|aquifers?|tension`],
    // what is lifted, and how locks follow each other, are no parts of a building
    ['lift', String.raw`(?:lifts?|lifted|lifting) (?:up |out |off )?(?:an?|the|\p{L}+s|your|each|any)`],
    ['staircase dock bay', String.raw`canals?|towpaths?|lock (?:gates?|keepers?)`],
    ['coach train', String.raw`coachee|coaching|mentor\p{L}*|trainees?`],
    ['plane', String.raw`inclined|geometry|perpendicular|vertices`],
    ['fly', String.raw`pilots?|aircraft|wings?|drones? (?:must|may|is|are)`],
  ] as const
).map(([words, around]) => [new Set(words.split(' ')), new RegExp(String.raw`(?<!\p{L})(?:${around})(?!\p{L})`, 'iu')]);

/** What names something else in a text that speaks of such things. */
export const namedOtherwise = (text: string): ReadonlySet<string> =>
  new Set(OTHERWISE.flatMap(([words, around]) => (around.test(text) ? [...words] : [])));
