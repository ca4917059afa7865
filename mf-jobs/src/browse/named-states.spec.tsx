import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideFakeBrowser, removeFakeBrowser } from '@landfall/sdk/testing';
import { address, browse } from '../testing/browse';
import { aJob, aPage } from '../testing/samples';

/** What the specification names and no other file of this folder looks at. */
describe('the browse page', () => {
  const before = window.matchMedia;
  beforeEach(() => provideFakeBrowser());
  afterEach(() => {
    window.matchMedia = before;
    removeFakeBrowser();
  });
  const onAPhone = () => {
    window.matchMedia = ((query: string) => ({
      matches: query.includes('width < 48rem'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })) as unknown as typeof window.matchMedia;
  };
  const middle = { 'GET /api/jobs': () => aPage({ page: 6, total: 480, totalPages: 12 }) };
  const numbers = async () =>
    within(await screen.findByRole('navigation', { name: 'Pages of jobs' }))
      .getAllByRole('link', { name: /^Page \d+$/ })
      .map(({ textContent }) => textContent);

  it('offers five pages around the current one, and three on a phone, with both ends and what is left out', async () => {
    const { unmount } = browse('?page=6', middle);
    expect(await numbers()).toEqual(['4', '5', '6', '7', '8']);
    const pages = within(screen.getByRole('navigation', { name: 'Pages of jobs' }));
    for (const name of ['First', 'Previous', 'Next', 'Last']) expect(pages.getByRole('link', { name })).toBeVisible();
    expect(pages.getAllByText('…')).toHaveLength(2);
    unmount();
    onAPhone();
    browse('?page=6', middle);
    expect(await numbers()).toEqual(['5', '6', '7']);
  });

  it('lets the cards that fill the screen rise one after the other, and no further ones', async () => {
    const ten = Array.from({ length: 10 }, (_, id) => aJob({ id }));
    const places = async () => {
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(ten.length));
      return screen
        .getAllByRole('article')
        .map(({ parentElement }) => parentElement!)
        .filter(({ className }) => className === 'lf-rise')
        .map(({ style }) => style.getPropertyValue('--lf-order'));
    };
    const { unmount } = browse('', { 'GET /api/jobs': () => aPage({ jobs: ten }) });
    expect(await places()).toEqual(['0', '1', '2', '3', '4', '5', '6', '7']);
    unmount();
    onAPhone();
    browse('', { 'GET /api/jobs': () => aPage({ jobs: ten }) });
    expect(await places()).toEqual(['0', '1', '2']);
  });

  it('begins at the first page when a filter is changed', async () => {
    const opened = browse('?page=3');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Entry Level' }));
    expect(address(opened)).toBe('?experienceLevel=Entry+Level');
  });

  it('asks anew when it is opened again, and shows what it had meanwhile', async () => {
    const opened = browse('');
    await screen.findByRole('article');
    const lists = () => opened.api.calls.filter(({ path }) => path === '/api/jobs').length;
    const asked = lists();
    await act(() => opened.router.navigate('/visa-check'));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    await act(() => opened.router.navigate('/jobs'));
    expect(await screen.findByRole('article')).toBeVisible();
    await waitFor(() => expect(lists()).toBe(asked + 1));
  });

  it.each(['soon', '2026-13-45', ''])('says Recently where the date is "%s"', async (posted_at) => {
    browse('', { 'GET /api/jobs': () => aPage({ jobs: [aJob({ posted_at })] }) });
    expect(await screen.findByText('Posted Recently')).toBeVisible();
  });
});
