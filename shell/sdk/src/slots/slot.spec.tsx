import { render, screen } from '@testing-library/react';
import { aUser, provide } from '../testing';
import { Slot } from './slot';
import { slotIsFilled, slots, type Filling } from './slots';

const filling = (words: string, access: Filling['access'] = 'public'): Filling => ({
  key: words,
  access,
  component: ({ context }) => (
    <p>
      {words} {(context as { job: string }).job}
    </p>
  ),
});
const fill = (...fillings: Filling[]) => slots.setState({ 'job.actions': fillings }, true);
const show = () => render(<Slot name="job.actions" context={{ job: 'Nurse' }} empty={<p>Nothing to do</p>} />);

describe('a slot', () => {
  beforeEach(() => provide({}));

  it('shows every part that fills it, with what the parts are told', () => {
    fill(filling('Track'), filling('Analyze'));
    show();
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'Track Nurse',
      'Analyze Nurse',
    ]);
  });

  it('says what it has to say when nobody fills it', () => {
    slots.setState({}, true);
    show();
    expect(screen.getByText('Nothing to do')).toBeVisible();
    expect(slotIsFilled('job.actions')).toBe(false);
  });

  it('keeps a part from whom it is not for', () => {
    fill(filling('Track', 'signed-in'), filling('Remove', 'admin'));
    const { unmount } = show();
    expect(screen.getByText('Nothing to do')).toBeVisible();
    unmount();
    provide({ user: aUser() });
    fill(filling('Track', 'signed-in'), filling('Remove', 'admin'));
    show();
    expect(screen.getByText('Track Nurse')).toBeVisible();
    expect(screen.queryByText('Remove Nurse')).toBeNull();
  });
});
