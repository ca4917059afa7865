import { screen, within } from '@testing-library/react';
import { aUser } from '@landfall/sdk/testing';
import { openPage } from '../testing/open-page';
import { aRelease, aRemote } from '../testing/samples';

const nothing = aRelease({
  'mf-jobs': aRemote({
    fills: [],
    nav: [
      { label: 'Jobs', to: '/jobs', icon: 'briefcase', order: 20 },
      { label: 'Profile', to: '/profile', icon: 'circle-user', order: 60, access: 'signed-in' },
    ],
  }),
});

describe('the words of the home page', () => {
  beforeEach(() => {
    window.scrollTo = () => undefined;
    openPage('/', nothing);
  });

  it('are three claims, each with what it is about', () => {
    const tiles = [...document.querySelectorAll('.hero-stats > *')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(tiles).toEqual([
      ['5000+', 'Global Opportunities'],
      ['AI', 'Career Tools'],
      ['24/7', 'Career Support'],
    ]);
  });

  it('are a section each for jobs, news and tools, and what they say when there is nothing', () => {
    const inside = (name: string) => within(screen.getByRole('region', { name }));
    expect(inside('Featured Jobs').getByText('No Jobs Available')).toBeVisible();
    expect(inside('Featured Jobs').getByText('Check back soon for new opportunities')).toBeVisible();
    expect(inside('Featured Jobs').getByText('Load More')).toBeVisible();
    expect(inside('Latest News').getByText('No News Available')).toBeVisible();
    expect(inside('Latest News').getByText('Check back soon for updates')).toBeVisible();
    expect(inside('Latest News').getByText('View All News')).toBeVisible();
    expect(inside('Professional Tools').getByText('Explore AI Tools')).toBeVisible();
  });

  it('are a footer that leads on', () => {
    const footer = within(screen.getByRole('contentinfo'));
    const links = footer.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
    expect(links).toEqual([
      'Messaging app',
      'Photo sharing',
      'Microblog',
      'Professional network',
      'Browse Jobs',
      'Latest News',
      'Events & Training',
      'AI Career Tools',
      expect.stringContaining('@'),
      expect.stringContaining('@'),
      'Licensed Sponsors',
      'Visa Check',
      'Start Job Search',
      'Try AI Tools',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
    ]);
  });
});

describe('the words of the frame', () => {
  it('say which place asks for sign-in, to who is signed out', () => {
    openPage('/', nothing);
    expect(screen.getAllByTitle('Profile (Sign in required)')).not.toHaveLength(0);
    expect(screen.getAllByTitle('Jobs')).not.toHaveLength(0);
    expect(screen.getAllByTitle('Home')).not.toHaveLength(0);
  });

  it.each([
    ['ada', 'A'],
    ['', '?'],
  ])('are the first letter of the name "%s", or a question mark', (username, letter) => {
    openPage('/', nothing, { user: aUser({ username }) });
    expect(screen.queryByTitle('Profile (Sign in required)')).toBeNull();
    const [account] = screen.getAllByRole('button', { name: 'My Account' });
    expect(account!.querySelector('.frame-avatar')).toHaveTextContent(letter);
  });
});
