/** What the page's HTML carries as `<script type="application/json" id="…">`; undefined when it is not there or broken. */
export function inlined<T>(id: string): T | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
