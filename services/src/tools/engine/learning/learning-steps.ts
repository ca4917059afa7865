import { closeness } from '../reading/fields.js';
import { inText, listed } from '../text/clean.js';
import { relativesOf } from '../vocabulary/related-skills.js';
import { skillVocabulary } from '../vocabulary/skill-vocabulary.js';
import type { Field, Skill } from '../vocabulary/skill.js';
import type { Strength } from './gaps-in.js';
import { kindOf } from './kinds-of-gaps.js';

const steps = (begin: string, practise: string, show: string): string[] => [
  `Begin with: ${begin}`,
  `Practise: ${practise}`,
  `Show it: ${show}`,
];

/** Skills whose way in is worth saying in particular. Only what stays true for years. */
const PARTICULAR: Record<string, string[]> = {
  Docker: steps(
    'What an image, a layer and a volume are; then write one Dockerfile by hand.',
    'Put something you have already built into a container, make the image half its size, and run it with its database by Compose.',
    'Keep the Dockerfile in the project that your CV names.',
  ),
  Kubernetes: steps(
    'Pods, deployments, services and probes, on a cluster on your own machine (kind or minikube).',
    'Deploy something of yours, break it on purpose, and bring it back from what the events and logs say.',
    'A line such as “ran N services on Kubernetes” once it is true, with what you changed.',
  ),
  Terraform: steps(
    'State, plan and apply, with one provider.',
    'Describe a small environment, destroy it and build it again from nothing.',
    'A public repository with a plan that others can read.',
  ),
  AWS: steps(
    'Identity and access, networks, storage and one way to run code, within the free allowance.',
    'Move a small project of yours there, with a budget alarm set before anything else.',
    'Which services you used, and what a month cost.',
  ),
  Kafka: steps(
    'Topics, partitions, consumer groups and what “at least once” means.',
    'Two small services that exchange events; then kill one in the middle and see what is delivered twice.',
    'How you made the consumer safe against duplicates.',
  ),
  TypeScript: steps(
    'Types for objects and functions, unions, narrowing and the strict setting.',
    'Turn a JavaScript project of yours into strict TypeScript, file by file.',
    'The bugs that the compiler found.',
  ),
  Python: steps(
    'The language, its environments and its tests.',
    'A script that does a task you now do by hand; then tests for it.',
    'The time it saves.',
  ),
  SQL: steps(
    'Joins, grouping, window functions and reading a query plan.',
    'Ask ten real questions of an open data set and make the slowest answer ten times faster.',
    'One question, its query and what was decided by it.',
  ),
  PostgreSQL: steps(
    'Indexes, transactions, EXPLAIN ANALYZE, backup and restore.',
    'Load a million rows, find the slow query, and explain its plan before and after.',
    'The figure before and after.',
  ),
  'Power BI': steps(
    'The data model first (facts, dimensions, relations), then measures in DAX.',
    'A report of three pages from open data that answers one question of a manager.',
    'A picture of it, and who would use it.',
  ),
  Excel: steps(
    'Tables, lookups, pivot tables and Power Query.',
    'Rebuild one monthly report so that it refreshes with a click.',
    'The hours it saves each month.',
  ),
  'Machine learning': steps(
    'Train, validation and test data, a simple baseline, and the measures for your kind of problem.',
    'One problem on open data from baseline to a model that beats it, with the errors looked at one by one.',
    'The baseline, your figure, and what the errors had in common.',
  ),
  PyTorch: steps(
    'Tensors, automatic differentiation, data loaders and a training loop written by hand.',
    'Fine-tune a small model on a data set of your own and measure it against the untouched one.',
    'The repository and the figure.',
  ),
  'Data labelling': steps(
    'What a labelling guide has to decide: borderline cases, and how two people’s labels are compared.',
    'Write a guide of one page, label two hundred examples with another person, and measure where you agree.',
    'The agreement before and after the guide.',
  ),
  'CI/CD': steps(
    'What should run on every change, and in which order, so that failures come early.',
    'A pipeline for a project of yours: checks, build, tests, release, and a way back.',
    'How long it takes, and what it has stopped.',
  ),
  Accessibility: steps(
    'The WCAG success criteria of level AA, and how a screen reader is used.',
    'Go through a page of yours with the keyboard alone and with a screen reader; mend what you find.',
    'The list of what you mended.',
  ),
  SEO: steps(
    'How a search engine finds, understands and ranks a page; search intent before keywords.',
    'Take one page, improve its title, structure and speed, and follow its impressions for six weeks.',
    'The figure from Search Console.',
  ),
  'Google Analytics': steps(
    'Events, conversions and where the numbers cannot be trusted.',
    'Set up one property with two conversions, and answer one question of the owner.',
    'The question and what was changed.',
  ),
  'NMC registration': steps(
    'Read what the Nursing and Midwifery Council asks of people who trained outside the United Kingdom: proof of training, English, identity.',
    'The test of competence has two parts: a computer-based test (CBT), which can be taken in many countries, and the OSCE, which is taken in the United Kingdom.',
    'Put your stage into the CV with its date: “CBT passed, March”.',
  ),
  OSCE: steps(
    'The marking criteria that the test centres publish for assessment, planning, implementation and evaluation.',
    'Run the stations aloud against the clock with a colleague.',
    'Say in the CV when you can sit it.',
  ),
  'HCPC registration': steps(
    'Read what the Health and Care Professions Council asks of international applicants for your profession.',
    'Collect the course information form and proof of practice early: these take longest.',
    'Put the stage of your application into the CV.',
  ),
  'GPhC registration': steps(
    'Read the route of the General Pharmaceutical Council for pharmacists who qualified abroad.',
    'Outside the mutual arrangements it leads through the overseas pharmacists’ assessment programme (OSPAP), foundation training and the registration assessment.',
    'Say at which stage you are.',
  ),
  'GDC registration': steps(
    'Read which routes the General Dental Council has for your qualification.',
    'For many it is the Overseas Registration Examination (ORE), in two parts.',
    'Say which part you have passed.',
  ),
  QTS: steps(
    'Look up whether your country’s teachers can apply for recognition in England, and with which documents.',
    'If not: an employment-based or university route to qualified teacher status.',
    'Put the state of the application beside your teaching qualification.',
  ),
  ACCA: steps(
    'Check which exams your degree exempts you from.',
    'Plan the next two sittings, and record practical experience as you go.',
    'Write “ACCA part-qualified, N of 13 exams”, if that is so.',
  ),
  CIMA: steps(
    'Check your exemptions, and at which level you would enter.',
    'Plan the next case study exam and the objective tests before it.',
    'Write the level you have reached.',
  ),
  IELTS: steps(
    'Which version and which band is asked for, in each part and overall: the advert or the regulator says it, and a pass of another test may do.',
    'One whole test against the clock, marked by the published criteria; then the weakest of the four parts first.',
    'The band of each part with its date; most bodies take a result for two years.',
  ),
  OET: steps(
    'Which grade is asked for in each part, for your profession: the regulator publishes it, and whether two sittings may be combined.',
    'One whole sample test of your profession against the clock; letters and role plays with somebody who marks them by the criteria.',
    'The grade of each part with its date.',
  ),
  'Driving licence': steps(
    'Find out whether the licence you hold may be exchanged, or how long you may drive on it.',
    'If not, apply for a provisional licence and book the theory test.',
    'Write which licence you hold and of which country.',
  ),
};

/** What somebody has or has not. */
const NOTHING_TO_LEARN: Record<string, string> = {
  'Own transport': 'There is nothing to learn here. Where you have a car or can use one, write it in one line.',
};

const MOST_PARTS = 4;

const certificate = (name: string): string[] => [
  `It is granted, not only learned: find out what the body that grants ${name} asks of you, how long it takes and what it costs.`,
  `Until then your CV can say how far you are: “${name}: applied, decision expected in …”.`,
];

const quality = (name: string): string[] => [
  `The word itself counts for little. One line of work in which ${inText(name)} made a difference, with its result, shows it.`,
];

/** "Azure" and "Sketch" are names, whatever they end with. */
const called = (name: string): string => (skillVocabulary().named(name)?.kind === 'technology' ? name : inText(name));

/**
 * Of a trade that the post is not of, the neighbours of a word say nothing: automation in marketing is no PLC. HTML is
 * HTML wherever it is asked for.
 */
const isOfTrade = ({ field, kind }: Pick<Skill, 'field' | 'kind'>, trade: Field | null): boolean =>
  kind === 'technology' || trade === null || field === null || field === 'general' || closeness(field, trade) > 0;

const ofTechnology = (name: string): string[] =>
  steps(
    `The first guide of the makers of ${name}, done by hand and not only read.`,
    `One small thing with ${name} that does what the line of the advert asks for, from nothing to working.`,
    'What it does, in one line of the CV, once it is true.',
  );

/** How a tool is learned, what is close to it, and what could be done with what the CV shows. */
function anySkill(skill: Skill, { near, isPartly, trade }: StepsWanted): string[] {
  const { name } = skill;
  if (!isOfTrade(skill, trade)) return [];
  const said = called(name);
  const close = relativesOf(name)
    .filter((each) => isOfTrade(skillVocabulary().named(each) ?? skill, trade))
    .slice(0, MOST_PARTS)
    .map(called);
  const what = skill.kind === 'technology' ? ofTechnology(said) : [];
  if (isPartly) return what;
  if (near)
    return [...what, `A way in: do once with ${said} what that line tells of ${near.name}, and compare the two.`];
  return close.length > 0
    ? [...what, `A way in: ${listed(close, 'or')}, which the skill lists of Landfall count as close to it.`]
    : what;
}

interface StepsWanted {
  /** What the CV has next to it. */
  near: Strength | null;
  isPartly: boolean;
  /** The field of work of the advert; null when it does not say. */
  trade: Field | null;
}

/** What to do about a gap. */
export function stepsFor(skill: Skill, wanted: StepsWanted): string[] {
  const particular = PARTICULAR[skill.name];
  if (particular) return particular;
  const kind = kindOf(skill.name);
  if (kind)
    return [...((wanted.isPartly && kind.whenPartly) || kind.steps), ...(kind.by ? [`Whose rules: ${kind.by}.`] : [])];
  const plain = NOTHING_TO_LEARN[skill.name];
  if (plain) return [plain];
  if (skill.kind === 'certificate') return certificate(skill.name);
  if (skill.kind === 'quality') return quality(skill.name);
  return anySkill(skill, wanted);
}
