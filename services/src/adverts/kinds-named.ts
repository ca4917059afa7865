import { negation, refusable } from './sponsorship-rules.js';

/**
 * Boilerplate names kinds of visas beside a denial: "will not sponsor for employment visa status, e.g., H-1B", "visa
 * sponsorship (H-1B, TN) is not offered". Which they are changes nothing about what is denied, and so many names of visas
 * in a row sound like a list of what is given. They are left out of a clause that denies; one that promises keeps them.
 */

const scheme = String.raw`(?:h-?[124]-?b?|l-?[12][ab]?|o-?1|e-?[23]|j-?1|f-?1|m-?1|eb-?\d|i-?140|tn(?:-?\d)?|(?:stem )?opt|cpt|ead|perm|gc|green cards?|blue cards?|skilled[- ]worker|health (?:and|&) (?:social )?care(?: worker)?|tier ?[25]|global business mobility|gbm|senior or specialist worker|scale-?up|temporary worker|tss|aewv|dama|(?:subclass )?(?:482|494|186|187|400|407)|lmias?|pnp|critical skills|general (?:work|employment)|intra-?company(?: transfer)?|skills in demand|employer[- ](?:nominated|sponsored)|employment|work(?:ing)?)`;
const of = String.raw`(?: ?(?:work|visas?|status|statuses|permits?|petitions?|transfers?|extensions?|sponsorship|support|route|letters?|nominations?|applications?|holders?|employment|authori[sz]ation|\(?new or transfer\)?))`;
const one = String.raw`(?:(?:an?|the|any|new|no) )?${scheme}${of}{0,4}`;
const etc = String.raw`(?:,? ?(?:etc\b\.?|and so on|and (?:others?|the like|similar(?: visas?)?)|or (?:any )?(?:others?|similar)(?: (?:visas?|status|kinds?|types?))?|among others))?`;
const list = String.raw`${one}(?:(?: ?[,/&+]| and| or|, (?:and|or)){1,2} ?${one}){0,20}${etc}`;
const such = String.raw`(?:e\.? ?g\.?|i\.? ?e\.?|for (?:example|instance)|including(?:,? (?:but )?(?:not|without) limit(?:ed|ation)(?: to)?)?|incl\.?|such as|namely|whether)`;
const stops = String.raw`(?= ?(?:[.;:,!?)–—]|$)| (?:is|are|will|can|for|to|at|in|on|by|from)\b)`;

const named = new RegExp(
  String.raw` ?(?:[([] ?(?:${such},? ?)?${list} ?[)\]]|[,;:–—-]? ?\b${such}[,:]? ${list}${stops})`,
  'gi',
);
/** The end of a clause; a full stop within "e.g." is none, nor a colon between a label and its answer. */
const clauseEnd = /[;!?]|\.(?=\s|$)|\b(?:but|however|although|though|unless|except)\b/i;

function clauseAround(said: string, at: number): string {
  const before = said.slice(0, at).split(clauseEnd).at(-1)!;
  return before + said.slice(at).split(clauseEnd)[0]!;
}

/** What a sentence denies without the kinds of it, `said` in plain words. */
export function withoutNamedKinds(said: string): string {
  const blank = said.replace(named, (kinds) => ' '.repeat(kinds.length));
  if (blank === said) return said;
  return said
    .replace(named, (kinds: string, at: number) => {
      const clause = clauseAround(blank, at);
      return negation.test(clause) && refusable.test(clause) ? ' ' : kinds;
    })
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '');
}
