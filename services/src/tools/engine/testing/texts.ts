import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CvAnalysisReply, EngineCall, InterviewQuestionReply, Requirement } from '../../career-engine.js';
import type { JobText } from '../../match-scorer.js';
import { shippedData } from '../../../jobs/shipped-data.js';
import { BuiltInEngine } from '../built-in-engine.js';
import { advertText } from '../match/advert-text.js';

interface Sample {
  id: string;
  title: string;
  company: string;
  location: string;
  experience_level: string;
  description: string;
  skills: string[];
  category: string;
}

const fixtures = new URL('../../fixtures/', import.meta.url);

export const samples = JSON.parse(readFileSync(new URL('samples.json', shippedData), 'utf8')) as Sample[];

/** A sample advert of the product, by its title. */
export function sample(title: string): JobText {
  const found = samples.find((each) => each.title === title);
  if (!found) throw new Error(`There is no sample advert called ${title}`);
  const { company, location, experience_level: experienceLevel, description, skills } = found;
  return { title, company, location, experienceLevel, description, skills };
}

export const advert = (title: string): string => advertText(sample(title));

export const cvText = (name: string): string => readFileSync(new URL(`cv-texts/${name}.txt`, fixtures), 'utf8');

export const ruleTexts = (): { title: string; content: string }[] =>
  gunzipSync(readFileSync(new URL('rules/ten-rule-texts.jsonl.gz', fixtures)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { title: string; content: string });

/** A call that nobody cancels, which keeps what it was told. */
export function aCall(signal: AbortSignal = new AbortController().signal): EngineCall & { steps: [string, number][] } {
  const steps: [string, number][] = [];
  return {
    signal,
    steps,
    step: (name, progress) => {
      steps.push([name, progress]);
    },
    remember: (_name, ask) => ask(),
  };
}

export const engine = new BuiltInEngine();

export const analysed = (text: string, jobDescription: string): Promise<CvAnalysisReply> =>
  engine.analyseCv({ cvText: text, jobDescription }, aCall());

export const letter = async (text: string, jobDescription: string): Promise<string> =>
  (await engine.writeCoverLetter({ cvText: text, jobDescription, customizations: '' }, aCall())).generatedCoverLetter;

/** The questions of so many batches of an interview, each asked for with what was asked before. */
export async function interview(text: string, jobDescription: string, batches = 3): Promise<InterviewQuestionReply[]> {
  const all: InterviewQuestionReply[] = [];
  for (let batch = 0; batch < batches; batch += 1) {
    const asked = all.map(({ question }) => question);
    all.push(...(await engine.writeQuestions({ cvText: text, jobDescription, batch, asked }, aCall())).questions);
  }
  return all;
}

/** Every question of an interview above its example. */
export const withExamples = async (...told: Parameters<typeof interview>): Promise<string> =>
  (await interview(...told)).map(({ question, realWorldExample }) => `${question}\n${realWorldExample}`).join('\n');

/** What is said of the work itself. */
export const work = ({ requirements }: CvAnalysisReply): Requirement | undefined =>
  requirements.find(({ name }) => name.startsWith('Work as'));

export const named = ({ requirements }: CvAnalysisReply, name: string): Requirement | undefined =>
  requirements.find((requirement) => requirement.name === name);
