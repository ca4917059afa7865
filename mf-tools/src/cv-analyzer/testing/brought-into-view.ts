import { jest } from '@jest/globals';

/** What is brought into view meanwhile, in a window in which everything stands below what is seen. */
export async function broughtBy(act: () => Promise<void>): Promise<Element[]> {
  const brought: Element[] = [];
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 2_000 } as DOMRect);
  const { scrollIntoView } = Element.prototype;
  Element.prototype.scrollIntoView = function (this: Element) {
    brought.push(this);
  };
  try {
    await act();
  } finally {
    rect.mockRestore();
    Element.prototype.scrollIntoView = scrollIntoView;
  }
  return brought;
}
