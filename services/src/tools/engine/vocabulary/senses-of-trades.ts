/** Names of skills that mean another thing beside a word of a certain trade; each gap is bounded. */
export const SENSES_OF_TRADES: readonly { written: RegExp; before?: RegExp; after?: RegExp }[] = [
  // who tells a milling machine what to cut, and writes no software
  {
    written: /^programm(?:er|ers|ing)$/i,
    before: /\b(?:off-?line|CNC|NC|CMM|mill(?:ing)?|lathes?|turning|laser|press ?brake)[\s/-]$/i,
  },
  // of fish, caravans or waste, and of nothing that is built
  {
    written: /^site managers?$/i,
    before:
      /\b(?:farm|fish|salmon|trout|hatchery|caravan|camping|holiday|park|landfill|waste|recycling|quarry|school|depot|heritage|museum|wind ?farm) $/i,
  },
  // "designated safeguarding lead training": what a lead has learnt
  { written: /^lead(?:s|ing)? training$/i, before: /\b(?:safeguarding|DSL|first aid|prevent|SENCo|subject) $/i },
  // of tenants before a judge, and no report on a child
  {
    written: /^court work$/i,
    before: /\b(?:arrears|rent|debts?|possession|recovery|evictions?|tenanc(?:y|ies)|disrepair|housing)\b[^.;]{0,30}$/i,
  },
  // of a plan, a place or a species
  {
    written: /^assessments?$/i,
    before:
      /\b(?:habitats? regulations?|environmental impact|ecological impact|flood risk|heritage impact|transport|life[- ]cycle) $/i,
  },
  // of loudspeakers, or of people who meet
  { written: /^networking$/i, before: /\b(?:Dante|AVB|AES67|audio|business|social|professional|client|peer|event) $/i },
];
