import '../styles.css';
import { useSettings, useTitle } from '@landfall/sdk';
import { ButtonLink, Card, Icon, PageHead, type IconName } from '@landfall/ui';
import { FeatureList } from '../subscription/premium-features';

const offices = [
  { city: 'Milton Keynes', country: 'United Kingdom' },
  { city: 'Lagos', country: 'Nigeria' },
];

const audiences = [
  { who: 'Individuals', help: ['Career guidance', 'Job placement', 'Education support', 'Visa assistance'] },
  { who: 'Companies', help: ['Talent acquisition', 'Visa sponsorship guidance', 'Recruitment'] },
];

export default function ContactPage() {
  const { mailboxes, phone } = useSettings();
  useTitle('Contact');
  return (
    <div className="billing-page">
      <PageHead title="Contact" text="Write to us, call us, or find us in one of our offices." />
      <section className="contact-ways" aria-label="Ways to reach us">
        <Way icon="mail" title="General inquiries" href={`mailto:${mailboxes.general}`} text={mailboxes.general} />
        <Way icon="credit-card" title="Payments" href={`mailto:${mailboxes.payments}`} text={mailboxes.payments} />
        <Way icon="phone" title="Phone support" href={`tel:${phone.replace(/[^\d+]/g, '')}`} text={phone} />
      </section>
      <section className="billing-section" aria-labelledby="help">
        <h2 id="help" className="billing-title">
          How we help
        </h2>
        <div className="packs">
          {audiences.map(({ who, help }) => (
            <Card as="article" key={who} className="billing-stack">
              <h3 className="step-title">{who}</h3>
              <FeatureList items={help} />
            </Card>
          ))}
        </div>
      </section>
      <section className="billing-section" aria-labelledby="offices">
        <h2 id="offices" className="billing-title">
          Offices
        </h2>
        <div className="packs">
          {offices.map(({ city, country }) => (
            <Card key={city} className="contact-way">
              <Icon name="map-pin" size={20} />
              <p>
                <strong>{city}</strong>, {country}
              </p>
            </Card>
          ))}
        </div>
      </section>
      <Social />
    </div>
  );
}

function Way({ icon, title, href, text }: { icon: IconName; title: string; href: string; text: string }) {
  return (
    <Card className="contact-way">
      <Icon name={icon} size={20} />
      <div>
        <h2 className="step-title">{title}</h2>
        <a className="contact-link" href={href}>
          {text}
        </a>
      </div>
    </Card>
  );
}

function Social() {
  const { social } = useSettings();
  return (
    <section className="billing-section" aria-labelledby="social">
      <h2 id="social" className="billing-title">
        Follow us
      </h2>
      <div className="billing-actions">
        <ButtonLink href={social.network} newTab variant="secondary" icon="users">
          Professional network
        </ButtonLink>
        <ButtonLink href={social.photos} newTab variant="secondary" icon="camera">
          Photos
        </ButtonLink>
        <ButtonLink href={social.microblog} newTab variant="secondary" icon="at-sign">
          Microblog
        </ButtonLink>
      </div>
    </section>
  );
}
