import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VisaCheck, VisaCheckInput } from '@landfall/contracts';
import { aUser, openAt, refuse, type Opening } from '@landfall/sdk/testing';
import remote from '../../remote';

const aCheck = (more: Partial<VisaCheck> = {}): VisaCheck => ({
  verdict: 'meets',
  reason: '£60,000 a year reaches both.',
  table: 'Table 1',
  asOf: '2025-11-25',
  source: 'https://www.gov.uk/rules',
  salaryPerYear: 60_000,
  hoursPerWeek: 37.5,
  occupation: { code: '2121', title: 'Civil engineers', matched: 'Civil engineer' },
  candidates: [],
  others: [],
  ...more,
});

const open = (address = '/visa-check', api: Opening['api'] = {}) =>
  openAt(address, remote, {
    user: aUser(),
    api: { 'POST /api/visa-check': () => aCheck(), ...(api as Record<string, never>) },
  });

const fill = async (title: string, salary: string) => {
  await userEvent.type(await screen.findByLabelText('Job title'), title);
  await userEvent.type(screen.getByLabelText('Salary in pounds'), salary);
  await userEvent.click(screen.getByRole('button', { name: 'Check' }));
};

describe('the visa check', () => {
  it('says the verdict with what it stands on, and keeps what was asked in the address', async () => {
    const { api, router } = open();
    await fill('Civil engineer', '£60,000');
    const result = await screen.findByRole('region', { name: 'Result' });
    expect(await within(result).findByText('This salary is enough')).toBeVisible();
    expect(within(result).getByRole('link', { name: 'Appendix Skilled Occupations, Table 1' })).toBeVisible();
    expect(within(result).getByText(/Not legal advice/)).toHaveTextContent('25 November 2025');
    expect(api.calls.at(-1)?.body).toMatchObject({ occupation: 'Civil engineer', salary: 60_000, period: 'year' });
    expect(new URLSearchParams(router.state.location.search).get('salary')).toBe('£60,000');
  });

  it('fills itself from the address and asks at once', async () => {
    open('/visa-check?occupation=Chef&salary=30k&period=month&newEntrant=true');
    expect(await screen.findByLabelText('Job title')).toHaveValue('Chef');
    expect(screen.getByLabelText('For')).toHaveValue('month');
    expect(screen.getByLabelText('New entrant')).toBeChecked();
    expect(await screen.findByText('This salary is enough')).toBeVisible();
  });

  it('lets the person choose the occupation that a title means', async () => {
    const { api, router } = open('/visa-check?occupation=Manager&salary=60000', {
      'POST /api/visa-check': ({ body }: { body: unknown }) =>
        (body as VisaCheckInput).socCode
          ? aCheck({ occupation: { code: '1241', title: 'Managers in transport', matched: '' } })
          : aCheck({
              verdict: 'cannot-tell',
              reason: 'Choose the one that fits.',
              occupation: undefined,
              candidates: [
                { code: '1135', title: 'Charities', matched: 'Charities', verdict: 'below', reason: '' },
                {
                  code: '1241',
                  title: 'Managers in transport',
                  matched: 'Fleet manager',
                  verdict: 'meets',
                  reason: '',
                },
              ],
            }),
    });
    const choice = await screen.findByRole('list', { name: 'Which of these is “Manager”?' });
    expect(screen.getByText('This depends on the occupation')).toBeVisible();
    expect(screen.queryByText('This salary is enough')).toBeNull();
    within(choice).getByRole('button', { name: 'Charities (1135): not enough' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Tab}');
    expect(
      within(choice).getByRole('button', { name: 'Managers in transport (1241), as in “Fleet manager”: enough' }),
    ).toHaveFocus();
    expect(api.calls).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Managers in transport (SOC 1241)')).toBeVisible();
    expect(api.calls.at(-1)?.body).toMatchObject({ socCode: '1241', salary: 60_000 });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Result' })).toHaveFocus());
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('list', { name: 'Which of these is “Manager”?' })).toBeVisible();
  });

  it('says which occupation nobody has confirmed, and offers others', async () => {
    const { api } = open('/visa-check?occupation=Plumber&salary=60000', {
      'POST /api/visa-check': () =>
        aCheck({ fromTitle: true, others: [{ code: '5242', title: 'Telecoms', matched: 'Plumber and jointer' }] }),
    });
    expect(await screen.findByText('Civil engineers (SOC 2121), taken from the title; check it')).toBeVisible();
    expect(screen.getByText(/^It can be checked with another job title as well/)).toBeVisible();
    const others = within(screen.getByRole('list', { name: 'Is it another occupation?' }));
    await userEvent.click(others.getByRole('button', { name: 'Telecoms (5242), as in “Plumber and jointer”' }));
    await waitFor(() => expect(api.calls.at(-1)?.body).toMatchObject({ socCode: '5242' }));
  });

  it('takes a range, and says that it depends on where in it the salary is', async () => {
    const { api } = open('/visa-check', { 'POST /api/visa-check': () => aCheck({ verdict: 'depends' }) });
    await fill('Accountant', '£48,500 to £60,000');
    expect(await screen.findByText('It depends on where in the range the salary is')).toBeVisible();
    expect(api.calls.at(-1)?.body).toMatchObject({ salary: 48_500, salaryTo: 60_000 });
  });

  it('takes pay and hours as adverts write them, and asks what an amount of another time is for', async () => {
    const { api } = open();
    await userEvent.type(await screen.findByLabelText('Hours a week'), '37,5 hours');
    await fill('Chef', '£60,000 per annum');
    expect(await screen.findByText('This salary is enough')).toBeVisible();
    expect(api.calls.at(-1)?.body).toMatchObject({ salary: 60_000, period: 'year', hoursPerWeek: 37.5 });
    await userEvent.clear(screen.getByLabelText('Salary in pounds'));
    await userEvent.type(screen.getByLabelText('Salary in pounds'), '£15 an hour');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText('Choose what the amount is for: it says “an hour”')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('For'), 'hour');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(api.calls.at(-1)?.body).toMatchObject({ salary: 15, period: 'hour' }));
  });

  it('asks for the hours of pay by the hour, and says of none that they may stay empty', async () => {
    open();
    expect(await screen.findByText(/Empty counts as 37\.5/)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('For'), 'hour');
    expect(screen.queryByText(/Empty counts/)).toBeNull();
  });

  it('names what has to be mended, goes there, and asks nothing until then', async () => {
    const { api } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Check' }));
    expect(screen.getByText('Enter the title of the job')).toBeVisible();
    expect(screen.getByText('Enter the salary')).toBeVisible();
    await screen.findByRole('textbox', { name: 'Job title' });
    await userEvent.type(screen.getByLabelText('Salary in pounds'), '£30.000');
    expect(screen.getByText('Write the salary as a number, such as 30000')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('For'), 'hour');
    expect(screen.getByText(/Enter the hours a week/)).toBeVisible();
    expect(api.calls.filter(({ path }) => path === '/api/visa-check')).toEqual([]);
  });

  it('says what the API refuses, and keeps what was typed', async () => {
    open('/visa-check', {
      'POST /api/visa-check': () =>
        refuse(400, 'Not valid', {
          errors: [{ field: 'occupation', message: 'occupation must be of one language' }],
        }),
    });
    await fill('Chef', '60000');
    expect(await screen.findByText(/must be of one language/)).toBeVisible();
    expect(screen.getByLabelText('Job title')).toHaveValue('Chef');
  });

  it('takes the old verdict away when what is sent next has to be mended, and brings it back with what is mended', async () => {
    open();
    await fill('Civil engineer', '60000');
    expect(await screen.findByText('This salary is enough')).toBeVisible();
    const salary = screen.getByLabelText('Salary in pounds');
    for (const wrong of ['£30.000', '-5', '']) {
      await userEvent.clear(salary);
      if (wrong) await userEvent.type(salary, wrong);
      await userEvent.click(screen.getByRole('button', { name: 'Check' }));
      expect(screen.queryByText('This salary is enough')).toBeNull();
    }
    await userEvent.type(salary, '60000');
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('This salary is enough')).toBeVisible();
  });

  it('goes to the verdict that was asked for, and stays where it is when the address brings one', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    open('/visa-check?occupation=Chef&salary=30k');
    await screen.findByText('This salary is enough');
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Result' })).toHaveFocus());
    expect(scrolled.mock.contexts.at(-1)).toBe(screen.getByRole('region', { name: 'Result' }));
    scrolled.mockRestore();
  });

  it.each([
    ['occupation=Chef&salary=-1', 'Salary in pounds', /./],
    ['occupation=Chef&salary=%3Cscript%3E', 'Salary in pounds', /./],
    ['occupation=Chef&salary=15&period=hour', 'Hours a week', 'Enter the hours a week, for pay by the hour'],
    ['salary=30000', 'Job title', 'Enter the title of the job'],
  ])('says why there is no answer to what the address asks: %s', async (address, label, why) => {
    open(`/visa-check?${address}`);
    const field = await screen.findByLabelText(label);
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(expect.stringMatching(why));
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  });

  it('finds nothing wrong with an address that only names the job', async () => {
    open('/visa-check?occupation=Chef');
    expect(await screen.findByLabelText('Salary in pounds')).not.toHaveAttribute('aria-invalid');
  });

  it('says why it failed and offers Retry when the API does not answer', async () => {
    open('/visa-check?occupation=Chef&salary=1', { 'POST /api/visa-check': () => refuse(422, 'It is broken.') });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByText('It is broken. What you entered is kept.')).toBeVisible();
  });
});
