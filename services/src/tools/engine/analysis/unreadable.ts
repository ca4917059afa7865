/** The title of such an analysis, by which it is known. */
export const NOTHING_READ = 'What could not be read';

/** What is said when nothing in the advert can be held against a CV. */
export const nothingAsked = (isReadable: boolean): string =>
  [
    NOTHING_READ,
    isReadable
      ? 'No requirement was found in this job description: no skill, no title, no years, no degree. There is not enough in it to compare with a CV. Paste the whole advert, with the part that says what they look for.'
      : 'This job description does not seem to be in English, and no requirement was recognised in it. The built-in engine reads English adverts; in other languages it recognises little more than the names of skills. Paste an English version of the advert.',
    'The score is 0 because there was nothing to add up. It says nothing about you.',
  ].join('\n');
