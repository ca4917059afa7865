import { Link } from 'react-router-dom';
import { useSettings } from '@landfall/sdk';
import { Icon, Logo, type IconName } from '@landfall/ui';
import { GoButton } from './go-button';

const EXPLORE = [
  { label: 'Browse Jobs', to: '/jobs' },
  { label: 'Latest News', to: '/verified-news' },
  { label: 'Events & Training', to: '/events' },
  { label: 'AI Career Tools', to: '/tools' },
];

/** Beside the links that the specification lists, under a heading of their own. */
const SPONSORSHIP = [
  { label: 'Licensed Sponsors', to: '/sponsors' },
  { label: 'Visa Check', to: '/visa-check' },
];

export function Footer() {
  const { mailboxes, policies, social } = useSettings();
  const places: { label: string; href: string; icon: IconName }[] = [
    { label: 'Messaging app', href: social.messaging, icon: 'message-circle' },
    { label: 'Photo sharing', href: social.photos, icon: 'camera' },
    { label: 'Microblog', href: social.microblog, icon: 'at-sign' },
    { label: 'Professional network', href: social.network, icon: 'users' },
  ];
  return (
    <footer className="lf-land home-footer">
      <div className="home-footer-columns">
        <div>
          <Logo />
          <p className="home-footer-line">Jobs abroad with visa sponsorship, and news that has been checked.</p>
          <ul className="home-social">
            {places.map(({ label, href, icon }) => (
              <li key={label}>
                <a
                  href={href}
                  className="home-social-link"
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={label}
                >
                  <Icon name={icon} size={20} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <FooterList title="Explore">{EXPLORE.map(toLink)}</FooterList>
        <div className="home-footer-pair">
          <FooterList title="Contact">
            <a href={`mailto:${mailboxes.support}`}>{mailboxes.support}</a>
            <a href={`mailto:${mailboxes.payments}`}>{mailboxes.payments}</a>
          </FooterList>
          <FooterList title="Sponsorship">{SPONSORSHIP.map(toLink)}</FooterList>
        </div>
        <div>
          <h2 className="home-footer-title">Quick Start</h2>
          <div className="home-quick">
            <GoButton to="/jobs" block>
              Start Job Search
            </GoButton>
            <GoButton to="/tools" variant="secondary" block>
              Try AI Tools
            </GoButton>
          </div>
        </div>
      </div>
      <div className="home-legal">
        <a href={policies.privacy}>Privacy Policy</a>
        <a href={policies.terms}>Terms of Service</a>
        <a href={policies.cookies}>Cookie Policy</a>
      </div>
    </footer>
  );
}

const toLink = ({ label, to }: { label: string; to: string }) => (
  <Link key={to} to={to}>
    {label}
  </Link>
);

const FooterList = ({ title, children }: { title: string; children: React.ReactElement[] | React.ReactElement }) => (
  <div>
    <h2 className="home-footer-title">{title}</h2>
    <ul>
      {[children].flat().map((link, index) => (
        <li key={index}>{link}</li>
      ))}
    </ul>
  </div>
);
