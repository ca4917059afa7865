/** How much of a card gives way, one thing after the other, until it is no higher than it was: see renew-cards.css. */
const MEASURES = ['1', '2', '3', '4', '5'];

let width = 0;
const held = new Map<HTMLElement, MutationObserver>();

/**
 * The cards of these jobs, which say something else in a moment, stay as high as they are, so that nothing moves of what
 * somebody reads. They do until the list is another one, or its width is.
 */
export function holdPlaces(ids: number[]): void {
  const all = ids.flatMap((id) => [...document.querySelectorAll<HTMLElement>(`.job-list [data-job="${id}"]`)]);
  for (const place of all.flatMap((card) => card.closest('li') ?? [])) {
    held.get(place)?.disconnect();
    const { height } = place.getBoundingClientRect();
    // before the change is painted
    const watch = new MutationObserver(() => {
      watch.disconnect();
      fit(place, height);
    });
    watch.observe(place, { subtree: true, childList: true, characterData: true });
    held.set(place, watch);
  }
  width = window.innerWidth;
  window.addEventListener('resize', unlessAsWide);
}

/** A phone's browser shows and hides its bars while one scrolls. */
function unlessAsWide(): void {
  if (window.innerWidth !== width) releasePlaces();
}

export function releasePlaces(): void {
  window.removeEventListener('resize', unlessAsWide);
  for (const [place, watch] of held) {
    watch.disconnect();
    delete place.dataset.held;
    place.style.removeProperty('min-height');
  }
  held.clear();
}

function fit(place: HTMLElement, height: number): void {
  // what is unfolded below a card is as high as it is, and may be folded again
  if (place.querySelector('[aria-expanded=true]')) return;
  place.style.minHeight = `${height}px`;
  delete place.dataset.held;
  for (const measure of MEASURES) {
    if (place.getBoundingClientRect().height <= height) return;
    place.dataset.held = measure;
  }
}
