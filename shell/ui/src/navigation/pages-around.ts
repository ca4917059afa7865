/** The numbers to offer: `window` of them round the current page, a gap where some are left out at an end. */
export function pagesAround(current: number, pages: number, window: number): (number | 'gap')[] {
  const size = Math.min(window, pages);
  const first = Math.min(Math.max(1, current - Math.floor(size / 2)), pages - size + 1);
  const numbers: (number | 'gap')[] = Array.from({ length: size }, (_, index) => first + index);
  if (first > 1) numbers.unshift('gap');
  if (first + size - 1 < pages) numbers.push('gap');
  return numbers;
}
