/** The window's view, which jsdom does not have: says when told that the watched element is in it. */
let tellView: (...isInView: boolean[]) => void = () => undefined;

/** Several at once: what has come and gone since the page was last free to listen. */
export const tellInView = (...isInView: boolean[]): void => tellView(...isInView);

export function provideWindowView(): void {
  window.IntersectionObserver = class {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      tellView = (...isInView) => told(isInView.map((isIntersecting) => ({ isIntersecting })));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
}
