import { useState } from 'react';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../controls/button';
import { Dialog, Sheet } from './dialog';
import { Menu } from './menu';

function Example({ inRemote = false, mustAnswer = false }: { inRemote?: boolean; mustAnswer?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <div data-mf={inRemote ? 'mf-example' : undefined}>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="A question"
        mustAnswer={mustAnswer}
        trigger={<Button>Ask</Button>}
        footer={<Button onClick={() => setOpen(false)}>Answer</Button>}
      >
        <input aria-label="Name" />
      </Dialog>
    </div>
  );
}
const opened = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.findByRole('dialog', { name: 'A question' });
};

describe('a dialog', () => {
  it('takes the focus and gives it back to what opened it', async () => {
    render(<Example />);
    const dialog = await opened();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  it('keeps the page behind it in place without a style element', async () => {
    render(<Example />);
    await opened();
    expect(document.documentElement).toHaveClass('lf-locked');
    expect(document.querySelectorAll('style')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(document.documentElement).not.toHaveClass('lf-locked');
  });

  it('stands inside the remote that opened it', async () => {
    render(<Example inRemote />);
    expect((await opened()).closest('[data-mf="mf-example"]')).not.toBeNull();
  });

  it('offers no cross where an answer is needed', async () => {
    render(<Example mustAnswer />);
    await opened();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('can be a sheet', async () => {
    const change = jest.fn();
    render(<Sheet open onOpenChange={change} title="Filters" side="left" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(change).toHaveBeenCalledWith(false);
  });
});

describe('a menu', () => {
  it('opens with the keyboard, does what is chosen and closes', async () => {
    const edit = jest.fn();
    const remove = jest.fn();
    render(
      <Menu
        label="Actions"
        trigger={<Button>More</Button>}
        items={[
          { label: 'Edit', onSelect: edit },
          { label: 'Delete', onSelect: remove, disabled: true },
        ]}
      />,
    );
    screen.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    expect(edit).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.querySelectorAll('style')).toHaveLength(0);
  });

  it('can hold links', async () => {
    render(
      <Menu
        label="Account"
        trigger={<Button>Me</Button>}
        items={[{ label: 'Profile', link: <a href="/profile" /> }]}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Me' }));
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  });
});
