import type { CvFacts } from '../reading/cv-facts.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import { isSameTown } from '../match/place-finding.js';
import { countryInText, HOME, townOfAddress } from '../reading/places.js';
import { mayHoldIn } from '../reading/rights.js';
import { FIELD_NAMES } from '../reading/fields.js';
import { isCompared, WORTH, scoreOf, type WeighedAsk } from '../match/score.js';
import { counted, inText, listed, shortened } from '../text/clean.js';
import { shownAs } from '../match/ask.js';
import { tipsFor } from './tips.js';
import { CV_IN_OTHER_LANGUAGE } from './unreadable.js';

/** A title and its lines; in the text, blocks are parted by an empty line. */
interface Block {
  title: string;
  lines: string[];
}

const QUOTE = 170;
export const quoted = (line: string, most = QUOTE): string =>
  `“${shortened(line.replace(/^[•●▪■◆*–-]\s*/, ''), most)}”`;
const points = (number: number): string => `${Number(number.toFixed(1))} ${number === 1 ? 'point' : 'points'}`;

/** The words of an analysis. The titles carry the words by which the screen chooses a block's colour. */
export function analysisText(all: readonly WeighedAsk[], advert: AdvertFacts, cv: CvFacts): string {
  const score = scoreOf(all);
  const asks = all.filter(isCompared);
  return [
    advert.isReadable ? null : OTHER_LANGUAGE,
    cv.isForeign ? READ_IN_PART : null,
    strengths(asks, all, advert),
    gaps(asks),
    tips(asks, advert, cv),
    nextSteps(asks, all, score),
    sponsorship(advert, cv),
    sum(all, score, advert),
  ]
    .filter((block): block is Block => block !== null && block.lines.length > 0)
    .map(({ title, lines }) => [title, ...lines.map((line) => line.replace(/\s*\n\s*/g, ' '))].join('\n'))
    .join('\n\n');
}

const OTHER_LANGUAGE: Block = {
  title: 'This advert is not in English',
  lines: [
    'The built-in engine reads English adverts. In other languages it recognises little more than the names of skills, so most of what this advert asks for was not compared, and the score counts only what is listed below.',
    'Paste an English version of the advert for a score of the whole.',
  ],
};

const READ_IN_PART: Block = {
  title: CV_IN_OTHER_LANGUAGE,
  lines: [
    'The built-in engine reads English CVs. In other languages it recognises little more than the names of skills and tools, so what is listed as missing may well stand in your CV, and the score says nothing of it.',
    'Upload or paste an English version of your CV for a score that means something.',
  ],
};

function strengths(asks: readonly WeighedAsk[], all: readonly WeighedAsk[], advert: AdvertFacts): Block {
  const met = asks.filter(({ state }) => state === 'met');
  const title = 'Strengths that match this job';
  if (met.length === 0) {
    return {
      title,
      lines: [
        'No requirement of this advert is shown in your CV yet. The gaps below say what was looked for.',
        ...howMuchWasRead(asks, all, advert),
      ],
    };
  }
  return {
    title,
    lines: [
      `Your CV shows ${met.length} of the ${counted(asks.length, 'requirement')} found in the advert.`,
      ...howMuchWasRead(asks, all, advert),
      ...met.map(
        (ask) =>
          `• ${ask.name} (${points(ask.points)})${ask.why ? `. ${ask.why}` : ''}${ask.proof ? `: ${quoted(proofOf(ask))}` : ''}`,
      ),
    ],
  };
}

/** The reader has to know what the count does not cover. */
function howMuchWasRead(
  asks: readonly WeighedAsk[],
  all: readonly WeighedAsk[],
  { worded, isReadable }: AdvertFacts,
): string[] {
  const lines: string[] = [];
  const byWords = asks.filter(({ name }) => worded.some((each) => shownAs(each.name) === name)).length;
  if (byWords > 0)
    lines.push(
      `${counted(byWords, 'requirement is', 'requirements are')} in no vocabulary of the engine and ${byWords === 1 ? 'was' : 'were'} looked for by ${byWords === 1 ? 'its' : 'their'} words alone; the same thing in other words is not found.`,
    );
  const unread = all.find((each) => !isCompared(each));
  if (unread)
    lines.push(
      `${isReadable ? 'The advert says little that can be compared' : 'Most of the advert was not read'}, so ${points(unread.points)} of 100 stay open and the score is low for that reason too.`,
    );
  return lines;
}

const proofOf = ({ proof }: WeighedAsk): string => proof?.whole ?? '';

function gaps(asks: readonly WeighedAsk[]): Block | null {
  const open = asks.filter(({ state }) => state !== 'met');
  if (open.length === 0)
    return { title: 'Gaps', lines: ['None: every requirement found in the advert is shown in your CV.'] };
  return { title: 'Gaps: missing or only partly shown', lines: open.map((ask) => `• ${gapOf(ask)}`) };
}

/** The words that the chart has for the same state. */
const NOTHING_SAYS_SO = 'No line of your CV was found that says so.';

function gapOf(ask: WeighedAsk): string {
  const wish = ask.importance === 'preferred' ? ', a wish rather than a must' : '';
  if (ask.state === 'missing') {
    const source = ask.jobLine ? ` ${sourceOf(ask.jobLine)}` : '';
    const why = ask.isOnlyKeyword
      ? `not counted (${points(ask.points)}${wish}). Your CV names ${ask.called ?? 'it'}, in a list that fits none of your work: ${quoted(proofOf(ask), 120)}`
      : `missing (${points(ask.points)}${wish}). ${whyMissing(ask)}`;
    return `${ask.name}: ${why}${source}`;
  }
  return `${ask.name}: partly, ${points(ask.points / 2)} of ${Number(ask.points.toFixed(1))}${wish}. ${partlyBecause(ask)}`;
}

const whyMissing = ({ why, proof }: WeighedAsk): string =>
  why ? `${why}${proof ? `: ${quoted(proof.whole, 120)}` : '.'}` : NOTHING_SAYS_SO;

const sourceOf = (line: string): string =>
  /^[\w ]{0,20}skills[\w ]{0,10}:/i.test(line)
    ? 'It is in the advert’s list of skills.'
    : `The advert says: ${quoted(line, 120)}`;

function partlyBecause(ask: WeighedAsk): string {
  const line = ask.proof ? quoted(proofOf(ask), 120) : '';
  if (ask.why) return `${ask.why}: ${line}`;
  if (ask.near) return `You show ${ask.called ?? inText(ask.near)}, which is close to it: ${line}`;
  switch (ask.kind) {
    case 'skill':
      return ask.proof?.section === 'experience' || ask.proof?.section === 'projects'
        ? `A post of yours lists it, and no line says what you did with it: ${line}`
        : `You list it, but no line shows you using it: ${line}`;
    case 'certificate':
      return `Named, but not as something you hold already: ${line}`;
    case 'experience':
      return / of experience$/.test(ask.name)
        ? `Your dates add up to less: ${line}`
        : `Your work so far is close to it${line && `: ${line}`}`;
    case 'degree':
      return `Your highest degree is one level below: ${line}`;
    case 'seniority':
      return `Your posts so far are one step below: ${line}`;
    case 'language':
      return `Your level may not be enough: ${line}`;
    case 'location':
      return `You would move, and the advert seems to allow for that: ${line}`;
    case 'unread':
      return 'The advert says too little of it.';
    case 'right-to-work':
      return line;
  }
}

function tips(asks: readonly WeighedAsk[], advert: AdvertFacts, cv: CvFacts): Block {
  return { title: 'Improvement tips', lines: tipsFor(asks, advert, cv).map((tip, at) => `${at + 1}. ${tip}`) };
}

/** What would move the score most, in figures that come from the same sum. */
function nextSteps(asks: readonly WeighedAsk[], all: readonly WeighedAsk[], score: number): Block {
  const partly = asks.filter(({ state, kind }) => state === 'partly' && kind === 'skill');
  const missing = asks.filter(
    ({ state, kind, isOnlyKeyword }) =>
      state === 'missing' && !isOnlyKeyword && (kind === 'skill' || kind === 'certificate'),
  );
  const lines: string[] = [];
  if (partly.length > 0) {
    const shown = scoreOf(all.map((ask) => (partly.includes(ask) ? { ...ask, state: 'met' as const } : ask)));
    lines.push(
      `• Show ${listed(partly.slice(0, 4).map(({ name }) => inText(name)))} in use, where that is true: with ${partly.length === 1 ? 'it' : `all ${partly.length} partly met`} your score would be ${shown} instead of ${score}.`,
    );
  }
  const [first, second] = missing;
  if (first) {
    lines.push(
      `• Among what is missing, ${inText(first.name)}${second ? ` and ${inText(second.name)}` : ''} ${second ? 'weigh' : 'weighs'} most (${points(first.points + (second?.points ?? 0))} together)`.replace(
        second ? '' : ' together',
        '',
      ) + '. See the recommended learning below.',
    );
  }
  if (asks.some(({ kind, state }) => kind === 'certificate' && state === 'missing')) {
    lines.push(
      '• A registration or certificate is often a condition of the post. Ask the employer whether it can be in progress when you start.',
    );
  }
  if (lines.length === 0)
    lines.push(
      '• Prepare examples for the requirements above: the interview questions tool uses the same CV and advert.',
    );
  return { title: 'Recommended next steps', lines };
}

function sponsorship({ sponsorship: says, place, isRemote }: AdvertFacts, { right, country, head }: CvFacts): Block {
  const lines: string[] = [];
  if (says?.says === 'offered') lines.push(`The advert speaks of sponsorship or a visa: ${quoted(says.line)}`);
  else if (says?.says === 'refused')
    lines.push(`The advert says that the employer does not sponsor: ${quoted(says.line)}`);
  else if (says) lines.push(`The advert asks for the right to work: ${quoted(says.line)}`);
  else lines.push('The advert says nothing about sponsorship. Ask before you apply if you need it.');
  const isAbroad = right !== null && !mayHoldIn(right.proof.whole, place?.country ?? HOME);
  if (right?.says === 'has' && isAbroad)
    lines.push(
      `Your CV says ${quoted(right.proof.whole, 140)}. Whether you may work in ${countryInText(place?.country ?? HOME)} is not said there.`,
    );
  else if (right?.says === 'has') lines.push(`Your CV says that you may work: ${quoted(right.proof.whole, 140)}`);
  else if (right) lines.push(`Your CV says that you need a visa or sponsorship: ${quoted(right.proof.whole, 140)}`);
  else
    lines.push(
      'No line was found in your CV that says whether you need a visa. One line near the top answers the question that employers ask first.',
    );
  const where = place?.town
    ? [place.town, place.country].filter(Boolean).join(', ')
    : countryInText(place?.country ?? '');
  if (place && where !== '') {
    lines.push(
      `The job is in ${where}${isRemote ? ', with remote work' : ''}${country ? `; your CV says ${isSameTown(place.town, head) ? place.town : whereOf(country)}` : ''}.`,
    );
  }
  return { title: 'Visa, sponsorship and place', lines };
}

/** "Reading, United Kingdom": the country alone would say that the job is in the same place. */
const whereOf = ({ name, proof }: NonNullable<CvFacts['country']>): string =>
  [townOfAddress(proof.whole), name].filter(Boolean).join(', ');

const KIND_NAMES: Record<WeighedAsk['kind'], string> = {
  skill: 'Skills',
  experience: 'Experience',
  degree: 'Degree',
  seniority: 'Seniority',
  language: 'Languages',
  certificate: 'Registrations and certificates',
  location: 'Place',
  'right-to-work': 'Right to work',
  unread: 'What could not be compared',
};

function sum(asks: readonly WeighedAsk[], score: number, advert: AdvertFacts): Block {
  const compared = asks.filter(isCompared);
  const unread = asks.find((ask) => !isCompared(ask));
  const kinds = [...new Set(compared.map(({ kind }) => kind))];
  const of = (list: readonly WeighedAsk[], worth: (ask: WeighedAsk) => number) =>
    Number(list.reduce((total, ask) => total + ask.points * worth(ask), 0).toFixed(1));
  return {
    title: 'How the score adds up',
    lines: [
      `The score, ${score} of 100, is a weighted sum and nothing else: a requirement that your CV shows counts in full, one shown in part counts half, one not shown counts nothing.`,
      ...kinds.map((kind) => {
        const own = compared.filter((ask) => ask.kind === kind);
        return `• ${KIND_NAMES[kind]}: ${of(own, ({ state }) => WORTH[state])} of ${of(own, () => 1)}`;
      }),
      ...(unread ? [`• ${unread.name}: 0 of ${Number(unread.points.toFixed(1))}`] : []),
      ...(advert.field ? [`The advert was read as one in ${FIELD_NAMES[advert.field]}.`] : []),
      'Skills are recognised by name, with Landfall’s own list and the open vocabularies O*NET 29.2 (US Department of Labor, CC BY 4.0), ESCO (European Commission) and Linguist (MIT). A skill described without its name can be overlooked.',
    ],
  };
}
