import './employer-licence.css';
import { useQuery } from '@tanstack/react-query';
import type { Job } from '@landfall/contracts';
import { sponsorNamed } from './api';
import { Licence } from './employer-licence';
import { isAtHome, isAbroad, askedPlace } from './employer-place';

/**
 * What the newest register says of an employer whose advert or whose administrator promises sponsorship: that it holds no
 * licence, or holds one no more, must stand beside the promise. Of a job that may be elsewhere only what was known of it.
 */
export default function JobLicence({ job: { company, location } }: { job: Job }) {
  const isAsked = company !== '' && !isAbroad(location);
  const { data } = useQuery({ ...sponsorNamed(company, askedPlace(location)), enabled: isAsked });
  if (!data?.asOf || !(isAtHome(location) || data.former)) return null;
  return (
    <p className="employer-licence">
      <Licence match={data} company={company} asOf={data.asOf} />
    </p>
  );
}
