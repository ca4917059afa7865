/** Past so many characters a browser takes seconds to find out for itself, each time that one is typed. */
const LONG = 20_000;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Which way a field's text runs: its first letter says it, as with "auto". */
export function directionOf(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= LONG) return 'auto';
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
