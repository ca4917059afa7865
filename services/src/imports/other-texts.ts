import { readTitle } from '../adverts/read-title.js';

/** What is read for itself, or speaks of somebody else than the worker. */
const readElsewhere = new Set(
  'id description company url logo_url posted_at expires_at source sponsorshipQuote sponsorship_quote sponsorshipBy sponsorship_by sponsorshipOn sponsorship_on extra'.split(
    ' ',
  ),
);

/**
 * The text of a line, beside its description, that says that the job is not sponsored: its title, a skill, the salary as
 * it is stated, a further fact. A fact that asks of sponsorship is read with its name: `visa_sponsorship: "No"`.
 */
export function refusalBeside(line: Record<string, unknown>, extra: Record<string, unknown>): string | undefined {
  const facts = Object.entries(line).filter(([name]) => !readElsewhere.has(name));
  return [...facts, ...Object.entries(extra)]
    .flatMap(([name, value]) =>
      textsOf(value).map((text) => (asksOfIt.test(name) ? `${wordsOf(name)}: ${text}` : text)),
    )
    .find((text) => isSentence.test(text) && text !== ofTheFormat && refuses(text));
}

/** Of a file's lines most say the same beside their titles ("H-1B"), and a text says the same in each. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 100;

function refuses(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const answer = readTitle(text).answer === 'refuses';
  if (known.size >= MOST_KNOWN) known.clear();
  if (text.length <= LONGEST_KNOWN) known.set(text, answer);
  return answer;
}

const asksOfIt = /sponsor/i;
/** Numbers, days and single words deny nothing. */
const isSentence = /\p{L}\P{L}+\p{L}/u;
/** What nearly each line of official records says. */
const ofTheFormat = 'sponsorship: offered';

/** "visaSponsorship", "visa_sponsorship": "visa sponsorship" */
const wordsOf = (name: string): string =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, ' ')
    .toLowerCase()
    .trim();

const textsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(textsOf)
    : /^(?:string|number|boolean)$/.test(typeof value)
      ? [String(value).trim()].filter(Boolean)
      : [];
