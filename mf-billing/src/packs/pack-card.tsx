import { useSettings } from '@landfall/sdk';
import { Badge, ButtonLink, Card } from '@landfall/ui';
import { FeatureList } from '../subscription/premium-features';
import type { Pack } from './packs';

export function PackCard({ pack }: { pack: Pack }) {
  const { bookingLinks, mailboxes } = useSettings();
  const bookingLink = bookingLinks[pack.id];
  return (
    <Card as="article" className="billing-stack pack" selected={pack.isPopular} aria-labelledby={`pack-${pack.id}`}>
      <div className="billing-row">
        <h3 id={`pack-${pack.id}`} className="billing-title">
          {pack.name}
        </h3>
        {pack.isPopular && (
          <Badge tone="premium" icon="star">
            Most Popular
          </Badge>
        )}
      </div>
      <p>
        <strong className="billing-price">£{pack.price}</strong> <span className="billing-muted">one-time</span>
      </p>
      <FeatureList items={pack.features} />
      <div className="pack-foot">
        {bookingLink ? (
          <ButtonLink href={bookingLink} newTab block variant={pack.isPopular ? 'primary' : 'secondary'}>
            {pack.buttonText}
          </ButtonLink>
        ) : (
          // No booking page is set up for this pack: the mailbox is a way that really leads somewhere.
          <ButtonLink href={mailLink(mailboxes.support, pack.name)} block icon="mail" variant="secondary">
            {pack.buttonText}
          </ButtonLink>
        )}
        <p className="billing-hint">{pack.note}</p>
      </div>
    </Card>
  );
}

const mailLink = (mailbox: string, pack: string) =>
  `mailto:${mailbox}?subject=${encodeURIComponent(`Booking: ${pack}`)}`;
