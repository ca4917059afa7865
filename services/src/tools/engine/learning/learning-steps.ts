import { inText } from '../text/clean.js';
import type { Field, Skill } from '../vocabulary/skill.js';

/** How to begin with a skill and how to get to where it can be shown. */
export interface Steps {
  begin: string;
  practise: string;
  show: string;
}

const steps = (begin: string, practise: string, show: string): Steps => ({ begin, practise, show });

/** Skills whose way in is worth saying in particular. Only what stays true for years. */
const PARTICULAR: Record<string, Steps> = {
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
  'Driving licence': steps(
    'Find out whether the licence you hold may be exchanged, or how long you may drive on it.',
    'If not, apply for a provisional licence and book the theory test.',
    'Write which licence you hold and of which country.',
  ),
};

const FIELD_STEPS: Partial<Record<Field, (name: string) => Steps>> = {
  software: (name) =>
    steps(
      `The official documentation of ${name}: its introduction, then the part that the advert touches.`,
      `One small thing of your own built with ${name}, finished and with tests.`,
      'The repository, and one decision in it that you can explain.',
    ),
  healthcare: (name) =>
    steps(
      `The guideline or local policy on ${name}, and who may sign off competence in your place of work.`,
      'Supervised practice with a record of each occasion.',
      'The sign-off with its date, under training or certificates.',
    ),
  finance: (name) =>
    steps(
      `How ${name} is done in a company of this size, from the standard or the body that sets it.`,
      `Work one full example of ${name} through, from source figures to the sentence for management.`,
      'The example, without any employer’s figures.',
    ),
  engineering: (name) =>
    steps(
      `The standard or the manual behind ${name}, and one worked example.`,
      `A small design or calculation with ${name}, checked against a result that you know.`,
      'The drawing or calculation on one page.',
    ),
  marketing: (name) =>
    steps(
      `What ${name} is measured by, and one case that is honest about its figures.`,
      `A trial of ${name} for something small and real, with a figure before and after.`,
      'The two figures.',
    ),
  education: (name) =>
    steps(
      `What inspectors and curricula expect of ${name}.`,
      `Plan and teach one lesson or session with ${name} at its centre, and have it observed.`,
      'The plan and what the observer wrote.',
    ),
};
const NEAR_FIELD: Partial<Record<Field, Field>> = {
  infrastructure: 'software',
  security: 'software',
  data: 'software',
  social: 'healthcare',
  veterinary: 'healthcare',
  science: 'engineering',
  built: 'engineering',
};

const certificate = (name: string): Steps =>
  steps(
    `What the body that grants ${name} asks for, how long it takes, and what it costs.`,
    'Collect the documents that take longest first: proofs of training, references, translations.',
    `Write the state of it into the CV: “${name}: applied, decision expected in …”.`,
  );
const quality = (name: string): Steps =>
  steps(
    `Look for three moments at work in which ${name.toLowerCase()} made the difference.`,
    'Tell each of them in four sentences: situation, task, action, result.',
    'Put the best one into your CV as a line with a result; the word itself is not needed.',
  );
const anything = (name: string): Steps =>
  steps(
    `What ${name} means in this trade, and how people tell good from poor work in it.`,
    `One small piece of work with ${name} at its centre, finished and shown to somebody who knows it.`,
    'A line in your CV with what came of it.',
  );

/** An activity has no documentation and cannot be built with. */
const topic = (name: string): Steps =>
  steps(
    `A short course or book on ${name} that ends in something built, and the words people in it use.`,
    `One small project about ${name}, finished and described on a page.`,
    'The project, and one decision in it that you can explain.',
  );

export function stepsFor({ name, kind, field }: Skill): Steps {
  const particular = PARTICULAR[name];
  if (particular) return particular;
  if (kind === 'certificate') return certificate(name);
  if (kind === 'quality') return quality(name);
  const said = inText(name);
  const isTopic = said !== name;
  const known = field && (FIELD_STEPS[field] ?? FIELD_STEPS[NEAR_FIELD[field] ?? 'general']);
  if (known === FIELD_STEPS.software && isTopic) return topic(said);
  return known ? known(said) : anything(said);
}
