import '../styles.css';
import './employer-licence.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SponsorMatch } from '@landfall/contracts';
import { Badge, formatDate, type BadgeTone } from '@landfall/ui';
import { useInView } from '../detail/use-in-view';
import { sponsorNamed } from './api';
import { isAbroad, askedPlace } from './employer-place';
import { shownRatings } from './ratings';
import { stateWords } from './sponsor-marks';

/** px of scrolling in which the answer mostly comes, so that a card does not grow while it is read. */
const AHEAD = 400;

interface EmployerLicenceProps {
  context: {
    company: string;
    /** As the person wrote it; empty where nothing is known. */
    location: string;
  };
}

/**
 * What the newest register says of an employer that somebody tracks. Asked once the card is nearly in view. It says
 * nothing of jobs in other countries, and nothing when it cannot be had.
 */
export default function EmployerLicence({ context: { company, location } }: EmployerLicenceProps) {
  const { place, isInView } = useInView<HTMLSpanElement>(-AHEAD, -AHEAD);
  const isAsked = !isAbroad(location);
  const { data } = useQuery({ ...sponsorNamed(company, askedPlace(location)), enabled: isAsked && isInView });
  if (!isAsked) return null;
  return (
    <span ref={place} className="employer-licence">
      {data?.asOf && <Licence match={data} company={company} asOf={data.asOf} />}
    </span>
  );
}

/** What a register says of a name, with the way to where more of it stands. */
export function Licence({ match, company, asOf }: { match: SponsorMatch; company: string; asOf: string }) {
  const { tone, text, to } = wordsOf(match, company, `UK register of ${formatDate(asOf)}`);
  const caution = (match.sponsor ?? match.former)?.caution;
  return (
    <>
      <Link to={to}>
        <Badge tone={tone}>{text}</Badge>
      </Link>
      {caution && <small className="employer-licence-caution">{caution}</small>}
    </>
  );
}

interface Words {
  tone: BadgeTone;
  text: string;
  /** Where more of it stands. */
  to: string;
}

function wordsOf({ result, sponsor, former }: SponsorMatch, company: string, register: string): Words {
  if (sponsor) {
    const { id, rating } = sponsor;
    const tone = rating.startsWith('A ') ? 'visa' : rating ? 'caution' : 'line';
    const ratings = shownRatings(sponsor).map(({ text }) => text);
    return { tone, text: `${ratings.join(', ')} in the ${register}`, to: `/sponsors/${id}` };
  }
  if (former && former.state !== 'listed') {
    const isLeft = former.state === 'left';
    const text = isLeft ? `No longer in the ${register}` : `${stateWords[former.state]}: ${register}`;
    return { tone: isLeft ? 'danger' : 'caution', text, to: `/sponsors/${former.id}` };
  }
  const to = `/sponsors?query=${encodeURIComponent(company)}`;
  return result === 'review'
    ? { tone: 'line', text: `Names like it in the ${register}`, to }
    : { tone: 'line', text: `Not found under this name in the ${register}`, to };
}
