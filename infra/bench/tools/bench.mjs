import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../build/paths.mjs';
import { buildServices } from '../../local/build-services.mjs';
import { inAdverts, inCvs } from './expected-skills.mjs';
import { adverts, cvTexts, ownAdverts, ruleTexts, toJobText } from './texts.mjs';

const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src', file)).href);
const PAIRS = 100;
/** Lines that have nothing to do with the CV they are added to, or with no work in it. */
const KEYWORD_LINES = [
  'Keywords: welding, forklift driving, payroll, dispensing, asylum law, phonics, calving, SEO, Passivhaus',
  'Python, Java, Kubernetes, SQL, nursing, accounting, marketing, teaching, welding, Excel, leadership, teamwork',
  'synergy blockchain agile communication leadership innovation cloud teamwork excellence',
];

/** How good the built-in engine is. The baseline is the target. `BENCH_WORST=1` names what falls short on stderr. */
export async function run(report) {
  await buildServices();
  const cvs = await cvTexts(compiled);
  await skills(cvs, report);
  await scores(cvs, report);
  await studyTests(report);
}

async function skills(cvs, report) {
  const { readAdvert } = await compiled('tools/engine/reading/advert-reader.js');
  const { readCv } = await compiled('tools/engine/reading/cv-reader.js');
  const inAdvert = ({ title, description }) =>
    readAdvert(`${title}\n\n${description}`).skills.map(({ skill }) => skill.name);
  const inCv = (text) => {
    const { shown, claimed, unsupported } = readCv(text, new Date());
    return [shown, claimed, unsupported].flatMap((found) => [...found.keys()]);
  };
  const byId = new Map(adverts.map((advert) => [advert.id, advert]));
  tell(
    'adverts',
    Object.entries(inAdverts).map(([id, expected]) => [id, expected, inAdvert(byId.get(id))]),
    report,
  );
  tell(
    'CVs',
    Object.entries(inCvs).map(([name, expected]) => [name, expected, inCv(cvs.get(name))]),
    report,
  );
}

function tell(what, rows, report) {
  let right = 0;
  let found = 0;
  let wanted = 0;
  for (const [name, expected, got] of rows) {
    const missed = expected.filter((skill) => !got.includes(skill));
    const extra = [...new Set(got)].filter((skill) => !expected.includes(skill));
    right += expected.length - missed.length;
    wanted += expected.length;
    found += new Set(got).size;
    worst(missed.length + extra.length > 0, `${name}: missed ${missed.join(', ')}; extra ${extra.join(', ')}`);
  }
  report({ name: `tools: skills in ${what}, precision`, value: right / found, unit: 'share', baseline: 0.85 });
  report({ name: `tools: skills in ${what}, recall`, value: right / wanted, unit: 'share', baseline: 0.85 });
}

async function scores(cvs, report) {
  const { BuiltInMatchScorer } = await compiled('tools/engine/built-in-match-scorer.js');
  const scorer = new BuiltInMatchScorer();
  const jobs = new Map(adverts.map((advert) => [advert.id, scorer.readJob(toJobText(advert))]));
  const scoresOf = (text) => {
    const cv = scorer.readCv(text);
    return new Map(Array.from(jobs, ([id, job]) => [id, scorer.score(cv, job)]));
  };
  fieldPairs(cvs, scoresOf, report);
  steadiness(cvs, scoresOf, report);
  speed(cvs, scorer, report);
}

/** Of all pairs of an advert of the CV's own field and one of another, every so manieth, and all of them. */
function fieldPairs(cvs, scoresOf, report) {
  const pairs = Object.entries(ownAdverts).flatMap(([name, own]) => {
    const scored = scoresOf(cvs.get(name));
    const others = [...scored.keys()].filter((id) => !own.includes(id));
    return own.flatMap((id) =>
      others.map((other) => ({ name, id, other, isRight: scored.get(id) > scored.get(other) })),
    );
  });
  const some = Array.from({ length: PAIRS }, (_, at) => pairs[Math.floor((at * pairs.length) / PAIRS)]);
  const right = (list) => list.filter(({ isRight }) => isRight).length;
  for (const { name, id, other, isRight } of pairs) worst(!isRight, `${name}: ${id} is not above ${other}`);
  report({ name: 'tools: own field scores higher, of 100 pairs', value: right(some), unit: 'count', baseline: 95 });
  report({
    name: `tools: own field scores higher, of all ${pairs.length} pairs`,
    value: right(pairs) / pairs.length,
    unit: 'share',
    baseline: 0.95,
  });
}

function steadiness(cvs, scoresOf, report) {
  const text = cvs.get('rendercv-classic.pdf');
  const answers = new Set(Array.from({ length: 100 }, () => JSON.stringify([...scoresOf(text)])));
  report({
    name: 'tools: different answers to the same input, 100 times',
    value: answers.size,
    unit: 'count',
    baseline: 1,
  });
  let most = 0;
  for (const [name, cv] of cvs) {
    const before = scoresOf(cv);
    for (const line of KEYWORD_LINES) {
      for (const added of [`${cv}\n${line}`, `${line}\n${cv}`]) {
        for (const [id, score] of scoresOf(added)) {
          const change = Math.abs(score - before.get(id));
          worst(change > 3, `${name}: “${line}” moves ${id} by ${change}`);
          most = Math.max(most, change);
        }
      }
    }
  }
  report({ name: 'tools: most that a line of keywords moves a score', value: most, unit: 'points', baseline: 3 });
}

function speed(cvs, scorer, report) {
  const [texts, others] = [adverts.slice(0, 40), adverts.slice(40)].map((some) => some.map(toJobText));
  const read = texts.map((job) => scorer.readJob(job));
  const cv = cvs.get('rendercv-classic.pdf');
  const timed = (work) => {
    const times = Array.from({ length: 30 }, () => {
      // The engine remembers lines for a while; nobody's CV has been read a moment before.
      for (const job of others) scorer.readJob(job);
      const begun = performance.now();
      work();
      return performance.now() - begun;
    });
    return times.toSorted((one, other) => one - other)[28];
  };
  const all = (jobs) => {
    const own = scorer.readCv(cv);
    for (const job of jobs) scorer.match(own, job);
  };
  report({ name: 'tools: 40 jobs against one CV, p95', value: timed(() => all(read)), unit: 'ms', baseline: 100 });
  report({
    name: 'tools: the same, jobs read as well, p95',
    value: timed(() => all(texts.map((job) => scorer.readJob(job)))),
    unit: 'ms',
    baseline: 100,
  });
}

async function studyTests(report) {
  const { studyTest } = await compiled('tools/engine/study/study-test.js');
  const { undressed } = await compiled('tools/engine/study/blocks.js');
  const breathe = () => new Promise((resolve) => setImmediate(resolve));
  const count = { questions: 0, uncited: 0, shared: 0, told: 0, dropped: 0, slowest: 0 };
  for (const { title, content } of ruleTexts()) {
    const begun = performance.now();
    const { questions, dropped } = await studyTest({ studyMaterial: content, batch: 0, asked: [] }, breathe);
    count.slowest = Math.max(count.slowest, performance.now() - begun);
    const document = undressed(content).replace(/\s+/g, ' ');
    for (const { question, options, correctAnswer, sentence } of questions) {
      const answer = options[correctAnswer];
      if (!sentence.includes(answer) || !document.includes(sentence)) count.uncited += 1;
      if (` ${wordsOf(question)} `.includes(` ${wordsOf(answer)} `)) count.told += 1;
    }
    count.shared += questions.length - new Set(questions.map(({ sentence }) => sentence)).size;
    count.questions += questions.length;
    count.dropped += dropped;
    worst(questions.length < 20, `${title}: ${questions.length} questions`);
  }
  report({ name: 'tools: study questions from ten texts', value: count.questions, unit: 'count', baseline: 200 });
  report({ name: 'tools: answers not in the cited sentence', value: count.uncited, unit: 'count', baseline: 0 });
  report({ name: 'tools: questions that share a sentence', value: count.shared, unit: 'count', baseline: 0 });
  report({ name: 'tools: questions that tell their answer', value: count.told, unit: 'count', baseline: 0 });
  report({ name: 'tools: questions dropped', value: count.dropped, unit: 'count' });
  report({ name: 'tools: slowest study test', value: count.slowest, unit: 'ms', baseline: 5_000 });
}

const wordsOf = (text) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

function worst(isBad, words) {
  if (isBad && process.env.BENCH_WORST) console.error(words);
}
