/**
 * Programs that are called as a thing, a person or a job of other trades is: paint that is sprayed, a postman's round,
 * transformers in a substation. Such a word is the program only where something else of software stands beside it.
 */
interface TradeWord {
  /** What stands beside the program, in the same stretch of text. */
  beside: RegExp;
  /** Whether it may be the only thing on a line, or what something is written in: whatever is not sold or worked as. */
  alone: boolean;
}

const SOFTWARE =
  /\b(?:[Ss]oftware|[Dd]evelopers?|[Pp]rogramming|[Cc]od(?:e|ing)|[Ss]cript(?:s|ing)|[Cc]odebase|APIs?|[Ff]ront[- ]?end|[Bb]ack[- ]?end|[Ff]ull[- ]?stack|[Ff]rameworks?|[Cc]ompilers?|[Bb]ig data|[Dd]ata engineer\p{L}*|[Mm]obile apps?|[Ww]eb apps?|[Mm]icroservices?|Node|Express|React|Dart|Flutter|Vue|Rails|Elixir|Android|iOS)(?!\p{L})/u;
const OF_AN_OFFICE = /\b(?:Microsoft|MS|Office|Word|PDFs?|PowerPoint|Outlook|Adobe|Creative Suite|Creative Cloud)\b/i;
const OF_ADOBE =
  /\b(?:Adobe|Photoshop|In[Dd]esign|Premiere|After Effects|Lightroom|Figma|Canva|Procreate|Corel\w*|XD|CAD|software)\b|\bCreative (?:Suite|Cloud)\b/;
const OF_TESTS =
  /\b(?:software|tests?|testing|automat\p{L}+|suites?|e2e|end[- ]to[- ]end|developers?|frameworks?|QA|front[- ]?end|API|APIs)(?!\p{L})/iu;
const OF_LEARNING =
  /\b(?:models?|neural|machine|attention|architectures?|NLP|LLMs?|BERT|GPT|(?:pre-?)?train(?:ed|ing) (?:of )?\p{L}*|fine-?tun\p{L}*|language|vision|embeddings?|Hugging ?Face|learning|AI)(?!\p{L})/iu;
const OF_SERVICES =
  /\b(?:cloud|clusters?|orchestrat\p{L}+|deploy\p{L}*|microservices?|serverless|images?|pipelines?|runtime|software|virtual machines|VMs|applications?|apps|services in|DevOps|infrastructure|platform engineer\p{L}*|container (?:platform|technolog)\p{L}*)(?!\p{L})/iu;
const OF_LOGS =
  /\b(?:logs|logging|metrics|telemetry|distributed|spans|observability|software|requests|APM|services)\b/i;
const OF_A_TEAM =
  /\b(?:developers?|engineers?|programm\p{L}+|coding|code|mob|mobbing|TDD|test[- ]driven|agile|continuous|pull requests|software)(?!\p{L})/iu;
const OF_A_DRAWING = /\b(?:MicroStation|OpenRoads|OpenRail|CAD|AutoCAD|BIM|Revit|software|drawings?|models?)\b/;
const OF_A_SCIENCE =
  /\b(?:simulat\p{L}+|circuits?|sequenc\p{L}+|align\p{L}+|genom\p{L}+|bioinformatic\p{L}*|software)(?!\p{L})/iu;
const OF_THE_MAKER = (makers: string): RegExp => new RegExp(String.raw`\b(?:${makers})\b`);

const groups: readonly [names: string, word: TradeWord][] = [
  ['paint', { beside: OF_THE_MAKER('Microsoft|MS'), alone: false }],
  ['presenter', { beside: OF_THE_MAKER('Adobe|Captivate|Articulate'), alone: false }],
  ['distiller', { beside: OF_ADOBE, alone: false }],
  ['postman', { beside: OF_TESTS, alone: false }],
  ['illustrator', { beside: OF_ADOBE, alone: false }],
  ['playwright', { beside: OF_TESTS, alone: false }],
  ['acrobat', { beside: OF_AN_OFFICE, alone: true }],
  [
    'outlook',
    {
      beside:
        /\b(?:Microsoft|MS|Office|Word|Excel|PowerPoint|e-?mails?|calendars?|diar(?:y|ies)|software|inbox(?:es)?)\b/i,
      alone: true,
    },
  ],
  ['storyline', { beside: /\b(?:Articulate|Rise|Captivate|e-?learning|software)\b/i, alone: false }],
  ['bentley', { beside: OF_A_DRAWING, alone: true }],
  ['containers', { beside: OF_SERVICES, alone: false }],
  ['transformer transformers', { beside: OF_LEARNING, alone: false }],
  ['torch', { beside: OF_LEARNING, alone: false }],
  ['pairing', { beside: OF_A_TEAM, alone: false }],
  ['tracing', { beside: OF_LOGS, alone: false }],
  ['scheme domino loom seesaw tadpoles flume blackboard blink', { beside: SOFTWARE, alone: false }],
  ['spice blast', { beside: OF_A_SCIENCE, alone: true }],
  [
    'express puppet struts rails shell node dart elixir groovy hibernate flutter vue bootstrap grass basic pascal ada eiffel',
    { beside: SOFTWARE, alone: true },
  ],
];
const TRADE_WORDS: ReadonlyMap<string, TradeWord> = new Map(
  groups.flatMap(([names, word]) => names.split(/\s+/).map((name): [string, TradeWord] => [name, word])),
);

/** Programs that stand alone as often, by the words that show the thing instead; each gap is bounded. */
const THINGS: Readonly<Record<string, { before?: RegExp; after?: RegExp }>> = {
  spark: {
    before: /\b(?:wire|sink|die|EDM)(?: and |[\s/-])$/i,
    after:
      /^[- ](?:ero\p{L}+|plugs?|test(?:ing|er|ers|s)?\b|gap|ignit\p{L}+|arrest\p{L}+|guards?|screens?|machin\p{L}+|detect\p{L}+|out\b|EDM|of\b|joy|(?:an? |their |the |children['’]s )?(?:interest|curiosity|imagination|ideas?|conversations?|change|debate)\b)/iu,
  },
  rust: {
    before:
      /\b(?:remov(?:e|al|ing)(?: of)?|treat(?:ing|ment of)?|grind(?:ing)? out|cut(?:ting)? out|dents?(?:,| and)) $/i,
    after:
      /^(?:[- ](?:treat\p{L}*|remov\p{L}+|repairs?|proof\p{L}*|prevent\p{L}+|protect\p{L}+|inhibit\p{L}+|convert\p{L}+|damage|welding|sampling|spots?|cutting|resistan\p{L}+|control|fung\p{L}+|diseases?)|(?:,| and| or) (?:corrosion|dents?|scale|scratches|paint|filler|mildew|blackspot))(?!\p{L})/iu,
  },
  swift: {
    before: /\b(?:Taylor|Jonathan|Suzuki|common|nesting) $/i,
    after:
      /^(?: ?(?:and (?:accurate|effective|efficient|thorough|safe|professional|polite|friendly|smooth|bat|martin|swallow|house)\p{L}*|,? (?:bats?|martins?|swallows?))\b| (?:resol\p{L}+|respon\p{L}+|reaction|action|handling|turn\p{L}*|service|deliver\p{L}*|bricks?|box(?:es)?|nest\p{L}*|surveys?|conservation|colon\p{L}+|caravans?|motorhomes?|thinking|decisions?|codes?|payments?|messag\p{L}+|transfers?)(?!\p{L}))/iu,
  },
  ruby: {
    before: /\b(?:sapphires?|diamonds?|emeralds?|opals?|garnets?|pearls?)(?:,| and| or) $/i,
    after:
      /^(?: (?:wedding|chocolate|port|murray|red\b|rings?|necklaces?|earrings?|jewel\p{L}*|anniversary|slippers)|(?:,| and| or) (?:sapphires?|diamonds?|emeralds?|opals?|garnets?|pearls?))/iu,
  },
  angular: {
    after:
      /^ (?:contact|bearings?|measure\p{L}*|cheilitis|deviation|misalign\p{L}*|momentum|velocity|acceleration|displacement|dimension\p{L}*|toleranc\p{L}+|cuts?|gauges?|grind\p{L}*|mill\p{L}*|shapes?|stone|gravel|positions?|resolution)(?!\p{L})/iu,
  },
  selenium: {
    before: /\b(?:cobalt|vitamin E|copper|iodine|zinc)(?:,| and| or|\/) ?$/i,
    after:
      /^(?: (?:deficien\p{L}+|supplement\p{L}*|levels?|boluses|bolus|toxicity|status|toning|intake)|(?:,| and| or) (?:vitamin|cobalt|copper|iodine|zinc))(?!\p{L})/iu,
  },
  airflow: {
    before:
      /\b(?:measur\p{L}+|balanc\p{L}+|extract|supply|duct\p{L}*|room|cabinet|laminar|ventilation|low|high|reduced|poor|nasal|cooling|test(?:ed|ing)?) $/iu,
    after:
      /^(?: (?:balanc\p{L}+|measur\p{L}+|tests?|testing|rates?|read\p{L}+|patterns?|meters?|checks?|sensors?|obstruction|limitation|in (?:ducts?|rooms?|kitchens?|theatres?))|(?:,| and| &) (?:pressures?|temperature|volumes?|ventilation|humidity|duct\p{L}*|air))(?!\p{L})/iu,
  },
  windows: {
    before:
      /\b(?:u?PVC(?:-?u)?|sash|casement|timber|wooden|bay|glazed|aluminium|steel|roof|velux|dormer|stained[- ]glass|leaded|box|shop|display|leaking|broken|cleaned|cleaning|clean|wash(?:ed|ing)?|glaz(?:e|ed|ing)|fitting|fit|fitted|paint(?:ed|ing)?|doors?(?:,| and| &|\/)|walls(?:,| and| &)|floors(?:,| and| &)|walls,? floors,? and) ?$/i,
    after:
      /^(?:(?:,| and| &| or|\/) ?(?:(?:french|patio|bifold|external|internal|composite|front|shop) )?(?:doors?|conservator\p{L}+|glass|glaz\p{L}+|frames?|roofs?|fascias?|soffits?|gutters?|blinds?|curtains|floors?|sills?|surfaces|walls|mirrors|skirtings?|ceilings?|shutters|porches|kitchens|displays?)| (?:and|&) PVCs?|[- ](?:fit\p{L}+|glaz\p{L}+|clean\p{L}*|dress\p{L}+|install(?:er|ers)|frames?|measured|survey\p{L}*|made|repaired|replaced|restor\p{L}+|draught\p{L}*|boarded|at height|inside|outside))(?!\p{L})/iu,
  },
  sage: {
    before: /\b(?:thyme|rosemary|parsley|basil|mint|onion|butter|herbs|chives|lavender|oregano)(?:,| and| &|:) $/i,
    after:
      /^(?:,|,? and| &)? ?(?:thyme|rosemary|parsley|basil|mint|onions?|butter|stuffing|derby|chives|lavender|oregano|leaves|advice|green)(?!\p{L})/iu,
  },
  excel: {
    // what somebody does, and no program: "Excel at customer service"
    after:
      /^ (?:at(?! (?:an? )?(?:\p{L}+ )?level)|under|as an?|by|when|within|beyond|academically|in (?:(?:an?|your|this|our|their|all|every|everything|customer|busy|fast\p{L}*) ))/iu,
  },
  cypress: {
    before: /\b(?:oak|yew|pine|cedar|larch|juniper|spruce|laurel|leylandii|plant(?:ed|ing)?)(?:,| and| or)? $/i,
    after:
      /^(?: (?:hedg\p{L}*|trees?|cladding|timber|boards?)|(?:,|,? and) ?(?:oak|yew|pine|cedar|larch|juniper|spruce|laurel))(?!\p{L})/iu,
  },
  snowflake: { after: /^ (?:decorations?|cut\p{L}*|displays?|obsidian|biscuits?|patterns?)(?!\p{L})/iu },
  unity: {
    before: /\b(?:team|community|national|church|family|peace and) $/i,
    after:
      /^ (?:of|among|within|between|trust|bank|school|college|academy|hous\p{L}+|and (?:peace|trust|respect|faith|strength))(?!\p{L})/iu,
  },
  mews: {
    before: /\b(?!Opera\b|Using\b|With\b|Used\b)\p{Lu}\p{L}+ $/u,
    after: /^ (?:hous\p{L}+|homes?|cottages?|flats?|streets?|developments?|lanes?|garages?|properties)(?!\p{L})/iu,
  },
  aspen: {
    before: /\b(?:birch|oak|pine|willow|alder|hazel|larch|poplar)(?:,| and| or) $/i,
    after: /^(?:,|,? and) ?(?:birch|oak|pine|willow|alder|hazel|larch|rowan|poplar)(?!\p{L})/iu,
  },
  outage: {
    before: /\b(?:plant|boiler|turbine|planned|statutory|station|reactor|refinery|unit|annual|summer|major) $/i,
    after: /^ (?:planning|scopes?|contractors?|works?)(?!\p{L})/iu,
  },
  networking: {
    before: /\b(?:business|professional|social|client|industry|alumni|events? (?:and|or)) $/i,
    after:
      /^ (?:events?|lunch\p{L}*|breakfasts?|groups?|opportunit\p{L}+|evenings?|functions?|with (?:\p{L}+ )?(?:clients?|customers?|employers?|partners|contacts?|donors?|businesses|candidates|referrers|introducers))(?!\p{L})/iu,
  },
};
const OF_ONE_THING: ReadonlyMap<string, string> = new Map([['outages', 'outage']]);

/** Whether what a text writes from `start` to `end` is a thing of everyday, and not the program that is called so. */
export function isAThing(text: string, start: number, end: number, isBesideATool: boolean): boolean {
  const written = text.slice(start, end).toLowerCase();
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(end, end + NEAR);
  const word = TRADE_WORDS.get(written);
  if (word)
    return !isBesideATool && !word.beside.test(`${before} ${after}`) && !(word.alone && standsAlone(before, after));
  const thing = THINGS[OF_ONE_THING.get(written) ?? written];
  return (thing?.before?.test(before) ?? false) || (thing?.after?.test(after) ?? false);
}
const NEAR = 80;

/** Whether a text has a word that is a program or a thing. */
export const mayBeAThing = (written: string): boolean => TRADE_WORDS.has(written.toLowerCase());

/** "- Rails", "the shop is written in Elixir". */
const standsAlone = (before: string, after: string): boolean =>
  (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) ||
  (/\b(?:in|using|with|of|know|used?)\s$/.test(before) && /^\s*(?:$|[.;)])/.test(after));
