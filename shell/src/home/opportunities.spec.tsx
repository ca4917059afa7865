import { useEffect } from 'react';
import { render, screen } from '@testing-library/react';
import { provide } from '@landfall/sdk/testing';
import { Opportunities } from './opportunities';

const Counting = ({ context: { onCount } }: { context: { onCount: (count: number) => void } }) => {
  useEffect(() => onCount(27_336), [onCount]);
  return <p>Not shown</p>;
};
const open = (opportunities: string, fillings = {}) => {
  provide({ settings: { claims: { opportunities } }, fillings });
  render(<Opportunities />);
};

describe('the number of opportunities in the hero', () => {
  it('is what the operator stands behind', () => {
    open('5000+', { 'hero.count': Counting });
    expect(screen.getByText('5000+')).toBeVisible();
    expect(screen.queryByText('Not shown')).toBeNull();
  });

  it('is the real one where the operator chooses so', async () => {
    open('counted', { 'hero.count': Counting });
    expect(await screen.findByText('27,336')).toBeVisible();
    expect(screen.getByText('Not shown')).not.toBeVisible();
  });

  it('is left open while nobody can say it', () => {
    open('counted');
    expect(screen.getByText('–')).toBeVisible();
  });
});
