import { lately } from '../text/lately.js';
import { professionalBodies, REGISTER_OF_ENGINEERS, type ProfessionalBody } from '../vocabulary/professional-bodies.js';
import { escaped } from '../../../platform/escaped.js';

/** The steps of membership, from who studies to who is elected; a course of a body is above the first two. */
export const GRADE = { student: 0, graduate: 1, course: 2, associate: 3, member: 4, chartered: 5, fellow: 6 } as const;

/** A professional body where a text names it, with the step that it names; null where it names none. */
export interface Membership {
  body: ProfessionalBody;
  grade: number | null;
  start: number;
  end: number;
  /** "Working towards chartership": it is on the way. */
  isToCome: boolean;
  /** "Former member of the RICS". */
  isPast?: true;
}

const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    student: GRADE.student,
    affiliate: GRADE.student,
    apprentice: GRADE.student,
    trainee: GRADE.student,
    graduate: GRADE.graduate,
    probationary: GRADE.graduate,
    probationer: GRADE.graduate,
    provisional: GRADE.graduate,
    qualifying: GRADE.graduate,
    foundation: GRADE.graduate,
    candidate: GRADE.graduate,
    associate: GRADE.associate,
    assoc: GRADE.associate,
    licentiate: GRADE.associate,
    technician: GRADE.associate,
    technical: GRADE.associate,
    tech: GRADE.associate,
    practitioner: GRADE.associate,
    certified: GRADE.associate,
    incorporated: GRADE.member,
    full: GRADE.member,
    corporate: GRADE.member,
    accredited: GRADE.chartered,
    chartered: GRADE.chartered,
    chartership: GRADE.chartered,
  }),
);
/** Letters before the short form of a body. */
const LETTERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ...{ Stud: GRADE.student, Aff: GRADE.student, GM: GRADE.graduate, Grad: GRADE.graduate, G: GRADE.graduate },
    ...{ Tech: GRADE.associate, TM: GRADE.associate, T: GRADE.associate, Cert: GRADE.associate, P: GRADE.associate },
    ...{ Assoc: GRADE.associate, AM: GRADE.associate, A: GRADE.associate, Lic: GRADE.associate, L: GRADE.associate },
    ...{ M: GRADE.member, CM: GRADE.chartered, CF: GRADE.fellow, FM: GRADE.fellow, F: GRADE.fellow },
  }),
);

const oneOf = (texts: readonly string[]): string =>
  texts
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');

interface Patterns {
  shorts: RegExp;
  names: RegExp;
  titles: RegExp;
  letters: RegExp;
  bodies: ReadonlyMap<string, ProfessionalBody>;
}
let patterns: Patterns | undefined;
const isInLetters = (title: string): boolean => !title.includes(' ');

function patternsOf(): Patterns {
  const bodies = professionalBodies();
  const titles = bodies.flatMap(({ chartered }) => chartered);
  const ofBodies = bodies.flatMap((body) =>
    [body.short, ...body.names, ...body.chartered].map((name) => [name.toLowerCase(), body] as const),
  );
  const prefix = `(?:(${oneOf([...LETTERS.keys()])})|(Assoc|Grad|Tech|Cert) )?`;
  return {
    bodies: new Map(ofBodies),
    shorts: new RegExp(
      String.raw`(?<![\p{L}\d])${prefix}(${oneOf(bodies.map(({ short }) => short))})(?![\p{L}\d])`,
      'gu',
    ),
    names: new RegExp(String.raw`(?<!\p{L})(${oneOf(bodies.flatMap(({ names }) => [...names]))})(?!\p{L})`, 'giu'),
    titles: new RegExp(String.raw`(?<!\p{L})(${oneOf(titles.filter((title) => !isInLetters(title)))})(?!\p{L})`, 'giu'),
    letters: new RegExp(String.raw`(?<!\p{L})(${oneOf(titles.filter(isInLetters))})(?!\p{L})`, 'gu'),
  };
}

/** Every body that a line names, from left to right. */
export const membershipsIn = lately((text): readonly Membership[] => {
  if (!MAY_NAME.test(text)) return [];
  patterns ??= patternsOf();
  const { bodies, shorts, names, titles, letters } = patterns;
  const bodyCalled = (name: string) => bodies.get(name.toLowerCase());
  const found: Membership[] = [
    ...Array.from(text.matchAll(shorts)).flatMap(({ index, 0: all, 1: tight, 2: spaced, 3: short = '' }) => {
      const letter = LETTERS.get(tight ?? spaced ?? '');
      return named(text, bodyCalled(short), index, index + all.length, letter ?? null);
    }),
    ...Array.from(text.matchAll(names)).flatMap(({ index, 0: all }) =>
      named(text, bodyCalled(all), index, index + all.length, null),
    ),
    ...[...text.matchAll(titles), ...text.matchAll(letters)].flatMap(({ index, 0: all }) =>
      titled(text, bodyCalled(all), index, index + all.length, GRADE.chartered),
    ),
    ...Array.from(text.matchAll(BELOW_CHARTERED)).flatMap(({ index, 0: all }) =>
      titled(
        text,
        bodyCalled(REGISTER_OF_ENGINEERS),
        index,
        index + all.length,
        /^i/i.test(all) ? GRADE.member : GRADE.associate,
      ),
    ),
  ];
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  return asChartered(sharing(text, inOrder));
});
/** A look for these is quick, and most lines have none. */
const MAY_NAME =
  /\p{Lu}\p{Lu}|chartered|incorporated|institut|society|association|EngTech|EngC|C(?:Eng|Mgr|hPP|Ecol|Psychol|Chem|Biol)/iu;
const BELOW_CHARTERED = /(?<!\p{L})(?:IEng|EngTech|incorporated engineer|engineering technician)(?!\p{L})/giu;

function named(
  text: string,
  body: ProfessionalBody | undefined,
  start: number,
  end: number,
  byLetter: number | null,
): Membership[] {
  if (!body) return [];
  const before = pieceBefore(text, start);
  const walked = byLetter === null ? gradeBefore(before) : byLetter;
  if (walked === NO_MEMBER)
    return IS_PAST.test(before) ? [{ body, grade: null, start, end, isToCome: false, isPast: true }] : [];
  const behind = text.slice(end, end + 60);
  const grade = NOT_YET.test(behind) ? GRADE.graduate : lifted(walked ?? gradeBehind(behind.slice(0, 40)), body);
  return [{ body, grade, start, end, isToCome: IS_TO_COME.test(before) }];
}

/** "Chartered surveyor" is who they are, "trainee chartered surveyor" who they will be, and "by a chartered surveyor" another. */
function titled(
  text: string,
  body: ProfessionalBody | undefined,
  start: number,
  end: number,
  grade: number,
): Membership[] {
  const before = pieceBefore(text, start);
  if (!body || OF_ANOTHER.test(before)) return [];
  return [
    { body, grade: ONE_DAY.test(before) ? GRADE.graduate : grade, start, end, isToCome: IS_TO_COME.test(before) },
  ];
}
const ONE_DAY =
  /\b(?:trainee|apprentice|graduate|student|assistant|aspiring|part[- ]qualified|future|prospective|junior)\s*$/i;
const OF_ANOTHER =
  /\b(?:by|under|to|with|alongside|support(?:ing|ed)?|assist(?:ing|ed)?|supervis(?:ing|ed)|for) (?:(?:an?|the|our|my|other|two|three) )?(?:\p{L}+ )?$/iu;
const IS_TO_COME =
  /\b(?:towards?|route to|progress(?:ing|ion)? to|aim(?:ing)? (?:for|at|to)|studying for|preparing for|on track (?:for|to)|pursuing|support(?:ed)? (?:to|for))\s[^.;,()]{0,40}$/i;

const pieceBefore = (text: string, start: number): string =>
  text
    .slice(Math.max(0, start - 80), start)
    // "chartered status (ICE": what the bracket tells more of stands before it
    .replace(/\s*\($/, ' ')
    .split(/[.;()|•\n]/)
    .at(-1) ?? '';

const IS_PAST = /\b(?:former|past|previous|ex|lapsed)[ -](?:\p{L}+ ){0,2}(?:member|fellow|associate)/iu;
const NO_MEMBER = -1;
/** Words between a grade and the body. */
const BETWEEN = new Set(
  'of with the at by through from via in our your grade status level class qualified be become becoming as a an'.split(
    ' ',
  ),
);
/** "Committee member of the ICE", "former member", "research fellow": no step of membership. */
const OTHER_MEMBERS = new Set(
  'committee council team panel board staff group branch jury former past previous ex lapsed research teaching clinical visiting union'.split(
    ' ',
  ),
);
const A_PROFESSION =
  /^(?:engineer|surveyor|planner|builder|manager|professional|technologist|architect|practitioner|scientist|chemist|biologist|ecologist|forester|psychologist|accountant|librarian|marketer|environmentalist|adviser)$/;

/** The step that stands before a body: "graduate member of the", "chartered or incorporated engineer with the". */
function gradeBefore(before: string): number | null {
  const words = before
    .toLowerCase()
    .split(/[\s,/:–—-]+/)
    .filter(Boolean)
    .toReversed()
    .slice(0, FARTHEST);
  const grades: number[] = [];
  let own: number | null = null;
  for (const [at, word] of words.entries()) {
    const grade = WORDS.get(word);
    if (grade !== undefined) grades.push(grade);
    else if (word === 'member' || word === 'membership' || word === 'memberships') own ??= GRADE.member;
    else if (word === 'fellow' || word === 'fellowship') own ??= GRADE.fellow;
    else if (own !== null && OTHER_MEMBERS.has(word)) return NO_MEMBER;
    else if (A_PROFESSION.test(word) && WORDS.has(words[at + 1] ?? '')) continue;
    else if (word === 'or' || (word === 'and' && grades.length === 0 && own === null)) continue;
    else if (!BETWEEN.has(word) || grades.length > 0) break;
  }
  if (own === GRADE.fellow && !grades.some((grade) => grade < GRADE.chartered)) return GRADE.fellow;
  return grades.length > 0 ? Math.min(...grades) : own;
}
const FARTHEST = 9;

/** "CIPD student member", "IStructE (Graduate)", "RICS: Associate". */
function gradeBehind(behind: string): number | null {
  const [, word = '', own = ''] = BEHIND.exec(behind) ?? [];
  const grade = WORDS.get(word.toLowerCase());
  if (/^fellow/i.test(own) || /^fellow/i.test(word)) return GRADE.fellow;
  if (grade !== undefined) return grade;
  return /^member/i.test(word) ? GRADE.member : COURSE.test(behind) ? GRADE.course : null;
}
const BEHIND =
  /^[\s,(:–—-]{1,3}(student|affiliate|apprentice|trainee|graduate|probationary|provisional|qualifying|foundation|candidate|associate|licentiate|technician|technical|practitioner|certified|incorporated|full|accredited|chartered|chartership|member(?:ship)?|fellow(?:ship)?)(?=\s*(?:$|[,.;):|–—-]|or\b|and\b|since\b|member|fellow|grade|status|level|(?:19|20)\d\d|working\b|required|essential|desirable|preferred|\())(?:\s*(member|fellow)(?:ship)?)?/i;
/** "MRICS - APC candidate", "MCIOB applicant", "MRICS (final assessment due 2027)": whose letters these are to be. */
const NOT_YET =
  /^[\s,(:–—-]{1,3}(?:(?:in |by |for )?(?:apc|final|professional|review|interview|assessment|membership|chartership|pathway|route|submission|application|elect)[\s,:–—-]{1,3}){0,4}(?:(?:candidate|applicant|elect)(?! (?:supervis|mentor|counsel|assess|support))|pending|applied for|in progress|under ?way|awaited|expected|(?:due|booked|scheduled)(?: (?:in|on|for|by))?(?= |$)|submitted)(?!\p{L})/iu;
/** "CIPD Level 5", "IOSH Managing Safely": what it teaches, which makes nobody a member. */
const COURSE =
  /^[\s,(:–—-]{1,3}(?:level [1-7]|managing safely|working safely|part (?:[1-3]|i{1,3})\b|(?:\p{L}+ )?(?:diploma|certificate|course|exams?|accredited)\b)/iu;

/** Of some bodies every full member is chartered. */
const lifted = (grade: number | null, { isOfCharteredMembers }: ProfessionalBody): number | null =>
  grade === GRADE.member && isOfCharteredMembers ? GRADE.chartered : grade;

/** "Chartered member of the IStructE or ICE (MICE)": one step for all that stand in a row. */
function sharing(text: string, found: readonly Membership[]): Membership[] {
  const all = found.map((each) => ({ ...each }));
  const isNext = (one: Membership, other: Membership) => IN_A_ROW.test(text.slice(one.end, other.start));
  for (const [at, each] of all.entries()) {
    const last = all[at - 1];
    if (each.grade === null && !each.isPast && last && last.grade !== null && isNext(last, each))
      each.grade = last.grade;
  }
  for (const [at, each] of [...all.entries()].toReversed()) {
    const next = all[at + 1];
    if (each.grade === null && next && next.grade !== null && isNext(each, next)) each.grade = next.grade;
  }
  return all;
}
const IN_A_ROW = /^[\s)]*(?:[,/(&]|,? ?(?:or|and|with|through|by) )\s*(?:the |an? )?$/i;

/** "CEng MIMechE": who is registered as chartered is a chartered member. */
function asChartered(found: readonly Membership[]): readonly Membership[] {
  const isRegistered = found.some(
    ({ body: { short }, grade, isToCome }) => short === REGISTER_OF_ENGINEERS && grade === GRADE.chartered && !isToCome,
  );
  return isRegistered
    ? found.map((each) =>
        each.body.isOfEngineers && each.grade === GRADE.member ? { ...each, grade: GRADE.chartered } : each,
      )
    : found;
}
