import { useState } from 'react';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../controls/button';

const load = jest.fn(() => {
  throw new Error('Loading chunk 7 failed');
});
jest.unstable_mockModule('./layer', load);
jest.unstable_mockModule('./menu-list', load);
const { Dialog } = await import('./dialog');
const { Menu } = await import('./menu');

const missing = (name: string) => screen.findByText(`“${name}” could not be loaded.`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('what opens over a page and cannot be had', () => {
  it('is told of a dialog, which Close closes', async () => {
    const change = jest.fn();
    function Example() {
      const [open, setOpen] = useState(true);
      const follow = (next: boolean) => {
        change(next);
        setOpen(next);
      };
      return <Dialog open={open} onOpenChange={follow} title="A question" />;
    }
    render(<Example />);
    await missing('A question');
    expect(document.documentElement).not.toHaveClass('lf-locked');
    await press('Close');
    expect(change).toHaveBeenCalledWith(false);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is told of a menu, whose button stays', async () => {
    render(<Menu label="Actions" trigger={<Button>More</Button>} items={[{ label: 'Edit' }]} />);
    await press('More');
    await missing('Actions');
    await press('Close');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
  });

  it('is tried once more on Retry', async () => {
    render(<Dialog open onOpenChange={() => undefined} title="A question" />);
    await missing('A question');
    const before = load.mock.calls.length;
    await press('Retry');
    expect(screen.queryByRole('status')).toBeNull();
    await missing('A question');
    expect(load.mock.calls.length).toBeGreaterThan(before);
  });
});
