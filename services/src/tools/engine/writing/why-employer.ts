import { advertLinesOf } from '../reading/advert-lines.js';
import { sentencesIn } from '../reading/sentences-in.js';

const NAMED = String.raw`(?:[Tt]he )?\p{Lu}[\p{L}\p{M}\d'’&.-]*(?: (?:of|the|and|&|\p{Lu}[\p{L}\p{M}\d'’&.-]*)){0,5}`;
/** "We are a family-owned general contractor", "Riverside Medical Center is a 400-bed hospital with …". */
const SAYS_WHO = new RegExp(
  String.raw`^(?:[Aa]bout [^:]{2,40}:\s*)?(?:[Ww]e(?:['’]re| are)|[Oo]ur (?:client|firm|company|practice|school|hospital|charity) is|${NAMED} is) (?:currently )?((?:an?|one of the) .+)$`,
  'u',
);
/** Where the kind of employer ends and what is said of it begins. */
const ENDS =
  /[,;:!?(–—]|\.(?=\s|$)| (?:with|that|which|who|where|whose|and (?:we|are|is|have|has)|looking|seeking|based|building|working|providing|located|committed|serving|operating|speciali[sz]ing|using|employing|in need|hiring|recruiting|searching|offering|making|helping|of over|of more than|for over)\b/u;
const AN_EMPLOYER =
  /\b(?:hospital|clinic|surgery|home|hospice|company|firm|business|charity|practice|school|nursery|college|university|start-?up|scale-?up|fintech|provider|contractor|agency|manufacturer|maker|consultancy|studio|organi[sz]ation|trust|hotel|restaurant|pub|caf[eé]|bakery|farm|garage|shop|retailer|warehouse|housing association|local authority|council)$/iu;
/** What every employer says, and what an advert says of itself. */
const SAYS_NOTHING =
  /\b(?:equal|great|exciting|fantastic|amazing|opportunit|leading|best|employer|role|vacancy|member|sponsor)\b/i;
const MOST_WORDS = 8;

/** What kind of employer it is, by its advert: "a family-owned general contractor"; null where it does not say so plainly. */
export function employerSaid(advert: string): string | null {
  for (const sentence of advertLinesOf(advert.slice(0, 20_000)).flatMap(sentencesIn)) {
    const said = SAYS_WHO.exec(sentence)?.[1] ?? '';
    const end = ENDS.exec(said)?.index ?? said.length;
    const kind = said.slice(0, end).trim();
    const words = kind.split(/\s+/).length;
    if (AN_EMPLOYER.test(kind) && !SAYS_NOTHING.test(kind) && words >= 3 && words <= MOST_WORDS) return kind;
  }
  return null;
}
