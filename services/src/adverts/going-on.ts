/**
 * What goes on is given today: "We continue to offer sponsorship", "we have offered it for years and still do". So is a visa
 * that is sponsored by the employer's own name. Each is said in the present, by us, before a sentence is read.
 */

const thing = String.raw`(?:(?:visa|work|skilled worker|uk|full) )*(?:sponsorships?|visas?|certificates? of sponsorship|work permits?)`;
/** Those who have it already, and other things that are sponsored. */
const notOfAll = String.raw`(?![^.;!?]*(?:\b(?:existing|current|already|previous|no|not|never|however|but|until|if|whether|clubs?|events?|charit\w*|students|another)\b|n't\b|\?))`;
const before = String.raw`(?<=^\W*|[.;!–—]\s*|, |\band )`;

const sayings = [
  [String.raw`${before}(?:we|(?:the|our|this) [\w-]+) (?:(?:will|gladly|proudly|happily|also) )*continues? (?:to (?:offer|provide|give)|offering|providing|giving) (?=${thing}\b)${notOfAll}`, 'we offer '],
  [String.raw`${before}(?:we(?: have|'ve)|(?:the|our|this) [\w-]+ has) (?:long |always )?(?:been (?:offering|providing|giving)|offered|provided|given) (?<thing>${thing})\b${notOfAll}(?<rest>[^.;!?]{0,60}?),? (?:and )?(?:we )?(?:still (?:are|do|does|is)|(?:will )?continues? to(?: do so)?)(?=\W*$)`, 'we offer $<thing>'],
  [String.raw`${before}(?:we(?: have|'ve)|(?:the|our|this) [\w-]+ has) (?:long |always )?(?:been sponsoring|sponsored) (?<thing>(?:[\w-]+ ){0,2}?(?:visas?|nurses|carers|workers|candidates|staff))\b${notOfAll}[^.;!?]{0,60}?,? (?:and )?(?:we )?(?:still (?:are|do|does|is)|(?:will )?continues? to(?: do so)?)(?=\W*$)`, 'we sponsor $<thing>'],
  [String.raw`${before}(?:we|(?:the|our|this) [\w-]+) (?:did(?:n't| not)(?: ever)? have|(?:have|has)(?:n't| not| never)(?: yet)? had|never had) to (?:withdraw|cancel|end|stop|close|suspend|pause|discontinue|scrap|drop)(?: (?:offering|providing|giving))? (?:our |any )?(?=${thing}\b)${notOfAll}`, 'we still offer '],
].map(([rule, said]): [RegExp, string] => [new RegExp(rule!, 'gi'), said!]); // prettier-ignore

/** By its name, in capitals: no agency, no office of the state, nobody else. */
const byName =
  /(?<=^\W*|[.!]\s+)[Yy]our (?<kind>(?:[\w-]+ ){0,3}?)visas? (?:is|are|will be|would be)(?: fully)? sponsored by (?!UKVI\b|UK\b|The (?!Trust)|Home Office|Visa\b|Your\b|Another\b)(?:[A-Z][\w'&-]*)(?: (?:[A-Z][\w'&-]*|of|and|the|&)){0,5}(?=[.!]?\W*$|[.,;])(?![^.;]*\b(?:not|no|never|if|agency|another)\b|[^.;!]*\?)/g;

/** The same in the present, by us. */
export const saidOfToday = (sentence: string): string =>
  sayings
    .reduce((text, [rule, said]) => text.replace(rule, said), sentence)
    .replace(byName, 'Your $<kind>visa is sponsored by us');
