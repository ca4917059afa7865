import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useUnsavedChanges } from '@landfall/sdk';
import { PageRouter } from './page-router';

function Screen({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>{pathname + search}</p>
      <Link to="/other">Elsewhere</Link>
      <Link to="?page=2">Next page</Link>
      <button onClick={() => void navigate('?page=2')}>Searched again</button>
      <button onClick={() => void navigate({ search }, { state: { openedAt: search } })}>Open</button>
      {state !== null && <p>It is open</p>}
    </>
  );
}

const open = (isDirty: boolean) => {
  window.history.replaceState(null, '', '/form');
  return render(
    <PageRouter>
      <Screen isDirty={isDirty} />
    </PageRouter>,
  );
};
const press = (name: string) => userEvent.click(screen.getByText(name));
const back = () =>
  act(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('popstate', () => done(), { once: true });
        window.history.back();
      }),
  );

describe('going from page to page', () => {
  const confirm = jest.spyOn(window, 'confirm');
  beforeEach(() => confirm.mockReset());

  it('follows links and the back button', async () => {
    open(false);
    await press('Elsewhere');
    expect(screen.getByText('/other')).toBeVisible();
    expect(window.location.pathname).toBe('/other');
    await back();
    expect(screen.getByText('/form')).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('takes the address that is there already for no step of its own', async () => {
    open(false);
    await press('Elsewhere');
    await press('Next page');
    const entries = window.history.length;
    await press('Searched again');
    expect(window.history.length).toBe(entries);
    await back();
    expect(screen.getByText('/other')).toBeVisible();
  });

  it('lets what opens over a page be a step of its own, which Back closes', async () => {
    open(false);
    await press('Elsewhere');
    await press('Open');
    expect(screen.getByText('It is open')).toBeVisible();
    await back();
    expect(screen.queryByText('It is open')).toBeNull();
    expect(screen.getByText('/other')).toBeVisible();
  });

  it('asks first where typed words would be lost, and stays when told so', async () => {
    open(true);
    confirm.mockReturnValue(false);
    await press('Elsewhere');
    expect(screen.getByText('/form')).toBeVisible();
    expect(window.location.pathname).toBe('/form');
    confirm.mockReturnValue(true);
    await press('Elsewhere');
    expect(screen.getByText('/other')).toBeVisible();
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('does not ask while one stays on the page', async () => {
    open(true);
    await press('Next page');
    expect(screen.getByText('/form?page=2')).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
  });
});
