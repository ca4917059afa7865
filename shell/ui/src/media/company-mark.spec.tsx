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

  const pictured = (logo: string) => {
    const { container, rerender } = render(<CompanyMark name="Harbour Lights" logo={logo} />);
    return {
      container,
      picture: () => container.querySelector('img')!,
      show: (other: string) => rerender(<CompanyMark name="Harbour Lights" logo={other} />),
    };
  };

  it('is the initials for as long as its picture is on the way', () => {
    const { container, picture } = pictured('/logo.png');
    expect(picture()).toHaveAttribute('referrerpolicy', 'no-referrer');
    expect(picture()).not.toHaveAttribute('data-arrived');
    expect(container).toHaveTextContent('HL');
  });

  it('is its picture alone once that has arrived, and the initials again while another is on the way', () => {
    const { container, picture, show } = pictured('/logo.png');
    fireEvent.load(picture());
    expect(picture()).toHaveAttribute('data-arrived');
    expect(container).not.toHaveTextContent('HL');
    show('/other.png');
    expect(picture()).not.toHaveAttribute('data-arrived');
    expect(container).toHaveTextContent('HL');
  });

  it('gives way to the initials when its picture does not load', () => {
    const { container, picture } = pictured('/logo.png');
    fireEvent.error(picture());
    expect(picture()).toBeNull();
    expect(container).toHaveTextContent('HL');
  });

  it('is a plain sign where there is no name', () => {
    const { container } = render(<CompanyMark name={null} />);
    expect(container.querySelector('svg')).not.toBeNull();
  });
});
