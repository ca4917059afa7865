/** The window's view, which jsdom does not have: says when told that the watched element is in it. */
let tellView: (isInView: boolean) => void = () => undefined;

export const tellInView = (isInView: boolean): void => tellView(isInView);

export function provideWindowView(): void {
  window.IntersectionObserver = class {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      tellView = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
}
