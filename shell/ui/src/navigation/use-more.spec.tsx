import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMore } from './use-more';

function Row() {
  const row = useMore<HTMLUListElement>();
  return <ul ref={row} className="lf-more" aria-label="Row" />;
}

/** jsdom lays nothing out, so the sizes are given. */
const sized = (element: HTMLElement, sizes: Record<string, number>) =>
  Object.entries(sizes).forEach(([name, value]) => Object.defineProperty(element, name, { value, configurable: true }));

describe('a part that scrolls in itself', () => {
  it('says on which sides more of it lies, and that nothing does at its end', async () => {
    render(<Row />);
    const row = screen.getByRole('list', { name: 'Row' });
    // with the frame for which the page is laid out anyway, not for itself before
    expect(row).not.toHaveAttribute('data-more');
    await waitFor(() => expect(row).toHaveAttribute('data-more', ''));
    sized(row, { clientWidth: 300, scrollWidth: 700, clientHeight: 48, scrollHeight: 48 });
    fireEvent.scroll(row);
    expect(row).toHaveAttribute('data-more', 'after');
    row.scrollLeft = 100;
    fireEvent.scroll(row);
    expect(row).toHaveAttribute('data-more', 'before after');
    row.scrollLeft = 400;
    fireEvent.scroll(row);
    expect(row).toHaveAttribute('data-more', 'before');
  });
});
