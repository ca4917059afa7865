import { isSameTown } from '../match/place-finding.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { countryInText, HOME, townOfAddress } from '../reading/places.js';
import { mayHoldIn } from '../reading/rights.js';
import type { Block } from './block.js';
import { quoted } from './wording.js';

/** What advert and CV say of visas and places, side by side, and what neither says. */
export function sponsorship(
  { sponsorship: says, place, isRemote }: AdvertFacts,
  { right, country, head }: CvFacts,
): Block {
  const lines: string[] = [];
  if (says?.says === 'offered') lines.push(`The advert speaks of sponsorship or a visa: ${quoted(says.line)}`);
  else if (says?.says === 'refused')
    lines.push(`The advert says that the employer does not sponsor: ${quoted(says.line)}`);
  else if (says) lines.push(`The advert asks for the right to work: ${quoted(says.line)}`);
  else lines.push('The advert says nothing about sponsorship. Ask before you apply if you need it.');
  const isAbroad = right !== null && !mayHoldIn(right.proof.whole, place?.country ?? HOME);
  if (right?.says === 'has' && isAbroad)
    lines.push(
      `Your CV says ${quoted(right.proof.whole, 140)}. Whether you may work in ${countryInText(place?.country ?? HOME)} is not said there.`,
    );
  else if (right?.says === 'has') lines.push(`Your CV says that you may work: ${quoted(right.proof.whole, 140)}`);
  else if (right?.says === 'limited')
    lines.push(
      `Your CV names a permission that is limited or ends soon: ${quoted(right.proof.whole, 140)}. Say for which work it holds, until when, and what comes after it.`,
    );
  else if (right?.says === 'awaited')
    lines.push(
      `Your CV names a permission that is applied for or still to come: ${quoted(right.proof.whole, 140)}. Say since when, and on which permission you may work until then.`,
    );
  else if (right?.says === 'none')
    lines.push(
      `Your CV says that you have no permission to work, or none any more: ${quoted(right.proof.whole, 140)}. Say what you would need.`,
    );
  else if (right) lines.push(`Your CV says that you need a visa or sponsorship: ${quoted(right.proof.whole, 140)}`);
  else
    lines.push(
      'No line was found in your CV that says whether you need a visa. One line near the top answers the question that employers ask first.',
    );
  const where = place?.town
    ? [place.town, place.country].filter(Boolean).join(', ')
    : countryInText(place?.country ?? '');
  if (place && where !== '') {
    lines.push(
      `The job is in ${where}${isRemote ? ', with remote work' : ''}${cvSaysWhere(place.town, country, head)}`,
    );
  }
  return { title: 'Visa, sponsorship and place', lines };
}

/** Where the CV says nothing, nothing was compared, which is no gap and still to be told. */
function cvSaysWhere(town: string, country: CvFacts['country'], head: string): string {
  if (isSameTown(town, head)) return `; your CV says ${town}.`;
  return country
    ? `; your CV says ${whereOf(country)}.`
    : '. No place was recognised in your CV, so this was not compared: write your town and country under your name.';
}

/** "Reading, United Kingdom": the country alone would say that the job is in the same place. */
const whereOf = ({ name, proof }: NonNullable<CvFacts['country']>): string =>
  [townOfAddress(proof.whole), name].filter(Boolean).join(', ');
