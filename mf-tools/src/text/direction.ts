const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Which way a field's text runs: its first letter says it. Never "auto", not even of an empty field: a browser that finds
 * out for itself, paragraph by paragraph, takes half a minute for a megabyte that is pasted there.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? [];
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
