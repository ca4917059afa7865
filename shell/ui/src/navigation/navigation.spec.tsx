import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination';
import { Tabs } from './tabs';

describe('pages', () => {
  it('are offered round the current one, with both ends', async () => {
    const turn = jest.fn();
    render(<Pagination page={5} pages={12} onPage={turn} />);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pages.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'First',
      'Previous',
      '3',
      '4',
      '5',
      '6',
      '7',
      'Next',
      'Last',
    ]);
    expect(pages.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    for (const name of ['First', 'Previous', 'Page 7', 'Next', 'Last']) {
      await userEvent.click(pages.getByRole('button', { name }));
    }
    expect(turn.mock.calls).toEqual([[1], [4], [7], [6], [12]]);
  });

  it('cannot be turned beyond an end', () => {
    render(<Pagination page={12} pages={12} onPage={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Last' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'First' })).toBeEnabled();
  });

  it('are not there when there is one', () => {
    const { container } = render(<Pagination page={1} pages={1} onPage={() => undefined} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('are links where they have addresses, so that a new tab can open them', async () => {
    const turn = jest.fn();
    render(<Pagination page={1} pages={3} onPage={turn} hrefFor={(page) => `/jobs?page=${page}`} />);
    const second = screen.getByRole('link', { name: 'Page 2' });
    expect(second).toHaveAttribute('href', '/jobs?page=2');
    await userEvent.click(second);
    expect(turn).toHaveBeenCalledWith(2);
  });
});

describe('tabs', () => {
  it('say their counts and show the panel of the open one', async () => {
    const change = jest.fn();
    render(
      <Tabs
        label="Stages"
        value="applied"
        onValueChange={change}
        items={[
          { value: 'applied', label: 'Applied', count: 3 },
          { value: 'offer', label: 'Offer', count: 0 },
        ]}
      >
        <p>Three of them</p>
      </Tabs>,
    );
    expect(screen.getByRole('tab', { name: 'Applied 3' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Three of them');
    await userEvent.click(screen.getByRole('tab', { name: 'Offer 0' }));
    expect(change).toHaveBeenCalledWith('offer');
  });
});
