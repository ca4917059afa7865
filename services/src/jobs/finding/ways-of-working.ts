/** Of what is typed with a hyphen or without one, and is one thing all the same. */
const ways = new Set(
  [
    'fulltime,parttime,entrylevel,juniorlevel,midlevel,seniorlevel',
    'full time,part time,half time,flexi time,term time,short term,long term,fixed term,zero hour,zero hours',
    'entry level,junior level,mid level,senior level,graduate level',
    'no experience,without experience,zero experience,no degree,no qualifications,no experience needed,no experience required',
    'visa sponsorship,visa sponsored,visa support,sponsorship available,work permit,free accommodation,live in',
    'immediate start,urgent hiring,urgently hiring,urgently needed,urgently required',
    'home based,office based,site based,school based,field based,work from home,working from home,self employed',
  ]
    .join(',')
    .split(','),
);
const shift = /^(?:day|night|morning|afternoon|evening|late|early|back|twilight|weekend|rotating|split) shifts?$/;

/** Of whom there are some to each shift: a "night shift manager" is a shift manager. */
const ofShift =
  /^(?:boss|chemist|controller|coordinator|engineer|foreman|lead|leader|manager|supervisor|technician|worker)s?$/;

const LONGEST_WAY = 3;

const asOne = (words: string[]): string => words.join(' ').toLowerCase().replace(/-/g, ' ');

/** Whether these words say when, for how long, where or on what terms one works, and nothing of the work: "part time", "night-shift". */
export const isWayOfWorking = (words: string[]): boolean => ways.has(asOne(words)) || shift.test(asOne(words));

const single = new Set([...ways].flatMap((way) => way.split(' ')));

/** Whether a word is one of these: no error, whatever jobs say ("based"). */
export const isWordOfWay = (word: string): boolean => single.has(word);

/** How many of the words at the beginning say that together; 0 where none do. */
export function lengthOfWay(words: string[]): number {
  for (let length = Math.min(LONGEST_WAY, words.length); length > 1; length -= 1) {
    const way = words.slice(0, length);
    const isOfTitle = shift.test(asOne(way)) && ofShift.test(words[length]?.toLowerCase() ?? '');
    if (isWayOfWorking(way) && !isOfTitle) return length;
  }
  return 0;
}
