import { nameOf } from '../reading/asked-name.js';
import { listed } from '../text/clean.js';

/** "Working towards chartership": what is asked for is the way, and not yet its end. "Chartered or working towards it" asks for either. */
const ON_THE_WAY =
  /(?<!\bor (?:be |being |is |are |currently )?)\b(?:(?:working|progressing|studying|training|moving|heading|building) (?:actively |currently )?(?:towards?|for)|(?:actively )?pursuing|on (?:the|your|a|their) (?:way|path|route|road|journey) to(?:wards?)?|(?:aim|aspir|hop|plan|commit|intend|look|wish|want|keen|willing|ambition|desire|ambitious)\p{L}* to (?:become|gain|achieve|obtain|get|be|work towards?|progress towards?)|(?:progress|steps?|ambitions?) towards?) /iu;

export const isAskedOnTheWay = (line: string): boolean => ON_THE_WAY.test(line);

/** "Working towards chartership" as the line says it where it is short; a paper by its name would be called missing. */
export function calledOnTheWay(names: readonly string[], line: string): string | null {
  const at = ON_THE_WAY.exec(line)?.index;
  if (at === undefined) return null;
  const said = nameOf((line.slice(at).split(/[,.;(]/)[0] ?? '').replace(HOW_MUCH_WANTED, ''));
  return said.split(/\s+/).length <= MOST_WORDS ? said : `Working towards ${listed(names, 'or')}`;
}
const MOST_WORDS = 7;
/** "… would be welcome". */
const HOW_MUCH_WANTED = / (?:would|will|is|are|preferred|desirable|essential|required|welcome)\b.*$/i;
