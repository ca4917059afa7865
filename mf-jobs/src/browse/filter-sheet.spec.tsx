import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, provideFakeBrowser, removeFakeBrowser } from '@landfall/sdk/testing';
import type { JobFilter } from '@landfall/contracts';
import { address, browse } from '../testing/browse';
import { aJob, aPage, someCounts } from '../testing/samples';

/** The phone's width, until what it answers is called. */
function onAPhone() {
  const before = window.matchMedia;
  window.matchMedia = ((query: string) => ({
    matches: query.includes('width < 48rem'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  return () => {
    window.matchMedia = before;
  };
}

describe('the sheet of filters on a phone', () => {
  let back: () => void;
  beforeEach(() => {
    provideFakeBrowser();
    back = onAPhone();
  });
  afterEach(() => {
    back();
    removeFakeBrowser();
  });
  const openSheet = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    return within(await screen.findByRole('dialog', { name: 'Filter Jobs' }));
  };
  const goBack = (opened: ReturnType<typeof browse>) => act(() => opened.router.navigate(-1));
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('stands behind a button that counts what is chosen, and says how many jobs that leaves', async () => {
    const opened = browse('?searchQuery=nurse&jobType=Full-time&location=Leeds');
    expect(await screen.findByRole('button', { name: 'Filters 2' })).toBeVisible();
    const sheet = await openSheet();
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Entry Level' }));
    expect(address(opened)).toContain('experienceLevel=Entry+Level');
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 job' }));
    await isGone();
  });

  it('answers the tap before its many rows are drawn, also when it is opened anew', async () => {
    browse('');
    const sheet = await openSheet();
    await sheet.findByRole('checkbox', { name: 'Full-time' });
    await userEvent.click(await sheet.findByRole('button', { name: /^Show \d+ jobs?$/ }));
    await isGone();
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
    try {
      const again = await openSheet();
      expect(again.getByRole('button', { name: /^Show \d+ jobs?$/ })).toBeVisible();
      expect(again.queryByRole('checkbox')).toBeNull();
      act(() => frames.forEach((draw) => draw(0)));
      expect(await again.findByRole('checkbox', { name: 'Full-time' })).toBeVisible();
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('is beside a box that gives the focus, and the phone’s keyboard with it, to the results of what is searched for', async () => {
    browse('');
    const box = await screen.findByRole('combobox', { name: 'Search jobs' });
    await userEvent.type(box, 'nurse{Enter}');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Results' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(box).toHaveFocus();
  });

  it('is closed by Back, which leaves the page only then', async () => {
    const opened = browse('?searchQuery=nurse');
    await openSheet();
    await goBack(opened);
    await isGone();
    expect(address(opened)).toBe('?searchQuery=nurse');
    expect(screen.getByRole('heading', { level: 1, name: 'Find Your Dream Job' })).toBeVisible();
  });

  it('keeps what was chosen in it when Back closes it, one step after what was before', async () => {
    const opened = browse('?searchQuery=nurse');
    const sheet = await openSheet();
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Entry Level' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Full-time' }));
    const chosen = '?searchQuery=nurse&experienceLevel=Entry+Level&jobType=Full-time';
    expect(address(opened)).toBe(chosen);
    await goBack(opened);
    await isGone();
    expect(address(opened)).toBe(chosen);
    await goBack(opened);
    expect(address(opened)).toBe('?searchQuery=nurse');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    [
      'Back',
      async (opened: ReturnType<typeof browse>) => {
        // as a browser does, which tells of it first
        act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
        await goBack(opened);
      },
    ],
  ])('keeps the amount that was typed in it when it is closed by %s', async (_way, close) => {
    const opened = browse('?searchQuery=nurse', {}, { user: aUser({ plan: 'premium' }) });
    const sheet = await openSheet();
    await userEvent.type(await sheet.findByRole('textbox', { name: 'Salary, at least (£ a year)' }), '45000');
    await close(opened);
    await isGone();
    expect(address(opened)).toBe('?searchQuery=nurse&salaryMin=45000');
    await goBack(opened);
    expect(address(opened)).toBe('?searchQuery=nurse');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves one step in the history when it is closed by its button', async () => {
    const opened = browse('?searchQuery=nurse');
    const sheet = await openSheet();
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Full-time' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 job' }));
    await isGone();
    expect(address(opened)).toBe('?searchQuery=nurse&jobType=Full-time');
    await goBack(opened);
    expect(address(opened)).toBe('?searchQuery=nurse');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps each of two taps that come before either is drawn', async () => {
    const opened = browse('?searchQuery=nurse');
    const sheet = await openSheet();
    const full = await sheet.findByRole('checkbox', { name: 'Full-time' });
    act(() => {
      full.click();
      expect(full).toBeChecked();
      sheet.getByRole('checkbox', { name: 'Part-time' }).click();
      sheet.getByRole('checkbox', { name: 'Entry Level' }).click();
    });
    expect(address(opened)).toBe('?searchQuery=nurse&experienceLevel=Entry+Level&jobType=Full-time&jobType=Part-time');
  });

  it('keeps a tap that is not drawn yet when it is closed', async () => {
    const opened = browse('?searchQuery=nurse');
    const sheet = await openSheet();
    const full = await sheet.findByRole('checkbox', { name: 'Full-time' });
    const close = sheet.getByRole('button', { name: 'Show 1 job' });
    act(() => {
      full.click();
      close.click();
    });
    await isGone();
    expect(address(opened)).toBe('?searchQuery=nurse&jobType=Full-time');
    await goBack(opened);
    expect(address(opened)).toBe('?searchQuery=nurse');
  });

  it('keeps its rows in their order, whatever is touched in it, till it is opened anew', async () => {
    const levels = (...values: string[]) => values.map((value, index) => ({ value, count: 9 - index }));
    browse('', {
      'GET /api/jobs/filter-counts': ({ query }) => ({
        ...someCounts(),
        experienceLevel: query.has('jobType')
          ? levels('Mid Level', 'Entry Level', 'Senior Level')
          : levels('Junior Level', 'Senior Level', 'Mid Level', 'Entry Level'),
      }),
    });
    const rows = () =>
      within(screen.getByRole('region', { name: 'Experience Level' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    let sheet = await openSheet();
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Full-time' }));
    const stood = ['Junior Level0', 'Senior Level7', 'Mid Level9', 'Entry Level8'];
    await waitFor(() => expect(rows()).toEqual(stood));
    await userEvent.click(sheet.getByRole('heading', { name: 'Filter Jobs' }));
    expect(rows()).toEqual(stood);
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 job' }));
    await isGone();
    sheet = await openSheet();
    await waitFor(() => expect(rows()).toEqual(['Mid Level9', 'Entry Level8', 'Senior Level7']));
  });

  it('has nothing drawn of what it stands over, which shows what was chosen when the sheet is gone', async () => {
    const surgeon = aJob({ id: 8, title: 'Surgeon' });
    browse('?searchQuery=health', {
      'POST /api/jobs/filter': ({ body }) =>
        aPage({ jobs: (body as JobFilter).jobType?.length === 0 ? [aJob()] : [aJob(), surgeon] }),
    });
    const first = await screen.findByRole('link', { name: 'Physical Therapist' });
    const sheet = await openSheet();
    const box = await sheet.findByRole('checkbox', { name: 'Full-time' });
    const drawn: MutationRecord[] = [];
    new MutationObserver((records) => drawn.push(...records)).observe(first.closest('ul')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    await userEvent.click(box);
    expect(box).toBeChecked();
    const show = await sheet.findByRole('button', { name: 'Show 2 jobs' });
    expect(drawn).toHaveLength(0);
    await userEvent.click(show);
    await isGone();
    expect(screen.getByText('Showing 2 of 2 opportunities')).toBeVisible();
    expect(await screen.findByText('Surgeon')).toBeVisible();
    expect(screen.getByText('Job Type: 1 selected')).toBeVisible();
  });
});
