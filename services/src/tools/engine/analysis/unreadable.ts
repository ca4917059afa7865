/** The title of such an analysis, by which it is known. */
export const NOTHING_READ = 'What could not be read';

/** What is said when nothing in the advert can be held against a CV. */
export const nothingAsked = (isReadable: boolean): string =>
  [
    NOTHING_READ,
    isReadable
      ? 'No requirement was found in this job description: no skill, no title, no years, no degree. There is not enough in it to compare with a CV. Paste the whole advert, with the part that says what they look for.'
      : 'This job description does not seem to be in English, and no requirement was recognised in it. The built-in engine reads English adverts; in other languages it recognises little more than the names of skills. Paste an English version of the advert.',
    NO_SCORE,
  ].join('\n');

const NO_SCORE = 'There is no score, because there was nothing to add up, and this analysis was not counted.';

export const CV_IN_OTHER_LANGUAGE = 'Your CV is not in English';

/** What is said when nothing of a CV in another language answers the advert. */
export const nothingUnderstood = (): string =>
  [
    CV_IN_OTHER_LANGUAGE,
    'The built-in engine reads English CVs. In other languages it recognises little more than the names of skills and tools, and found none here that the advert asks for. Upload or paste an English version of your CV.',
    NO_SCORE,
  ].join('\n');
