import { liftOver } from './use-clear-of';

const box = { left: 20, right: 360, top: 640, bottom: 710 };
const across = (top: number, bottom: number) => ({ left: 14, right: 361, top, bottom });

describe('where a toast stands', () => {
  it('stays where it is when it covers nothing that must stay clear', () => {
    expect(liftOver(box, [])).toBe(0);
    expect(liftOver(box, [across(100, 148), { left: 0, right: 10, top: 650, bottom: 700 }])).toBe(0);
  });

  it('rises over what it would cover, with a gap', () => {
    expect(liftOver(box, [across(660, 708)])).toBe(70);
  });

  it('rises over two that lie one above another, however they are listed', () => {
    const both = [across(580, 630), across(660, 708)];
    expect(liftOver(box, both)).toBe(150);
    expect(liftOver(box, both.reverse())).toBe(150);
  });

  it('stays in sight where there is no room above', () => {
    expect(liftOver({ ...box, top: 40, bottom: 110 }, [across(60, 108)])).toBe(0);
  });
});
