/** Under which headings authorities state what was decided, whatever their case and marks: `CASE_STATUS`. */
const ofCases =
  /^(?:case|lca|lmia|petition|application|certification|determination)?(?:status|decision|outcome|result)$|^determination$/;
/** Headings that adverts have too, of other things than a decision. */
const ofAnything = /^(?:status|outcome|result)$/;

const none = /^(?:[-–—]*|n\/?a|none|null|not (?:stated|known|given|available|applicable))$/i;
/** "Certified", "Determination Issued - Partial Certification", "Positive LMIA", and what was granted and ran out since. */
const good =
  /^(?:determination issued\W+)?(?:partial(?:ly)?\W+)?(?:certified|certification|approved|approval|granted|positive)(?:\W+(?:partial(?:ly)?|(?:in )?full|lmia|decision))?(?:\W+expired)?$/i;
const bad =
  /\b(?:withdrawn|denied|denial|rejected|refused|invalidated|revoked|rescinded|negative|cancell?ed|not (?:certified|approved|granted))\b/i;

/**
 * What was decided of a recorded position, where its line states anything else than that it was granted. Of a record
 * only the known good words count; under a heading that an advert may have too, only the known bad ones count for an
 * advert.
 */
export function otherThanGranted(facts: Record<string, unknown>, isRecord: boolean): string | undefined {
  return Object.entries(facts)
    .map(([heading, value]) => ({ name: heading.toLowerCase().replace(/[^a-z]/g, ''), said: textOf(value) }))
    .filter(({ name, said }) => ofCases.test(name) && !none.test(said) && !good.test(said))
    .find(({ name, said }) => isRecord || !ofAnything.test(name) || bad.test(said))?.said;
}

const textOf = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value ?? '') : String(value))
    .replace(/^"|"$/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .slice(0, 100);
