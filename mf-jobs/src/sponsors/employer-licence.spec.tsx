import { act, screen, waitFor } from '@testing-library/react';
import type { SponsorMatch } from '@landfall/contracts';
import { aUser, openFilling, refuse, type FakeRoutes } from '@landfall/sdk/testing';
import remote from '../../remote';
import { provideWindowView, tellInView } from '../testing/window-view';
import { aSponsor } from './testing/sponsor-samples';

beforeEach(() => {
  // jsdom has no view: all of it is in view
  window.IntersectionObserver = class {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.tell([{ isIntersecting: true }]);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const open = (route: FakeRoutes[string], location = 'Leeds, United Kingdom') =>
  openFilling(
    'tracker.employer',
    remote,
    { company: 'Harbour Lights', location },
    {
      user: aUser(),
      api: { 'GET /api/sponsors/match': route },
    },
  );
const matching = (match: Partial<SponsorMatch>) => () => ({
  result: 'none',
  candidates: [],
  reason: '',
  asOf: '2026-08-21',
  ...match,
});

describe('the licence of a tracked employer', () => {
  it.each<[string, Partial<SponsorMatch>, string]>([
    ['A rating in the UK register of 21 August 2026', { result: 'match', sponsor: aSponsor() }, '/sponsors/12'],
    [
      'No longer in the UK register of 21 August 2026',
      { former: aSponsor({ state: 'left', asOf: '2021-11-02' }) },
      '/sponsors/12',
    ],
    [
      'Not covered by the newest file: UK register of 21 August 2026',
      { former: aSponsor({ state: 'not-covered' }) },
      '/sponsors/12',
    ],
    ['Not found under this name in the UK register of 21 August 2026', {}, '/sponsors?query=Harbour%20Lights'],
    ['Names like it in the UK register of 21 August 2026', { result: 'review' }, '/sponsors?query=Harbour%20Lights'],
  ])('says “%s”', async (text, match, href) => {
    const { api } = open(matching(match));
    expect(await screen.findByRole('link', { name: text })).toHaveAttribute('href', href);
    expect(api.calls[0]!.query.toString()).toBe('name=Harbour+Lights&town=Leeds%2C+United+Kingdom');
  });

  it.each(['Truro', 'Truro, Cornwall', 'Hybrid - Truro', 'truro'])(
    'is asked for with the place: %s',
    async (location) => {
      const { api } = open(matching({ result: 'match', sponsor: aSponsor() }), location);
      await waitFor(() => expect(api.calls).toHaveLength(1));
      expect(api.calls[0]!.query.get('town')).toBe(location);
    },
  );

  it('says what a rating other than A means', async () => {
    const caution =
      'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again.';
    open(matching({ result: 'match', sponsor: aSponsor({ rating: 'B rating', caution }) }));
    expect(await screen.findByRole('link', { name: 'B rating in the UK register of 21 August 2026' })).toBeVisible();
    expect(screen.getByText(caution)).toBeVisible();
  });

  it('says of which route a rating is where that is not the rating of all', async () => {
    const ratings = [
      { route: 'Skilled Worker', rating: 'A rating' },
      { route: 'Scale-up', rating: 'B rating' },
    ];
    open(matching({ result: 'match', sponsor: aSponsor({ rating: 'B rating', ratings }) }));
    const name = 'A rating (Skilled Worker), B rating (Scale-up) in the UK register of 21 August 2026';
    expect(await screen.findByRole('link', { name })).toBeVisible();
  });

  it('says what an employer has lost of which the newest file does not cover the rest', async () => {
    const caution = 'By the register it holds no licence for Skilled Worker: it can sponsor no new Skilled Workers.';
    open(matching({ former: aSponsor({ state: 'not-covered', caution }) }));
    expect(await screen.findByRole('link', { name: /^Not covered by the newest file/ })).toBeVisible();
    expect(screen.getByText(caution)).toBeVisible();
  });

  it('is asked for once the card has come near, also where a busy page hears late that it has', async () => {
    provideWindowView();
    const { api } = open(matching({ result: 'match', sponsor: aSponsor() }));
    await waitFor(() => {
      act(() => tellInView(false, true));
      expect(api.calls).toHaveLength(1);
    });
    expect(await screen.findByRole('link', { name: 'A rating in the UK register of 21 August 2026' })).toBeVisible();
  });

  it('says nothing when the register cannot be had', async () => {
    const { api, container } = open(() => refuse(500, 'No.'));
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(0));
    expect(container.textContent).toBe('');
  });

  it('says nothing while no register is here', async () => {
    const { api } = open(matching({ asOf: null }));
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
