import { Link } from 'react-router-dom';
import type { Sponsor } from '@landfall/contracts';
import { Badge, Card, CompanyMark, formatDate } from '@landfall/ui';
import { prefetchRoute } from '@landfall/sdk';
import { Formerly, placeOf, SponsorMarks } from './sponsor-marks';

const ROUTES_SHOWN = 3;

export function SponsorCard({ sponsor }: { sponsor: Sponsor }) {
  const warm = () => prefetchRoute(`/sponsors/${sponsor.id}`);
  const olderDays = new Map(sponsor.olderRoutes?.map(({ route, asOf }) => [route, asOf]));
  const further = sponsor.routes.length - ROUTES_SHOWN;
  return (
    <Card as="article" lift className="sponsor-card">
      <CompanyMark name={sponsor.name} />
      <div className="sponsor-names">
        <h3 dir="auto">
          <Link to={`/sponsors/${sponsor.id}`} onPointerEnter={warm} onFocus={warm}>
            {sponsor.name}
          </Link>
        </h3>
        <p dir="auto">{placeOf(sponsor)}</p>
        <Formerly sponsor={sponsor} />
      </div>
      <div className="sponsor-badges">
        <SponsorMarks sponsor={sponsor} />
        {sponsor.routes.slice(0, ROUTES_SHOWN).map((route) => (
          <Badge key={route} tone="line">
            {route}
            {olderDays.has(route) && `, as of ${formatDate(olderDays.get(route)!)}`}
          </Badge>
        ))}
        {further > 0 && <Badge tone="more">+{further} more</Badge>}
      </div>
      {sponsor.caution && <p className="sponsor-caution">{sponsor.caution}</p>}
    </Card>
  );
}
