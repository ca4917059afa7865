import { useRef, useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeptFocus } from './use-kept-focus';

function Page() {
  const main = useRef<HTMLElement>(null);
  const [isThere, setThere] = useState(true);
  const [isAsked, setAsked] = useState(false);
  useKeptFocus(main);
  return (
    <>
      <a href="#main">Skip to content</a>
      <main ref={main} tabIndex={-1}>
        <button>Before</button>
        <section aria-label="Part">
          {isThere && <button onClick={() => setThere(false)}>Retry</button>}
          {isThere && <button onClick={() => setAsked(true)}>Edit</button>}
          <a href="/next">Next</a>
        </section>
        {isAsked && (
          <div role="dialog">
            <button
              onClick={() => {
                setThere(false);
                setAsked(false);
              }}
            >
              Save
            </button>
          </div>
        )}
        <a href="/after">After</a>
      </main>
    </>
  );
}

const goesOnAt = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('region', { name: 'Part' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('link', { name })).toHaveFocus();
};

it('whoever pressed what goes away then goes on from its place', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  await goesOnAt('Next');
});

it('whoever leaves a dialog whose opener is gone goes on from where it was opened', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Edit' }).focus();
  await userEvent.keyboard('{Enter}');
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Enter}');
  await goesOnAt('Next');
});

it('what stays keeps the focus', async () => {
  render(<Page />);
  screen.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  screen.getByRole('button', { name: 'Before' }).focus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.queryByRole('region', { name: 'Part' })).not.toHaveFocus();
});
