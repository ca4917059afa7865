/** A text with the places that changed. Overlapping places are one; what does not stand in the text is left out. */
export function markedParts(text: string, places: readonly (string | null)[]): { text: string; isMarked: boolean }[] {
  const spans = places
    .flatMap((place) => {
      const from = place ? text.indexOf(place) : -1;
      return from < 0 || !place ? [] : [{ from, to: from + place.length }];
    })
    .sort((a, b) => a.from - b.from);
  const parts: { text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const { from, to } of spans) {
    if (to <= at) continue;
    const start = Math.max(from, at);
    if (start > at) parts.push({ text: text.slice(at, start), isMarked: false });
    parts.push({ text: text.slice(start, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return parts;
}

interface MarkedTextProps {
  title: string;
  text: string;
  places: readonly (string | null)[];
  /** How the changed places look: what went, or what came. */
  tone: 'before' | 'after';
}

/** Focusable, because what scrolls must be reachable without a pointer. */
export function MarkedText({ title, text, places, tone }: MarkedTextProps) {
  return (
    <div className="marked">
      <h4 className="marked-title">{title}</h4>
      <div className="marked-text" data-tone={tone} dir="auto" tabIndex={0} role="region" aria-label={title}>
        {markedParts(text, places).map((part, index) =>
          part.isMarked ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
        )}
      </div>
    </div>
  );
}
