/** Characters that an advert, an article, a CV or a text to be studied may have at most: about a 300-page script. */
export const LONGEST_TEXT = 400_000;
