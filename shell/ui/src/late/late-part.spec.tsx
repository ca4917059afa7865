import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { latePart } from './late-part';

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>;
const unreachable = () => Promise.reject(new Error('Loading chunk 7 failed'));

/** Fails as often as said, and then has it. */
const failing = (times: number) => {
  let left = times;
  return jest.fn(() => (left-- > 0 ? unreachable() : Promise.resolve({ default: Hello })));
};
const MORE_THAN_ONE_TRY = 2;
/** A network comes and goes: one of its returns finds the part waiting for it. */
const networkBrings = (text: string) =>
  waitFor(() => {
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByText(text)).toBeInTheDocument();
  });

describe('a part whose code arrives late', () => {
  it('has its place until then, and is there at once from then on', async () => {
    const load = failing(0);
    const Late = latePart(load, { waiting: <p>A moment</p> });
    const { unmount } = render(<Late name="Ada" />);
    expect(screen.getByText('A moment')).toBeInTheDocument();
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
    unmount();
    render(<Late name="Sam" />);
    expect(screen.getByText('Hello Sam')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the rest of the page as it is when it cannot be had, and comes on Retry', async () => {
    const Late = latePart(failing(MORE_THAN_ONE_TRY), { named: 'The greeting' });
    render(
      <>
        <h1>The page</h1>
        <Late name="Ada" />
      </>,
    );
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('The greeting could not be loaded.');
    await userEvent.click(retry);
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('comes by itself when the network is back', async () => {
    const Late = latePart(failing(MORE_THAN_ONE_TRY), { named: 'The greeting' });
    render(<Late name="Ada" />);
    await screen.findByRole('button', { name: 'Retry' });
    await networkBrings('Hello Ada');
  });

  it('is a button of its own name where there is no room for a note', async () => {
    const Late = latePart(failing(MORE_THAN_ONE_TRY), { named: 'the greeting', isSmall: true });
    render(<Late name="Ada" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry the greeting' }));
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('leaves what waits for it where it has no name, until it can be had', async () => {
    const load = failing(MORE_THAN_ONE_TRY);
    const Late = latePart(load, { waiting: <p>Plain words</p> });
    render(<Late name="Ada" />);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(MORE_THAN_ONE_TRY));
    await act(async () => void (await Promise.allSettled(load.mock.results.map(({ value }) => value))));
    expect(screen.getByText('Plain words')).toBeInTheDocument();
    await networkBrings('Hello Ada');
  });

  it('is fetched before it is needed when that is asked for', async () => {
    const load = failing(0);
    const Late = latePart(load);
    Late.preload();
    await act(async () => void (await load.mock.results[0]?.value));
    render(<Late name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeInTheDocument();
  });
});
