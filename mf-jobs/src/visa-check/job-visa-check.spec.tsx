import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { provideWindowView } from '../testing/window-view';
import { aCheck, british, openChecked } from './testing/british-job';

beforeEach(provideWindowView);

describe('visa and salary on the page of a job', () => {
  it('says beside the verdict that a sponsor rated B takes on nobody new, whatever it pays', async () => {
    const caution =
      'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again.';
    const licence = {
      kind: 'register',
      summary: 'A licence',
      asOf: '2026-08-21',
      rating: 'B rating',
      caution,
    } as const;
    openChecked(
      aCheck({ verdict: 'meets', reason: 'It is enough.' }),
      british({ sponsorship: { ...licence, evidence: [licence] } }),
    );
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(part.getByText('This salary is enough')).toBeVisible();
    expect(part.getByText(caution)).toBeVisible();
    expect(part.getByText(/a sponsor that is rated A \(Appendix Skilled Worker, SW 5.3\)/)).toBeVisible();
  });

  it('gives no verdict where the title may mean several occupations, but that of each', async () => {
    const one = { matched: 'Accountant', reason: 'Table 1 asks for £54,700 a year.' };
    const { api } = openChecked(
      aCheck({
        candidates: [
          { ...one, code: '2421', title: 'Chartered accountants', verdict: 'depends' },
          { ...one, code: '4122', title: 'Book-keepers', verdict: 'meets' },
        ],
      }),
    );
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(part.getByText('This depends on the occupation')).toBeVisible();
    expect(part.getByText('Chartered accountants (SOC 2421): depends on where in the range')).toBeVisible();
    expect(part.getByText('Book-keepers (SOC 4122): enough')).toBeVisible();
    // each with the rate that says so
    expect(part.getAllByText('Table 1 asks for £54,700 a year.')).toHaveLength(2);
    expect(part.queryByText(/^This salary is/)).toBeNull();
    const link = new URL(part.getByRole('link', { name: /^Choose the occupation/ }).getAttribute('href')!, 'http://x');
    expect(link.searchParams.get('salary')).toBe('48500 to 60000');
    const asked = api.calls.find(({ path }) => path === '/api/visa-check');
    expect(asked?.body).toMatchObject({ salary: 48_500, salaryTo: 60_000, period: 'year' });
  });

  it.each([
    ['meets', 'positive', 'This salary is enough for each of the occupations that it may be'],
    ['below', 'danger', 'This salary is not enough for any of the occupations that it may be'],
    ['cannot-tell', 'caution', 'This cannot be told from the tables'],
  ] as const)(
    'says of several occupations with one answer (%s, %s) that it is the same for all',
    async (verdict, tone, title) => {
      const one = { matched: 'Accountant', reason: '', verdict };
      openChecked(
        aCheck({
          candidates: [
            { ...one, code: '2421', title: 'Chartered accountants' },
            { ...one, code: '4122', title: 'Book-keepers' },
          ],
        }),
      );
      const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
      expect(part.getByText(title).closest('.lf-note')).toHaveAttribute('data-tone', tone);
      expect(part.queryByText('This depends on the occupation')).toBeNull();
    },
  );

  it('says why there is no verdict where no occupation is known by the title', async () => {
    openChecked(aCheck({ reason: 'No occupation is known by the title "Accountant".' }));
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(part.getByText('This cannot be told from the tables')).toBeVisible();
    expect(part.getByText('No occupation is known by the title "Accountant".')).toBeVisible();
    expect(part.getByRole('link', { name: /^Choose the occupation/ })).toBeVisible();
  });

  it('offers to change an occupation that the title alone says, and marks it so', async () => {
    const occupation = { code: '5315', title: 'Plumbers', matched: 'Plumber' };
    openChecked(aCheck({ verdict: 'meets', occupation, fromTitle: true }));
    expect(await screen.findByText('Plumbers (SOC 5315), taken from the title; check it')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Change the occupation/ })).toHaveAttribute(
      'href',
      expect.not.stringContaining('socCode'),
    );
  });

  it('leaves out of the print what can only be pressed', async () => {
    openChecked(aCheck());
    const further = (await screen.findByRole('link', { name: /^Choose the occupation/ })).closest('p')!;
    const styles = readFileSync(new URL('../detail/detail.css', import.meta.url), 'utf8');
    const hidden = /([^{}]*)\{\s*display: none;\s*\}/g;
    const onPaper = [...styles.slice(styles.indexOf('@media print')).matchAll(hidden)].map(
      ([, selectors]) => selectors,
    );
    expect(onPaper.join()).toContain(`.${further.className}`);
  });
});
