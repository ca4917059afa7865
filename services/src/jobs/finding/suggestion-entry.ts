export const suggestionKinds = ['title', 'skill', 'company', 'place'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export interface SuggestionEntry {
  kind: SuggestionKind;
  value: string;
  /** How many open jobs have it themselves, by which it is ranked; where it is shown, how many choosing it finds. */
  count: number;
  /** A place that no filter for location takes, because it is many or written in many ways: the text is searched for. */
  asText?: true;
}

export interface Known extends SuggestionEntry {
  /** All words, with a space before each: " registered nurse". */
  text: string;
  /** One for all ways to write the same. */
  same: string;
}
