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
