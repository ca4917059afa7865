import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NewsArticle, TrainingEvent } from '@landfall/contracts';
import { answer, aUser, openAt, openFilling, refuse } from '@landfall/sdk/testing';
import remote from '../remote';

const anArticle = (more: Partial<NewsArticle> = {}): NewsArticle => ({
  id: 1,
  title: 'Skilled Worker changes',
  source: 'GOV.UK / Home Office',
  sourceUrl: 'https://www.gov.uk/rules',
  imageUrl: null,
  content: 'The salary threshold **rises** in April. Read [the notice](https://www.gov.uk/notice).',
  summary: '',
  keyPoints: [],
  category: 'Immigration',
  tags: [],
  isPremium: false,
  publishedAt: '2026-03-05T12:00:00.000Z',
  verified: { by: 'Landfall', at: '2026-03-06T12:00:00.000Z' },
  extent: 'whole',
  language: 'en',
  ...more,
});
const opened = (path: string, articles: NewsArticle[]) =>
  openAt(path, remote, { user: aUser(), api: { 'GET /api/news': () => ({ articles }) } });

describe('verified news', () => {
  it('opens a screen at every address', async () => {
    for (const { component } of remote.routes) expect(typeof (await component()).default).toBe('function');
  });

  it('shows three skeletons while it loads', async () => {
    openAt('/verified-news', remote, { user: aUser(), api: { 'GET /api/news': () => new Promise(() => undefined) } });
    expect((await screen.findByTestId('article-skeletons')).querySelectorAll('.article-skeleton')).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Verified News & Career Insights');
  });

  it('labels a checked article and says who checked it', async () => {
    opened('/verified-news', [anArticle()]);
    expect(await screen.findByText('Verified')).toBeVisible();
    expect(screen.getByText('Fact-checked & Verified')).toBeVisible();
    expect(screen.getByText(/by Landfall, 6 March 2026/)).toBeVisible();
    expect(screen.getByText('Mar 05, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: /Read at source/ })).toHaveAttribute('href', 'https://www.gov.uk/rules');
  });

  it('gives no label to what nobody has checked, and no date where there is none', async () => {
    opened('/verified-news', [anArticle({ verified: null, publishedAt: null })]);
    expect(await screen.findByText('No date')).toBeVisible();
    expect(screen.queryByText('Verified')).toBeNull();
    expect(screen.queryByText('Fact-checked & Verified')).toBeNull();
  });

  it('folds the key points away behind their count', async () => {
    opened('/verified-news', [anArticle({ keyPoints: ['One thing', 'Another'] })]);
    const summary = await screen.findByText('Key Points (2)');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(summary);
    expect(screen.getByText('Another')).toBeVisible();
  });

  it('finds words in title, content and source, whatever their case', async () => {
    opened('/verified-news', [
      anArticle(),
      anArticle({ id: 2, title: 'Teaching in Wales', source: 'Example Council', content: 'Nothing new.' }),
    ]);
    await screen.findByText('Teaching in Wales');
    const box = screen.getByPlaceholderText('Search news and updates...');
    for (const [words, title] of [
      ['THRESHOLD', 'Skilled Worker changes'],
      ['example council', 'Teaching in Wales'],
      ['wales', 'Teaching in Wales'],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, words);
      await waitFor(() =>
        expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([title]),
      );
    }
  });

  it('says so when nothing is found, and both buttons lead back', async () => {
    const { router } = opened('/verified-news?search=astronaut&category=Education', [anArticle()]);
    expect(await screen.findByText('No news articles found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search or category filter.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
    expect(router.state.location.search).toBe('?category=Education');
    await userEvent.click(screen.getByRole('button', { name: 'Show All Categories' }));
    expect(await screen.findByText('Skilled Worker changes')).toBeVisible();
  });

  it('shows an article without a category under All News only', async () => {
    opened('/verified-news', [anArticle({ category: '' })]);
    await screen.findByText('Skilled Worker changes');
    for (const tab of ['Immigration', 'Education', 'Job Market']) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      expect(await screen.findByText('No news articles found')).toBeVisible();
    }
  });

  it('asks for the rest of a long article when somebody opens it', async () => {
    const { api } = openAt('/verified-news', remote, {
      user: aUser(),
      api: {
        'GET /api/news': () => ({ articles: [anArticle({ content: 'The beginning.', extent: 'excerpt' })] }),
        'GET /api/news/:id': () => anArticle({ content: 'The beginning.\n\n## And the end' }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Read article' }));
    expect(await screen.findByRole('heading', { name: 'And the end', level: 3 })).toBeVisible();
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/news', '/api/news/1']);
  });

  it('lets no address through that is not a web address', async () => {
    opened('/verified-news', [anArticle({ content: 'A [trap](javascript:steal).', sourceUrl: 'javascript:steal' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Read article' }));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('sets an Arabic article from right to left', async () => {
    opened('/verified-news', [anArticle({ title: 'قرار', language: 'ar' })]);
    expect(await screen.findByRole('heading', { name: 'قرار' })).toHaveAttribute('lang', 'ar');
  });

  it('says that premium news is for premium members and keeps the key points', async () => {
    opened('/verified-news', [
      anArticle({ isPremium: true, extent: 'premium-only', content: '', summary: 'In short', keyPoints: ['One'] }),
    ]);
    expect(await screen.findByText(/The full article is for premium members/)).toBeVisible();
    expect(screen.getByText('In short')).toBeVisible();
    expect(screen.getByText('Key Points (1)')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read article' })).toBeNull();
  });

  it('says what happened when the call fails, and tries again', async () => {
    let isDown = true;
    openAt('/verified-news', remote, {
      user: aUser(),
      api: {
        'GET /api/news': () => (isDown ? refuse(400, 'Not today.') : { articles: [anArticle()] }),
      },
    });
    expect(await screen.findByText('Not today.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Skilled Worker changes')).toBeVisible();
  });
});

describe('the address /news', () => {
  it('leads to the verified news', async () => {
    const { router } = opened('/news', []);
    await waitFor(() => expect(router.state.location.pathname).toBe('/verified-news'));
  });
});

describe('latest news on the home page', () => {
  const onHome = (articles: NewsArticle[]) =>
    openFilling('home.news', remote, undefined, { api: { 'GET /api/news': () => ({ articles }) } });

  it('shows five articles with the first 150 characters', async () => {
    const articles = Array.from({ length: 7 }, (_, at) =>
      anArticle({ id: at + 1, title: `Article ${at + 1}`, content: 'x'.repeat(200) }),
    );
    onHome(articles);
    expect(await screen.findByText('Article 5')).toBeVisible();
    expect(screen.queryByText('Article 6')).toBeNull();
    expect(screen.getAllByText(`${'x'.repeat(150)}...`)).toHaveLength(5);
    expect(screen.getAllByRole('link', { name: /Read at source/ })[0]).toHaveAttribute('target', '_blank');
  });

  it('reads as sentences where the text has headings and bare links', async () => {
    onHome([anArticle({ content: '[Appendix Student](https://www.gov.uk/a)\n\nUpdated.\n\n## More\n\n- one\n- two' })]);
    expect(await screen.findByText('Appendix Student. Updated. More. one two...')).toBeVisible();
  });

  it('has a sentence for an article without content', async () => {
    onHome([anArticle({ content: '' })]);
    expect(await screen.findByText('Read more about this immigration and visa news update.')).toBeVisible();
  });

  it('that cannot be had is its empty state with the reason, and can be asked for again', async () => {
    let fails = true;
    openFilling('home.news', remote, undefined, {
      api: { 'GET /api/news': () => (fails ? refuse(400, 'No') : { articles: [anArticle({ title: 'Back again' })] }) },
    });
    expect(await screen.findByRole('heading', { name: 'No News Available' })).toBeVisible();
    expect(screen.getByText(/could not be loaded/)).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back again')).toBeVisible();
  });

  it('says so when there is none', async () => {
    onHome([]);
    expect(await screen.findByText('No News Available')).toBeVisible();
    expect(screen.getByText('Check back soon for updates')).toBeVisible();
  });
});

describe('events', () => {
  const anEvent = (more: Partial<TrainingEvent> = {}): TrainingEvent => ({
    id: 1,
    title: 'Example Conference',
    description: '',
    type: 'conference',
    date: '2027-03-01',
    endDate: '2027-03-03',
    time: '',
    duration: '',
    location: 'Leeds, United Kingdom',
    isOnline: true,
    maxParticipants: null,
    price: null,
    isFree: null,
    instructor: '',
    instructorTitle: '',
    tags: ['data'],
    registrationUrl: 'https://example.org/conference',
    level: '',
    category: 'data',
    ...more,
  });
  const page = (events: TrainingEvent[]) => ({
    events,
    count: events.length,
    total: events.length,
    page: 1,
    limit: 40,
    totalPages: 1,
  });

  it('shows when and where, and leads to the event’s own site', async () => {
    openAt('/events', remote, { user: aUser(), api: { 'GET /api/training-events': () => page([anEvent()]) } });
    const card = (await screen.findByText('Example Conference')).closest('article')!;
    expect(within(card).getByText('1 March 2027 to 3 March 2027')).toBeVisible();
    expect(within(card).getByText('Also online')).toBeVisible();
    expect(within(card).getByRole('link')).toHaveAttribute('href', 'https://example.org/conference');
    expect(screen.getByText(/Upcoming conferences .* register, go to the event’s own website/)).toBeVisible();
  });

  it('says so when nothing is coming up', async () => {
    openAt('/events', remote, { user: aUser(), api: { 'GET /api/training-events': () => answer(200, page([])) } });
    expect(await screen.findByText('No upcoming events')).toBeVisible();
  });
});
