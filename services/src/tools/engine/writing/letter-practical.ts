import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import { countryInText, countryOfTown, isPlaceOnly } from '../reading/places.js';
import { workRightIn } from '../reading/rights.js';
import { withoutDates } from '../reading/without-dates.js';
import { shortened } from '../text/clean.js';
import { piecesBesideContacts } from './contact-lines.js';
import { isHeldNow } from './latest-post.js';
import type { LeftOut } from './left-out.js';
import { sentence, tidy } from './letter-text.js';
import { rightSaid } from './right-said.js';
import { namesAWayToReach } from './ways-to-reach.js';

/** Permission and place, only as far as the CV says them. */
export const practical = (advert: AdvertFacts, cv: CvFacts, left: LeftOut): string | null =>
  [permission(advert, cv, left), move(advert, cv, left)].filter((said) => said !== null).join(' ') || null;

function permission({ sponsorship }: AdvertFacts, { right }: CvFacts, left: LeftOut): string | null {
  if (right === null || right.says === 'none' || right.says === 'awaited') return null;
  // "No sponsorship needed? No: …" is a question first, and what answers it stands elsewhere.
  const isAsked = right.proof.whole.includes('?');
  if (isAsked || left.hasTopic('visa') || left.names(right.proof.whole)) return null;
  const { whole } = right.proof;
  const own = namesAWayToReach(whole)
    ? piecesBesideContacts(whole).find((piece) => workRightIn(piece) !== null)
    : whole;
  if (own === undefined) return null;
  const said = sentence(rightSaid(tidy(shortened(own, 200)), right.says));
  const isOffered = right.says !== 'has' && sponsorship?.says === 'offered';
  return `${said}${isOffered ? ' I read with interest that your advert speaks of sponsorship.' : ''}`;
}

function move({ place }: AdvertFacts, cv: CvFacts, left: LeftOut): string | null {
  const { country } = cv;
  if (!place?.country || !country || place.country === country.name) return null;
  if (left.hasTopic('place') || A_MOVE.test(country.proof.whole) || worksIn(place.country, cv)) return null;
  return `I live in ${countryInText(country.name)} and would move to ${place.town || place.country}.`;
}

/** "Barcelona → London", "Lagos, moving to Leeds": more than one place, and of which somebody lives in one. */
const A_MOVE = /→|->|➔|=>|\b(?:mov(?:e|ed|ing)|relocat\w+|returning|now in|soon)\b/i;

/** "Barcelona" at the top, and a post held now in London: where somebody lives is not surely known. */
const worksIn = (country: string, cv: CvFacts): boolean =>
  cv.posts.some(
    (post) =>
      isHeldNow(post, cv) &&
      [post.line, post.where ?? ''].some((text) =>
        withoutDates(text)
          .split(/,\s+|\s[|–—-]\s|\s{2,}/)
          .some((part) => countryOfTown(part) === country || (country === 'United Kingdom' && isPlaceOnly(part))),
      ),
  );
