/** How adverts name it in its own field: "Closing date 30.11.2026", "Closing: noon", "Apply by 1 May". */
const label =
  /^\s*(?:(?:job|vacancy|advert|applications?)\s+)?(?:(?:closing|expiry|expiration|end|last|deadline)\s+(?:date|day)(?:\s+(?:and|&)\s+time)?|clos(?:ing|es)|expir(?:y|es)|deadline|apply\s+(?:by|before))(?:\s+for\s+applications)?(?:\s+(?:is|on))?(?:\s*[:–—-]\s*|\s+)(?=\S)(?!(?:of|date|day)\b)/i;

/** The closing date as the source gave it, without a label of its own: whoever shows it has one. */
export const closingText = (text: string): string => text.replace(label, '');
