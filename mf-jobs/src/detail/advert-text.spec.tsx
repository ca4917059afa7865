import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { provideWindowView } from '../testing/window-view';
import { openJob } from './testing/job-page';

beforeEach(provideWindowView);

describe('the text of an advert on the job page', () => {
  it('keeps long, right-to-left and enormous texts as text', async () => {
    openJob({ title: 'مهندس 🚢 <b>x</b>', description: `${'كلمة '.repeat(40_000)}\n\n<script>alert(1)</script>` });
    expect(await screen.findByRole('heading', { level: 1, name: 'مهندس 🚢 <b>x</b>' })).toHaveAttribute('dir', 'auto');
    expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument();
  });

  it('shows the beginning of an endless text, and all of it on demand, by keyboard and to the search of the browser', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    openJob({ description: `You sail.\n\n${'You mend sails. '.repeat(12_000)}\n\nYou rest at last.` });
    const more = await screen.findByRole('button', { name: 'Show more', expanded: false });
    expect(screen.getByText('You sail.')).toBeVisible();
    const end = screen.getByText('You rest at last.');
    expect(end).not.toBeVisible();
    expect(more).toHaveAttribute('aria-controls', end.parentElement!.id);
    more.focus();
    await userEvent.keyboard('{Enter}');
    expect(end).toBeVisible();
    const less = screen.getByRole('button', { name: 'Show less', expanded: true });
    expect(less).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(end).not.toBeVisible();
    expect(less).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(end.parentElement).toHaveAttribute('hidden', 'until-found');
    act(() => void end.parentElement!.dispatchEvent(new Event('beforematch')));
    expect(end).toBeVisible();
  });

  it('keeps its own sentence about an employer whose name is in another script', async () => {
    openJob({ company: 'شركة المثال' });
    const about = await screen.findByText(/advertises this position in/);
    expect(about).not.toHaveAttribute('dir');
    expect(about).toHaveTextContent('شركة المثال advertises this position in Albany, NY, United States. ');
    expect([...about.querySelectorAll('bdi')].map((name) => name.textContent)).toEqual(['شركة المثال']);
  });

  it('shows a long advert whole', async () => {
    openJob({ description: Array.from({ length: 40 }, () => 'You sail, and you mend sails. '.repeat(5)).join('\n\n') });
    expect(await screen.findAllByText(/You sail, and you mend sails/)).toHaveLength(40);
    expect(screen.queryByRole('button', { name: /Show (more|less)/ })).toBeNull();
  });
});
