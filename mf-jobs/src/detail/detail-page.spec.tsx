import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Job, SimilarJobs, SponsorMatch } from '@landfall/contracts';
import { aUser, openAt, refuse } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aSponsor } from '../sponsors/testing/sponsor-samples';
import { aJob, aPage, aRecord, someCounts } from '../testing/samples';

/** The window's view, which jsdom does not have: says when told that the watched element is in it. */
let tellView: (isIntersecting: boolean) => void;
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      tellView = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const open = (job: Partial<Job> | (() => unknown), id = '7') =>
  openAt(`/job/${id}`, remote, {
    user: aUser(),
    api: { 'GET /api/jobs/:id': typeof job === 'function' ? job : () => aJob(job) },
    settings: { webSearch: 'https://search.example.org/?q=' },
  });

describe('the job page', () => {
  it('waits in the shape of what comes', async () => {
    open(() => new Promise(() => undefined));
    expect(await screen.findByText('Loading job...')).toBeInTheDocument();
  });

  it('shows the advert', async () => {
    open({ salary: '$48.54 an hour', source: 'The employer' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Physical Therapist' })).toBeVisible();
    expect(screen.getByText('Albany, NY, United States')).toBeVisible();
    expect(screen.getByText('Posted about 3 hours ago')).toBeVisible();
    expect(screen.getByText('$48.54 an hour')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Job Description' })).toBeVisible();
    expect(screen.getByText('You treat people after operations.')).toBeVisible();
    expect(screen.getByText('Gait training')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About Harbour Health' })).toBeVisible();
    expect(screen.getByText(/Source: The employer/)).toBeVisible();
  });

  it('says what is not there', async () => {
    open({
      title: '',
      company: '',
      location: '',
      job_type: '',
      experience_level: '',
      visa_type: '',
      description: '',
      skills: [],
      posted_at: null,
    });
    for (const text of [
      'Job Title',
      'Company Name',
      'Location not specified',
      'Job type not specified',
      'Experience level not specified',
      'No description available.',
      'No specific skills listed for this job.',
      'Posted Recently',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getAllByText('Visa sponsorship available')).not.toHaveLength(0);
  });

  it('says the same of what an answer leaves empty', async () => {
    const filled = aJob({ pay: { from: 1, to: 1, period: 'year', currency: 'GBP', year_from: 1, year_to: 1 } });
    const empty = Object.fromEntries(Object.keys(filled).map((field) => [field, null]));
    open({ ...empty, id: 7 });
    expect(await screen.findByRole('heading', { level: 1, name: 'Job Title' })).toBeVisible();
    expect(screen.getByText('No description available.')).toBeVisible();
    expect(screen.getByText('No specific skills listed for this job.')).toBeVisible();
    expect(screen.getAllByText('Visa sponsorship available')).not.toHaveLength(0);
  });

  it('gives way to today where the posted date cannot be read', async () => {
    open({ posted_at: 'the other day' });
    const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
    expect(await screen.findByText(new RegExp(`Posted ${today}`))).toBeVisible();
  });

  it('says who stands behind the visa, by which reference and of which day', async () => {
    open(() => aRecord());
    await userEvent.click(await screen.findByRole('button', { name: /H-1B \(US\)/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What stands behind the visa' }));
    expect(dialog.getByText('Official record')).toBeVisible();
    expect(dialog.getByText('I-200-24362-573421')).toBeVisible();
    expect(dialog.getByText('31 March 2025')).toBeVisible();
  });

  it('names the authority where the evidence does', async () => {
    const { sponsorship } = aRecord();
    const named = { ...sponsorship, by: 'US Department of Labor' };
    open(() => aRecord({ sponsorship: { ...sponsorship, evidence: [named] } }));
    const panel = within(await screen.findByRole('region', { name: 'Sponsorship on record' }));
    expect(panel.getByText('US Department of Labor')).toBeVisible();
    expect(panel.queryByText('Official record')).toBeNull();
  });

  it('marks a record as one and warns that the vacancy may be closed', async () => {
    open(() => aRecord());
    expect(await screen.findByText(/the vacancy itself may be closed/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sponsorship on record' })).toBeVisible();
  });

  it('does not put a stated visa on record', async () => {
    open({});
    expect(await screen.findByRole('region', { name: 'Sponsorship as stated' })).toBeVisible();
  });

  const licence = {
    kind: 'register' as const,
    summary: 'The employer is in the UK register of licensed sponsors: Harbour Health',
    asOf: '2026-01-01',
    routes: ['Skilled Worker'],
    rating: 'A rating',
  };
  const withEvidence = (...evidence: Job['sponsorship']['evidence']): Partial<Job> => ({
    visa_type: '',
    sponsorship: { ...evidence[0]!, evidence },
  });

  it('says of an employer with a licence that it holds one, not that it sponsors this job', async () => {
    open(withEvidence(licence));
    const panel = await screen.findByRole('region', { name: 'Licence on record' });
    expect(panel).toHaveTextContent(
      'Harbour Health holds a licence to sponsor (Skilled Worker, A rating, register of 1 January 2026). That does not say that this job is sponsored',
    );
    expect(document.body).not.toHaveTextContent(/offers visa sponsorship|says that sponsorship is offered/);
  });

  it('says what a rating other than A is worth, and of which day a route is that the newest register leaves out', async () => {
    const caution =
      'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again.';
    const olderRoutes = [{ route: 'Charity Worker', asOf: '2025-06-30' }];
    const routes = ['Skilled Worker', 'Charity Worker'];
    const ratedB = { ...licence, rating: 'B rating', caution, routes, olderRoutes };
    const { unmount } = open(withEvidence(ratedB));
    const panel = await screen.findByRole('region', { name: 'Licence on record' });
    expect(panel).toHaveTextContent(
      `(Skilled Worker and Charity Worker as of 30 June 2025, B rating, register of 1 January 2026). That does not say that this job is sponsored: ask the employer. ${caution}`,
    );
    expect(screen.getByText('Sponsor rated B: takes on nobody new')).toBeVisible();
    unmount();
    open(withEvidence(ratedB, { kind: 'advert', summary: 'The advert says so', asOf: null }));
    expect(await screen.findByRole('region', { name: 'Sponsorship on record' })).toHaveTextContent(caution);
  });

  it('says of which routes a rating is where that is not the rating of all', async () => {
    const ratings = [
      { route: 'Skilled Worker', rating: 'A rating' },
      { route: 'Scale-up', rating: 'B rating' },
      { route: 'Creative Worker', rating: 'A rating' },
      { route: 'Charity Worker', rating: '' },
    ];
    const olderRoutes = [{ route: 'Charity Worker', asOf: '2025-06-30' }];
    const routes = ratings.map(({ route }) => route);
    open(withEvidence({ ...licence, rating: 'B rating', ratings, routes, olderRoutes }));
    expect(await screen.findByRole('region', { name: 'Licence on record' })).toHaveTextContent(
      '(A rating for Skilled Worker and Creative Worker, B rating for Scale-up, Charity Worker as of 30 June 2025, register of',
    );
  });

  it('says of an advert with a condition that there is one, and of one that offers that it does', async () => {
    const said = { kind: 'advert' as const, summary: 'The advert says so', asOf: null };
    const { unmount } = open(withEvidence(licence, { ...said, conditional: true }));
    expect(await screen.findByText(/advert makes sponsorship depend on the applicant/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/sponsorship is offered/);
    unmount();
    open(withEvidence(said));
    expect(await screen.findByText(/The advert says that sponsorship is offered\./)).toBeVisible();
  });

  it('says "Conditional" beside the visa at the top and in the head of the evidence, as the card does', async () => {
    const said = { kind: 'advert' as const, summary: 'The advert says so', asOf: null, quote: 'It may be considered.' };
    const { unmount } = open(withEvidence(licence, { ...said, conditional: true }));
    const panel = within(await screen.findByRole('region', { name: 'Sponsorship on record' }));
    expect(panel.getByText('Conditional')).toBeVisible();
    expect(screen.getAllByText('Conditional')).toHaveLength(2);
    unmount();
    open(withEvidence(licence, said));
    expect(await screen.findByRole('region', { name: 'Sponsorship on record' })).toBeVisible();
    expect(screen.queryByText('Conditional')).toBeNull();
  });

  it('promises nothing of a job whose employer the register has no more, and says since when', async () => {
    const { sponsorship } = withEvidence(licence);
    open({ visa_type: '', expired: true, sponsorship: { ...sponsorship!, ended: true } });
    expect(await screen.findByText('The evidence of sponsorship has ended.')).toBeVisible();
    expect(
      screen.getAllByText(
        /not certain any more that the employer is in the register of licensed sponsors.*1 January 2026/,
      )[0],
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Visa sponsorship available|This position has expired|holds a licence/);
    expect(document.body).not.toHaveTextContent(/(?<!Until then: )The employer is in the UK register/);
  });

  it('says of a job whose advert refuses now that it does, in its own words', async () => {
    const { sponsorship } = withEvidence({ kind: 'advert', summary: 'The advert offers visa sponsorship', asOf: null });
    const refusal = 'No visa sponsorship is available for this role.';
    open({
      visa_type: '',
      expired: true,
      removed_at: '2026-02-03',
      sponsorship: { ...sponsorship!, ended: true, refusal },
    });
    expect(await screen.findByText('The advert now refuses sponsorship.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Sponsorship refused' })).getByText(refusal)).toBeVisible();
    expect(screen.getByRole('button', { name: /^No visa sponsorship/ })).toBeVisible();
    expect(document.body).not.toHaveTextContent(
      /Visa sponsorship available|sponsorship is offered|evidence.* has ended/,
    );
  });

  it('says of a job that its source no longer has what was said of its sponsorship, and not that it is so', async () => {
    const { sponsorship } = withEvidence({ kind: 'advert', summary: 'The advert offers visa sponsorship', asOf: null });
    open({ visa_type: '', expired: true, removed_at: '2026-02-03', sponsorship: sponsorship! });
    await userEvent.click(await screen.findByRole('button', { name: /^Sponsorship no longer stated/ }));
    expect(
      screen.getAllByText(/no longer has it as a sponsored job\. The advert said that sponsorship was/)[0],
    ).toBeVisible();
    expect(screen.getAllByText(/^Until then: The advert offers/)[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Visa sponsorship available|sponsorship is offered/);
  });

  it('says that an employer held a licence where the newest register does not cover what it held', async () => {
    const older = { routes: ['Charity Worker'], olderRoutes: [{ route: 'Charity Worker', asOf: '2026-01-01' }] };
    open(withEvidence({ ...licence, ...older }));
    await userEvent.click(await screen.findByRole('button', { name: /Show the evidence/ }));
    expect(screen.getAllByText(/held a licence to sponsor \(Charity Worker as of 1 January 2026/)[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent(/holds a licence/);
  });

  const registerSays = async (location: string, match: Partial<SponsorMatch>) => {
    const sponsorship = { kind: 'advert' as const, summary: 'The advert offers it', asOf: null, evidence: [] };
    openAt('/job/7', remote, {
      user: aUser(),
      api: {
        'GET /api/jobs/:id': () => aJob({ location, sponsorship }),
        'GET /api/sponsors/match': () => ({ result: 'none', candidates: [], reason: '', asOf: '2026-11-01', ...match }),
      },
    });
    return within(await screen.findByRole('region', { name: 'Sponsorship as stated' }));
  };

  it('says beside the promise of an advert that its employer is no longer in the register, or is not in it', async () => {
    const left = await registerSays('Leeds', { former: aSponsor({ state: 'left' }) });
    expect(await left.findByRole('link', { name: 'No longer in the UK register of 1 November 2026' })).toHaveAttribute(
      'href',
      '/sponsors/12',
    );
  });

  it('says that a British employer who promises sponsorship is not in the register', async () => {
    const none = await registerSays('Leeds, United Kingdom', {});
    expect(
      await none.findByRole('link', { name: 'Not found under this name in the UK register of 1 November 2026' }),
    ).toBeVisible();
  });

  it('marks a sample and an expired position', async () => {
    open({ sample: true, expired: true });
    expect(await screen.findByText('This is a sample advert. Its employer is invented.')).toBeVisible();
    expect(screen.getByText('This position has expired.')).toBeVisible();
  });

  it('promises no open position in the place of one that has expired: what is similar may be a record', async () => {
    open({ expired: true });
    expect(await screen.findByText('Similar jobs, if there are any, stand at the end of this page.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/open position/i);
  });

  it('offers nothing to apply for once the position has expired, and says when that was', async () => {
    const { unmount } = open({ expired: true, expires_at: '2024-03-01', url: 'https://jobs.example.org/7' });
    expect(await screen.findByText('Expired on 2024-03-01')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply On Company Website' })).toBeNull();
    expect(screen.getByRole('link', { name: /See it on the company website/ })).toHaveAttribute(
      'href',
      'https://jobs.example.org/7',
    );
    unmount();
    const { unmount: unmountOther } = open({
      expired: true,
      expires_at: '11:55 pm on Sunday 2nd July 2023',
      url: null,
    });
    expect(await screen.findByText('Closing date: 11:55 pm on Sunday 2nd July 2023')).toBeVisible();
    expect(screen.getByRole('link', { name: /Search for the company’s careers page/ })).toBeVisible();
    unmountOther();
    open({ expired: true, expires_at: 'Midday on Friday 21 November 2025' });
    expect(await screen.findByText('Closing date: Midday on Friday 21 November 2025')).toBeVisible();
  });

  it('says once what the closing date is where the source named it too', async () => {
    const { unmount } = open({ expires_at: 'Closing: 29/11/2126 12:00' });
    expect(await screen.findByText('Expires: 29/11/2126 12:00')).toBeVisible();
    unmount();
    open({ expired: true, expires_at: 'Closing date 30.11.2025' });
    expect(await screen.findByText('Closing date: 30.11.2025')).toBeVisible();
  });

  it('says since when its source no longer has a position as sponsored, gone or refused, though its closing date is to come', async () => {
    open({ expired: true, expires_at: '31st January 2127', removed_at: '2026-11-21T08:00:00.000Z' });
    expect(await screen.findByText('Closing date: 31st January 2127')).toBeVisible();
    expect(screen.getByText(/Since 21 Nov(ember)? 2026 its source no longer has it as a sponsored job/)).toBeVisible();
  });

  it('shows open jobs much like it at the end, and the page without them when they cannot be had', async () => {
    const similar: SimilarJobs = { jobs: [aJob({ id: 8, title: 'Occupational Therapist' })] };
    const answers = { 'GET /api/jobs/:id/similar': () => similar, 'GET /api/jobs/:id': () => aJob() };
    const { unmount } = openAt('/job/7', remote, { user: aUser(), api: answers });
    expect(await screen.findByRole('heading', { name: 'Similar jobs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Occupational Therapist' })).toHaveAttribute('href', '/job/8');
    unmount();
    similar.near = true;
    const other = openAt('/job/7', remote, { user: aUser(), api: answers });
    expect(await screen.findByRole('heading', { name: 'The nearest other jobs' })).toBeVisible();
    expect(screen.getByText(/^No open job is much like this one/)).toBeVisible();
    other.unmount();
    open({});
    expect(await screen.findByText('Similar jobs could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Physical Therapist' })).toBeVisible();
  });

  it('can be passed on: its link is copied, and said where it cannot be', async () => {
    const written: string[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) };
    const user = userEvent.setup({ writeToClipboard: false });
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    open({});
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(written).toEqual([`${window.location.origin}/job/7`]);
    clipboard.writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('The link could not be copied')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('is shared by the device where it can, and by its link where that fails', async () => {
    const share = jest.fn<(what: ShareData) => Promise<void>>();
    share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'));
    const user = userEvent.setup({ writeToClipboard: false });
    Object.assign(navigator, { share });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.resolve() },
      configurable: true,
    });
    open({});
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const what = { title: 'Physical Therapist, Harbour Health', url: `${window.location.origin}/job/7` };
    expect(share).toHaveBeenCalledWith(what);
    expect(screen.queryByText('Link copied')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    Reflect.deleteProperty(navigator, 'share');
  });

  it('can be printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    print.mockRestore();
  });

  it('puts the pay for a year and says it beside as the advert does', async () => {
    const pay = { from: 20, to: 20, period: 'hour', currency: 'GBP', year_from: 39_000, year_to: 39_000 } as const;
    open({ pay, salary: '£20 an hour' });
    expect(await screen.findByText('about £39,000 a year')).toBeVisible();
    expect(screen.getByText('The advert says: £20 an hour')).toBeVisible();
  });

  it('names the record, not an advert, as what says the pay of a recorded position', async () => {
    const pay = { from: 40, to: 45, period: 'hour', currency: 'USD', year_from: 83_200, year_to: 93_600 } as const;
    open(aRecord({ pay, salary: '$40 to $45 an hour' }));
    expect(await screen.findByText('The record says: $40 to $45 an hour')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/advert/i);
  });

  it.each([404, 400])('says that a job is not found on %i', async (status) => {
    open(() => refuse(status, 'No'), 'abc');
    expect(await screen.findByRole('heading', { level: 1, name: 'Job Not Found' })).toBeVisible();
    expect(screen.getByText("The job you're looking for doesn't exist or has been removed.")).toBeVisible();
    expect(screen.getByText('Please check the job ID or go back to browse other available positions.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.getByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('can be asked again when the call failed otherwise', async () => {
    let isBusy = true;
    open(() => (isBusy ? refuse(429, 'Too many requests') : aJob()));
    expect(await screen.findByRole('heading', { name: 'Job Not Found' })).toBeVisible();
    isBusy = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Physical Therapist' })).toBeVisible();
  });

  it('keeps long, right-to-left and enormous texts as text', async () => {
    open({ title: 'مهندس 🚢 <b>x</b>', description: `${'كلمة '.repeat(40_000)}\n\n<script>alert(1)</script>` });
    expect(await screen.findByRole('heading', { level: 1, name: 'مهندس 🚢 <b>x</b>' })).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
  });

  it('shows the beginning of an endless text, and all of it on demand, by keyboard and to the search of the browser', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    open({ description: `You sail.\n\n${'You mend sails. '.repeat(12_000)}\n\nYou rest at last.` });
    const more = await screen.findByRole('button', { name: 'Show more', expanded: false });
    expect(screen.getByText('You sail.')).toBeVisible();
    const end = screen.getByText('You rest at last.');
    expect(end).not.toBeVisible();
    expect(more).toHaveAttribute('aria-controls', end.parentElement!.id);
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(end).toBeVisible();
    const less = screen.getByRole('button', { name: 'Show less', expanded: true });
    expect(less).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(end).not.toBeVisible();
    expect(less).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(end.parentElement).toHaveAttribute('hidden', 'until-found');
    act(() => void end.parentElement!.dispatchEvent(new Event('beforematch')));
    expect(end).toBeVisible();
  });

  it('keeps its own sentence about an employer whose name is in another script', async () => {
    open({ company: 'شركة المثال' });
    const about = await screen.findByText(/advertises this position in/);
    expect(about).not.toHaveAttribute('dir');
    expect(about).toHaveTextContent('شركة المثال advertises this position in Albany, NY, United States. ');
    expect([...about.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual(['شركة المثال']);
  });

  it('shows a long advert whole', async () => {
    open({ description: Array.from({ length: 40 }, () => 'You sail, and you mend sails. '.repeat(5)).join('\n\n') });
    expect(await screen.findAllByText(/You sail, and you mend sails/)).toHaveLength(40);
    expect(screen.queryByRole('button', { name: /Show (more|less)/ })).toBeNull();
  });
});

describe('the way back from a job', () => {
  it('is a step back to the list one came from, with its search and page', async () => {
    const { router } = openAt('/jobs?searchQuery=nurse&page=2', remote, {
      user: aUser(),
      api: {
        'GET /api/jobs/filter-counts': () => someCounts(),
        'POST /api/jobs/filter': () => aPage({ total: 80, totalPages: 2, page: 2 }),
        'GET /api/jobs/:id': () => aJob(),
        'GET /api/jobs/:id/similar': () => ({ jobs: [aJob({ id: 8, title: 'Hand Therapist' })] }),
      },
    });
    for (const wayOn of ['none', 'a similar job']) {
      await userEvent.click(await screen.findByRole('link', { name: 'Physical Therapist' }));
      if (wayOn !== 'none') await userEvent.click(await screen.findByRole('link', { name: 'Hand Therapist' }));
      await waitFor(() => expect(router.state.location.pathname).toBe(wayOn === 'none' ? '/job/7' : '/job/8'));
      const back = await screen.findByRole('link', { name: 'Back to Jobs' });
      expect(back).toHaveAttribute('href', '/jobs?searchQuery=nurse&page=2');
      await userEvent.click(back);
      expect(await screen.findByText('Page 2 of 2')).toBeVisible();
      expect(router.state.historyAction).toBe('POP');
      expect(router.state.location.search).toBe('?searchQuery=nurse&page=2');
    }
  });

  it('leads to all jobs when the page was opened directly', async () => {
    open({});
    expect(await screen.findByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/jobs');
  });
});

describe('the button that leads to the employer', () => {
  it('stands in its card while that is in view, and near the thumb otherwise', async () => {
    open({});
    const dock = (await screen.findByRole('button', { name: 'Apply On Company Website' })).parentElement;
    expect(dock).not.toHaveAttribute('data-here');
    act(() => tellView(true));
    expect(dock).toHaveAttribute('data-here');
    act(() => tellView(false));
    expect(dock).not.toHaveAttribute('data-here');
  });
});

describe('applying', () => {
  const opened = jest.fn();
  beforeEach(() => {
    opened.mockClear();
    window.open = opened as unknown as typeof window.open;
  });
  afterEach(() => jest.useRealTimers());

  const apply = async () => {
    const button = await screen.findByRole('button', { name: 'Apply On Company Website' });
    jest.useFakeTimers();
    button.focus();
    fireEvent.click(button);
    const leaving = screen.getByRole('button', { name: 'Redirecting...', busy: true });
    expect(leaving).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(leaving);
    expect(leaving).toHaveFocus(); // whoever pressed Enter goes on from here
    act(() => jest.advanceTimersByTime(499));
    expect(opened).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Apply On Company Website' })).not.toHaveAttribute('aria-disabled');
  };

  it('says Redirecting for half a second, then opens the employer’s page in a new tab', async () => {
    open({});
    await apply();
    expect(opened).toHaveBeenCalledWith('https://jobs.example.org/7', '_blank', 'noopener,noreferrer');
    expect(screen.getByRole('link', { name: 'https://jobs.example.org/7' })).toBeVisible();
  });

  it('searches for the careers page where there is no address', async () => {
    open(() => aRecord());
    await apply();
    expect(opened).toHaveBeenCalledWith(
      'https://search.example.org/?q=Harbour%20Health%20careers',
      '_blank',
      'noopener,noreferrer',
    );
    expect(screen.getByText('None on record')).toBeVisible();
  });

  it.each([null, '  '])('searches for the job itself where no company is named: %j', async (company) => {
    const { api } = open({ url: null, company, title: 'Baker', location: 'Leeds' } as Partial<Job>);
    expect(await screen.findByText('No link is on record, so this opens a web search for this job.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About the employer' })).toBeVisible();
    await apply();
    expect(opened).toHaveBeenCalledWith(
      'https://search.example.org/?q=Baker%20Leeds%20job',
      '_blank',
      'noopener,noreferrer',
    );
    expect(api.calls.filter(({ path }) => path.startsWith('/api/sponsors'))).toEqual([]);
  });

  it('never opens an address that is not one of the web', async () => {
    open({ url: 'javascript:alert(1)' });
    await apply();
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/search/), '_blank', 'noopener,noreferrer');
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  });
});
