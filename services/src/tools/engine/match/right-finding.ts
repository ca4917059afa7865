import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { countryInText, HOME, placeOf } from '../reading/places.js';
import { mayHoldIn } from '../reading/rights.js';
import { MISSING, type Finding } from './finding.js';

/** Where the employer does not sponsor: said in the CV, unsaid, or said not to be there. */
export function rightFinding(
  { right }: CvFacts,
  { place, sponsorship }: Pick<AdvertFacts, 'place' | 'sponsorship'>,
): Finding {
  const country = place?.country ?? countryNamed(sponsorship?.line ?? '') ?? HOME;
  if (right?.says === 'has' && !mayHoldIn(right.proof.whole, country))
    return { state: 'partly', proof: right.proof, why: `It may not count in ${countryInText(country)}` };
  if (right?.says === 'has') return { state: 'met', proof: right.proof };
  if (right?.says === 'limited') return { state: 'partly', proof: right.proof, why: 'It ends soon, or is limited' };
  if (right?.says === 'needs') return { ...MISSING, proof: right.proof, why: 'Your CV says that you need sponsorship' };
  if (right?.says === 'awaited')
    return { ...MISSING, proof: right.proof, why: 'Your CV says that it is applied for or still to come' };
  return right
    ? { ...MISSING, proof: right.proof, why: 'Your CV says that you do not have it' }
    : { ...MISSING, why: 'Your CV does not say whether you have it' };
}

/** "Authorized to work in the United States". */
const countryNamed = (line: string): string | null =>
  placeOf(/\bwork in (?:the )?([\p{Lu}][\p{L}.]+(?: \p{Lu}\p{L}+)?)/u.exec(line)?.[1] ?? '')?.country ?? null;
