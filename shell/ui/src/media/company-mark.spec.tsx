import { fireEvent, render } from '@testing-library/react';
import { CompanyMark, initialsOf } from './company-mark';

describe('the mark of a company', () => {
  it.each([
    ['Harbour Lights Ltd', 'HL'],
    ['acme', 'A'],
    ['  st. mary’s ', 'SM'],
    ['Ẹ̀kọ́ Ọ̀nà', 'Ẹ̀Ọ̀'],
    ['🌊 Wave Works', 'WW'],
    ['', ''],
    [null, ''],
  ])('has for %p the initials %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('gives way to the initials when its picture does not load', () => {
    const { container } = render(<CompanyMark name="Harbour Lights" logo="/logo.png" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
    if (picture) fireEvent.error(picture);
    expect(container).toHaveTextContent('HL');
  });

  it('is a plain sign where there is no name', () => {
    const { container } = render(<CompanyMark name={null} />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
