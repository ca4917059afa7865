import { knowsWord } from '../vocabulary/known-words.js';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const ENGLISH = wordSet('the and you we with for will are our of to in a');
/** What notes have in place of sentences: "Own tools, CSCS card, 3+ years on site". */
const ENGLISH_NOTES = wordSet(
  `experience required requirements must essential desirable own work working years skills knowledge driving licence
  nights hours needed wanted able new day days on at from first last no yes have good yrs`,
);
/** Words without which no sentence of these languages gets along, as far as they are none of English. */
const OTHERS = wordSet(`wir und der das mit für einen eine einer sie ist suchen auf den von zum zur oder bei
  nous vous et les des une pour avec dans est du el los las para con una que buscamos del della che cerchiamo uma
  você não het een voor wij zijn naar oraz dla jest och för som ve için dengan untuk`);
/** What adverts in these languages ask and offer with, in a list that has no sentence; none of it is a word of English. */
const OTHER_ADVERTS = wordSet(`anforderungen aufgaben erfahrung berufserfahrung kenntnisse gesucht bieten ihr ihre wird
  erwünscht nach führerschein vollzeit recherché recherchée expérience exigé exigée souhaité souhaitée diplôme
  connaissances poste selon permis salaire wymagania wymagamy oferujemy doświadczenie prawo praca pracy umowa umowę
  widziane lub się jazdy znajomość cerințe cerinţe oferim angajăm experiență experienţă salariu cazare limba minim și
  şi oferă cunoștințe requisitos ofrecemos oferecemos experiencia experiência mínima título contrato requisiti offriamo
  esperienza disponibilità patente functie eisen aanbod ervaring salaris požadujeme nabízíme praxe elvárások kínálunk
  tapasztalat`);
const LATIN = /[a-z\u00c0-\u024f]/gi;
/** Greek, Cyrillic, Arabic, Hebrew, Indic, Thai, Chinese, Japanese, Korean and their like. */
const OTHER_SCRIPT = /[\u0370-\u1dff\u2e80-\ud7ff\uf900-\ufdff\ufe70-\ufeff]/g;

/**
 * A text in another script, with more lines in another language than in English, or of which hardly a word is one that
 * English cannot do without, is not in English. A list of names too short to tell passes.
 */
export function isEnglish(text: string): boolean {
  if (isInOtherScript(text)) return false;
  const language = languageOfLines(text);
  if (language !== null) return language === 'English';
  if (isOfUnknownWords(text)) return false;
  const { words, english, notes, sure } = countsIn(text);
  return words < 25 || english / words > 0.07 || (english + notes) / words > 0.12 || sure >= FEWEST_SURE;
}

/** So many different words that are English and nothing else, however many names stand between them. */
const FEWEST_SURE = 3;
const SURELY_ENGLISH = wordSet(
  'the and you with our must experience required working years skills knowledge looking need',
);

/** Surely in another language: by its script or its small words. A CV in notes has hardly any of either. */
export function isOtherLanguage(text: string): boolean {
  if (isInOtherScript(text)) return true;
  const { english, others } = countsIn(text);
  return others >= 2 && others > english;
}

function isInOtherScript(text: string): boolean {
  const sample = text.slice(0, LONGEST_SAMPLE);
  const other = sample.match(OTHER_SCRIPT)?.length ?? 0;
  return other > 0 && other > (sample.match(LATIN)?.length ?? 0);
}

/**
 * The language of most lines, where some are in another than English: an advert may have one paragraph in another
 * language, however long, and be in English. Null where no more than a name or a loan word is of another language.
 */
function languageOfLines(text: string): 'English' | 'other' | null {
  const lines = text.slice(0, LONGEST_SAMPLE).split('\n').map(signsIn);
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  if (sum(({ other }) => other) < FEWEST_OTHER) return null;
  const lead = sum(({ english, other }) => Math.sign(english - other)) || sum(({ english, other }) => english - other);
  return lead > 0 ? 'English' : 'other';
}
const FEWEST_OTHER = 2;

/** A letter with an accent is half a sign: English has its cafés, and towns and people have their names. */
function signsIn(line: string): { english: number; other: number } {
  const words = line.split(NO_LETTERS).filter(Boolean);
  const count = (is: (word: string) => boolean) => words.filter(is).length;
  const told = (word: string) => OTHERS.has(word.toLowerCase()) || OTHER_ADVERTS.has(word.toLowerCase());
  return {
    english: count((word) => SURELY_ENGLISH.has(word.toLowerCase()) || OF_ENGLISH_LINES.has(word.toLowerCase())),
    other: count(told) + count((word) => !told(word) && WITH_AN_ACCENT.test(word)) / 2,
  };
}
/** Notes in any language that have no small words: none is sure to be English, and the vocabulary knows hardly one. */
function isOfUnknownWords(text: string): boolean {
  const sample = text.slice(0, LONGEST_SAMPLE);
  if (signsIn(sample).english > 0) return false;
  const words = sample.split(NO_LETTERS).filter((word) => /^\p{L}?\p{Ll}{3,}$/u.test(word));
  const known = words.filter((word) => knowsWord(word.toLowerCase())).length;
  return words.length >= FEWEST_TO_TELL && known / words.length < LEAST_KNOWN;
}
const FEWEST_TO_TELL = 5;
/** Of the words of an English advert or CV some two in three are known, of one in another language about one in ten. */
const LEAST_KNOWN = 0.25;

const NO_LETTERS = /[^a-z\u00c0-\u024f]+/i;
const WITH_AN_ACCENT = /^[a-z\u00df-\u024f]*[\u00df-\u024f]/;
const OF_ENGLISH_LINES = wordSet(
  'of is are will this requirements essential desirable own nights hours needed wanted have good driving speaking yrs',
);

const LONGEST_SAMPLE = 4_000;

/** Words that other languages have too count where no word of another language stands. */
function sureIn(words: readonly string[]): number {
  const isAlone = !words.some((word) => OTHERS.has(word));
  const counts = (word: string) =>
    SURELY_ENGLISH.has(word) || (isAlone && (ENGLISH.has(word) || ENGLISH_NOTES.has(word)));
  return new Set(words.filter(counts)).size;
}

function countsIn(text: string): { words: number; english: number; notes: number; others: number; sure: number } {
  const words = text.slice(0, LONGEST_SAMPLE).toLowerCase().split(NO_LETTERS).filter(Boolean);
  const count = (of: ReadonlySet<string>) => words.filter((word) => of.has(word)).length;
  return {
    words: words.length,
    english: count(ENGLISH),
    notes: count(ENGLISH_NOTES),
    others: count(OTHERS),
    sure: sureIn(words),
  };
}
