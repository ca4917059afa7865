import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HeldAdvert, Register, Review, Sponsor } from '@landfall/contracts';
import { answer, aUser, openAt, refuse, type FakeRequest, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';

const job = {
  id: 7,
  title: 'Porter',
  company: 'Example Loaves',
  location: 'Leeds, United Kingdom',
  description: 'Pay the fee of £90 to our agent.',
  category: null,
  experience_level: null,
  job_type: null,
  visa_type: null,
  skills: [],
  url: 'https://loaves.example.org',
  logo_url: null,
  posted_at: null,
  expires_at: null,
  expired: true,
  source: 'board',
  salary: null,
  sponsorship: { kind: 'advert' as const, summary: '', asOf: null, evidence: [] },
  sample: false,
};
const held: HeldAdvert = {
  id: 3,
  state: 'held',
  reasons: [
    { kind: 'asks-for-money', summary: 'It asks applicants for money', quote: 'Pay the fee of £90 to our agent.' },
  ],
  heldAt: '2026-11-01T10:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  reports: [],
  job,
};
const sponsor = (id: number, name: string): Sponsor => ({
  id,
  name,
  town: 'Leeds',
  county: '',
  rating: 'A rating',
  routes: ['Skilled Worker'],
  asOf: '2026-06-25',
  state: 'listed',
  lookUpOnly: false,
  history: [],
});
const review: Review = {
  id: 5,
  kind: 'sponsor-name',
  name: 'Harbour Lights',
  town: 'Leeds',
  askedAt: '2026-11-01T10:00:00.000Z',
  candidates: [sponsor(11, 'Harbour Lights Care Ltd'), sponsor(12, 'Harbour Lights Ltd')],
  decision: null,
  sponsor: null,
  decidedBy: null,
  decidedAt: null,
};
const register: Register = {
  id: 2,
  name: 'half.csv',
  asOf: '2026-11-01',
  state: 'held',
  lines: 60_000,
  sponsors: 0,
  added: 0,
  removed: 0,
  changed: 0,
  rejected: 0,
  heldBecause: 'It has 60,000 lines, the last register 143,196: less than half.',
  replacedBy: null,
};
const page = (more: object, total = 1) => ({
  ...more,
  count: total,
  total,
  page: 1,
  limit: 20,
  totalPages: total && 1,
});

const open = (tab: string, api: FakeRoutes) =>
  openAt(`/admin?tab=${tab}`, remote, {
    user: aUser({ username: 'admin', role: 'admin' }),
    api: {
      'GET /api/admin/elevation': () => ({ elevatedUntil: new Date(Date.now() + 1_800_000).toISOString() }),
      ...api,
    },
  });
const posted = ({ calls }: { calls: FakeRequest[] }) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe("the administrator's reviews", () => {
  it('show why an advert is held, and release it', async () => {
    const { api } = open('held', {
      'GET /api/admin/held-adverts': () => page({ adverts: [held] }),
      'POST /api/admin/held-adverts/3': () => ({ ...held, state: 'released' }),
    });
    expect(await screen.findByText('It asks applicants for money')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Porter' })).toBeVisible();
    await press('Release');
    expect(await screen.findByText('Advert released')).toBeVisible();
    expect(posted(api)).toEqual([['/api/admin/held-adverts/3', { decision: 'release' }]]);
  });

  it('release together what is held only because nobody signed it', async () => {
    const unsigned = (id: number): HeldAdvert => ({
      ...held,
      id,
      reasons: [{ kind: 'unsigned-word', summary: 'Nobody says so' }],
      job: { ...job, title: `Miller ${id}` },
    });
    const { api } = open('held', {
      'GET /api/admin/held-adverts': () => page({ adverts: [held, unsigned(4), unsigned(5)] }, 3),
      'POST /api/admin/held-adverts/4': () => ({ ...unsigned(4), state: 'released' }),
      'POST /api/admin/held-adverts/5': () => ({ ...unsigned(5), state: 'released' }),
    });
    await press('Release these 2');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Miller 4, Example Loaves')).toBeVisible();
    expect(dialog.queryByText('Porter, Example Loaves')).toBeNull();
    expect(posted(api)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Release all 2' }));
    expect(await screen.findByText('2 adverts released')).toBeVisible();
    expect(posted(api)).toEqual([
      ['/api/admin/held-adverts/4', { decision: 'release' }],
      ['/api/admin/held-adverts/5', { decision: 'release' }],
    ]);
  });

  it('refuse an advert with a reason only', async () => {
    const { api } = open('held', {
      'GET /api/admin/held-adverts': () => page({ adverts: [held] }),
      'POST /api/admin/held-adverts/3': () => ({ ...held, state: 'refused' }),
    });
    await press('Refuse');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    expect(dialog.getByLabelText('Why is it refused?')).toHaveAccessibleDescription('Please give the reason');
    await userEvent.type(dialog.getByLabelText('Why is it refused?'), 'It asks for £90');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(posted(api)).toEqual([['/api/admin/held-adverts/3', { decision: 'refuse', reason: 'It asks for £90' }]]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say that nothing waits, and offer to try again when a list cannot be loaded', async () => {
    let isDown = true;
    open('held', {
      'GET /api/admin/held-adverts': () => (isDown ? refuse(422, 'Out of order') : page({ adverts: [] }, 0)),
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
  });

  it('go to the page that is the last one now when all of a page was decided about', async () => {
    const { api, router } = openAt('/admin?tab=held&list=decided&page=3', remote, {
      user: aUser({ username: 'admin', role: 'admin' }),
      api: {
        'GET /api/admin/elevation': () => ({ elevatedUntil: new Date(Date.now() + 1_800_000).toISOString() }),
        'GET /api/admin/held-adverts': ({ query }: FakeRequest) => {
          const isThere = query.get('page') === '2';
          return { ...page({ adverts: isThere ? [held] : [] }, 21), page: Number(query.get('page')), totalPages: 2 };
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Porter' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=held&list=decided&page=2');
    // what is gone is not to be gone back to
    expect(router.state.historyAction).toBe('REPLACE');
    expect(api.calls.flatMap(({ query }) => query.getAll('page'))).toEqual(['3', '2']);
  });

  it('keep a list on screen, and say so, when it cannot be brought up to date', async () => {
    let isDown = false;
    open('held', {
      'GET /api/admin/held-adverts': () => (isDown ? refuse(422, 'Out of order') : page({ adverts: [held] })),
      'POST /api/admin/held-adverts/3': () => {
        isDown = true;
        return { ...held, state: 'released' };
      },
    });
    await press('Release');
    expect(await screen.findByText('The held adverts could not be brought up to date')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Porter' })).toBeVisible();
  });

  it('quote a sentence that gives several reasons once', async () => {
    const quote = 'Pay £90, then message us on WhatsApp.';
    const reasons = [
      { kind: 'asks-for-money', summary: 'It asks applicants for money', quote },
      { kind: 'chat-number', summary: 'It sends applicants to a chat', quote },
    ];
    open('held', { 'GET /api/admin/held-adverts': () => page({ adverts: [{ ...held, reasons }] }) });
    expect(await screen.findByText('It asks applicants for money')).toBeVisible();
    expect(screen.getByText('It sends applicants to a chat')).toBeVisible();
    expect(screen.getAllByText(quote)).toHaveLength(1);
  });

  it.each([
    ['held', '/api/admin/held-adverts'],
    ['reports', '/api/admin/reports'],
    ['names', '/api/admin/reviews'],
    ['registers', '/api/sponsors/admin/registers'],
  ])('ask for the password again when its time is over: %s', async (tab, path) => {
    open(tab, { [`GET ${path}`]: () => refuse(403, 'Enter the admin password first.') });
    expect(await screen.findByRole('dialog', { name: 'Admin Access' })).toBeVisible();
  });

  it('settle what people reported', async () => {
    const reports = [{ reason: 'It asks for money', text: '£20 by phone', reportedAt: '2026-11-01T10:00:00.000Z' }];
    const { api } = open('reports', {
      'GET /api/admin/reports': () => page({ jobs: [{ job, count: 1, reports }], holdsAt: 3 }),
      'POST /api/admin/reports/7': () => answer(204),
    });
    expect(await screen.findByText('1 person reported it')).toBeVisible();
    expect(screen.getByText('“£20 by phone”')).toBeVisible();
    await press('Nothing is wrong');
    expect(await screen.findByText('Reports dismissed')).toBeVisible();
    expect(posted(api)).toEqual([['/api/admin/reports/7', { decision: 'dismiss' }]]);
  });

  it('say where a job is decided about that was held meanwhile', async () => {
    const detail = 'This job is held already. Decide about it among the held adverts.';
    const { api } = open('reports', {
      'GET /api/admin/reports': () => page({ jobs: [{ job, count: 2, reports: [] }], holdsAt: 3 }),
      'POST /api/admin/reports/7': () => refuse(409, detail),
    });
    await press('Nothing is wrong');
    expect(await screen.findByText(detail)).toBeVisible();
    const asked = () =>
      api.calls.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/reports'));
    await waitFor(() => expect(asked().length).toBeGreaterThan(1));
  });

  it('decide about a name once: one entry of the register, or none', async () => {
    const { api } = open('names', {
      'GET /api/admin/reviews': () => page({ reviews: [review] }),
      'POST /api/admin/reviews/5': () => review,
    });
    const decide = await screen.findByRole('button', { name: 'Decide' });
    expect(decide).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Harbour Lights Ltd/ }));
    await userEvent.click(decide);
    await waitFor(() => expect(posted(api)).toEqual([['/api/admin/reviews/5', { decision: 'match', sponsorId: 12 }]]));
    await userEvent.click(screen.getByRole('radio', { name: 'None of them' }));
    await userEvent.click(decide);
    await waitFor(() => expect(posted(api).at(-1)).toEqual(['/api/admin/reviews/5', { decision: 'none' }]));
  });

  it('show every rating of an entry with its routes before somebody decides for it', async () => {
    const candidates: Sponsor[] = [
      {
        ...sponsor(11, 'Harbour Lights Care Ltd'),
        rating: 'B rating',
        routes: ['Skilled Worker', 'Scale-up', 'Creative Worker'],
        ratings: [
          { route: 'Skilled Worker', rating: 'A rating' },
          { route: 'Scale-up', rating: 'B rating' },
          { route: 'Creative Worker', rating: 'A rating' },
        ],
      },
      {
        ...sponsor(12, 'Harbour Lights Ltd'),
        rating: 'B rating',
        routes: ['Skilled Worker', 'Scale-up', 'Religious Worker'],
        ratings: [
          { route: 'Skilled Worker', rating: 'B rating' },
          { route: 'Scale-up', rating: '' },
          { route: 'Religious Worker', rating: '' },
        ],
        olderRoutes: [{ route: 'Religious Worker', asOf: '2021-11-02' }],
      },
      { ...sponsor(13, 'Harbour Lights & Sons'), rating: '', routes: ['Skilled Worker', 'Scale-up'] },
    ];
    open('names', { 'GET /api/admin/reviews': () => page({ reviews: [{ ...review, candidates }] }) });
    const entry = async (name: RegExp) => (await screen.findByRole('radio', { name })).closest('label');
    expect(await entry(/Care Ltd/)).toHaveTextContent(
      'Leeds · A rating (Skilled Worker and Creative Worker) · B rating (Scale-up) Its entry',
    );
    expect(await entry(/Lights Ltd/)).toHaveTextContent(
      'Leeds · B rating (Skilled Worker) · rating not stated (Scale-up) · Religious Worker Its entry',
    );
    expect(await entry(/Sons/)).toHaveTextContent('Leeds · rating not stated · Skilled Worker · Scale-up Its entry');
  });

  it('show where the adverts of a name lead before somebody decides for all of them', async () => {
    const hosts = ['harbourlights-jobs.ng', 'harbourlights.co.uk'];
    open('names', {
      'GET /api/admin/reviews': () =>
        page(
          {
            reviews: [
              { ...review, hosts, hostCount: 5 },
              { ...review, id: 6, name: 'Other Lights' },
            ],
          },
          2,
        ),
    });
    expect(await screen.findByText(/^Its adverts lead to/)).toHaveTextContent(
      'Its adverts lead to harbourlights-jobs.ng, harbourlights.co.uk and 3 more',
    );
  });

  it.each([
    [undefined, false],
    [0, false],
    [1, true],
  ])('say that adverts of a name are held where some lead abroad: %s', async (foreignHostCount, areHeld) => {
    open('names', {
      'GET /api/admin/reviews': () => page({ reviews: [review] }),
      'POST /api/admin/reviews/5': () => ({ ...review, foreignHostCount }),
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Harbour Lights Ltd/ }));
    await press('Decide');
    const said = await screen.findByText(/^Harbour Lights: jobs that waited for this are listed within a minute/);
    expect(said.textContent!.includes('Adverts with a foreign address wait among the held ones.')).toBe(areHeld);
  });

  it('say of a register that waited which one took its place', async () => {
    open('registers', {
      'GET /api/sponsors/admin/registers': () => ({
        registers: [{ ...register, state: 'replaced', replacedBy: 'whole.csv' }],
      }),
    });
    expect(await screen.findByText('Replaced')).toBeVisible();
    expect(screen.getByText('whole.csv')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Import it' })).not.toBeInTheDocument();
  });

  it('import a register that was held once it is confirmed, and say when that failed', async () => {
    const task = { id: 'a1', state: 'failed', error: { status: 422, detail: 'A column is missing.', reason: '' } };
    const { api } = open('registers', {
      'GET /api/sponsors/admin/registers': () => ({ registers: [{ ...register, leavesOut: ['Creative Worker'] }] }),
      'POST /api/sponsors/admin/registers/2': () => answer(202, { id: 'a1', state: 'queued' }),
      'GET /api/tasks/a1': () => task,
    });
    expect(await screen.findByText(/less than half/)).toBeVisible();
    expect(await screen.findByText(/^It does not cover Creative Worker: what employers hold/)).toBeVisible();
    await press('Import it');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/It does not cover Creative Worker/)).toBeVisible();
    expect(posted(api)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Import it' }));
    expect(await screen.findByText('A column is missing.')).toBeVisible();
    expect(posted(api)).toEqual([['/api/sponsors/admin/registers/2', { decision: 'confirm' }]]);
  });

  it('confirm a register that covers every route, and say then who said so', async () => {
    let decided: Partial<Register> = {};
    const { api } = open('registers', {
      'GET /api/sponsors/admin/registers': () => ({
        registers: [{ ...register, leavesOut: ['Skilled Worker'], ...decided }],
      }),
      'POST /api/sponsors/admin/registers/2': () => {
        decided = { state: 'applied', leavesOut: [], confirmedBy: 'grace', coversSaidBy: 'grace' };
        return answer(202, { id: 'a1', state: 'queued' });
      },
      'GET /api/tasks/a1': () => ({ id: 'a1', state: 'done', result: {} }),
    });
    await press('Import it');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'This file covers every route' }));
    expect(dialog.queryByText(/It does not cover/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Import it' }));
    expect(await screen.findByText('Confirmed by grace, who says that it covers every route.')).toBeVisible();
    expect(posted(api)).toEqual([['/api/sponsors/admin/registers/2', { decision: 'confirm', covers: 'all' }]]);
  });

  it.each([
    [{ confirmedBy: 'linus' }, 'Confirmed by linus.'],
    [{ coversSaidBy: 'grace' }, 'Covers every route, says grace.'],
    [{ confirmedBy: 'linus', coversSaidBy: 'grace' }, 'Confirmed by linus. Covers every route, says grace.'],
  ])('say of a register who answered for it: %o', async (said, text) => {
    open('registers', {
      'GET /api/sponsors/admin/registers': () => ({ registers: [{ ...register, state: 'applied', ...said }] }),
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('take the newest register back once that is confirmed, by the keyboard as well', async () => {
    let isBack = false;
    const newest = { ...register, state: 'applied' as const, heldBecause: null };
    const { api } = open('registers', {
      'GET /api/sponsors/admin/registers': () => ({
        registers: [
          isBack
            ? { ...newest, state: 'discarded', takenBackBy: 'grace', takenBackAt: '2026-11-30T10:00:00.000Z' }
            : { ...newest, canBeTakenBack: true },
          { ...newest, id: 1, asOf: '2026-08-21' },
        ],
      }),
      'DELETE /api/sponsors/admin/registers/2': () => {
        isBack = true;
        return answer(202, { id: 'a1', state: 'queued' });
      },
      'GET /api/tasks/a1': () => ({ id: 'a1', state: 'done', result: { inForce: { id: 1, asOf: '2026-08-21' } } }),
    });
    const button = await screen.findByRole('button', { name: 'Take back' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take this register back?' }));
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    dialog.getByRole('button', { name: 'Take back' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^That of 21 Aug(ust)? 2026 is in force again\.$/)).toBeVisible();
    expect(await screen.findByText('Taken back')).toBeVisible();
    expect(screen.getByText(/^It had been imported\. grace took it back on/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });

  it('say before a register is taken back what is corrected of what people have heard, and what is not', async () => {
    open('registers', {
      'GET /api/sponsors/admin/registers': () => ({
        registers: [{ ...register, state: 'applied', canBeTakenBack: true }],
      }),
    });
    await press('Take back');
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      /Whoever has heard something of .* hears that it was a mistake; who has not, never will\.$/,
    );
  });

  it('say that a register could not be taken back, also where the task ends without a word', async () => {
    open('registers', {
      'GET /api/sponsors/admin/registers': () => ({
        registers: [{ ...register, state: 'applied', canBeTakenBack: true }],
      }),
      'DELETE /api/sponsors/admin/registers/2': () => answer(202, { id: 'a1', state: 'queued' }),
      'GET /api/tasks/a1': () => ({ id: 'a1', state: 'cancelled' }),
    });
    await press('Take back');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('The register could not be taken back.')).toBeVisible();
    expect(screen.queryByText(/could not be imported/)).toBeNull();
  });

  it('leave a register that another came after meanwhile, and say why', async () => {
    const detail = 'Only the newest register can be taken back: later ones stand on this one.';
    open('registers', {
      'GET /api/sponsors/admin/registers': () => ({
        registers: [{ ...register, state: 'applied', canBeTakenBack: true }],
      }),
      'DELETE /api/sponsors/admin/registers/2': () => refuse(409, detail),
    });
    await press('Take back');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('do not ask again what a register covers when that was said as it was sent', async () => {
    open('registers', {
      'GET /api/sponsors/admin/registers': () => ({ registers: [{ ...register, coversSaidBy: 'grace' }] }),
    });
    await press('Import it');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });
});
