import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from '../../build/paths.mjs';

const fixtures = path.join(ROOT, 'services/src/tools/fixtures');

/** The sample adverts that ship with the product. */
export const adverts = JSON.parse(readFileSync(path.join(ROOT, 'services/data/jobs/samples.json'), 'utf8'));

export const toJobText = ({ title, company, location, experience_level: experienceLevel, description, skills }) => ({
  title,
  company,
  location,
  experienceLevel,
  description,
  skills,
});

/** Texts of CVs by file name: the written ones, and the open PDFs as the product reads them. */
export async function cvTexts(compiled) {
  const texts = new Map();
  const folder = path.join(fixtures, 'cv-texts');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
    texts.set(name, readFileSync(path.join(folder, name), 'utf8'));
  }
  const { PdfReader } = await compiled('tools/extraction/pdf-reader.js');
  const { PdfLimits } = await compiled('tools/extraction/pdf-limits.js');
  const { tidyText } = await compiled('tools/extraction/tidy-text.js');
  const reader = new PdfReader({ ...new PdfLimits(), longestMs: 60_000 });
  for (const name of readdirSync(path.join(fixtures, 'cv')).filter((file) => file.endsWith('.pdf'))) {
    const answer = await reader.read(path.join(fixtures, 'cv', name));
    if ('reason' in answer) throw new Error(`${name} could not be read: ${answer.reason}`);
    texts.set(name, tidyText(answer.text));
  }
  return texts;
}

export const ruleTexts = () =>
  gunzipSync(readFileSync(path.join(fixtures, 'rules/ten-rule-texts.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const ofCategory = (category) => adverts.filter((advert) => advert.category === category).map(({ id }) => id);
const technology = ofCategory('Technology');

/** Which adverts are of a CV's own field. The category "Other" holds many fields, so those are named. */
export const ownAdverts = {
  'accountant.txt': ofCategory('Finance'),
  'civil-engineer.txt': ofCategory('Engineering'),
  'data-analyst.txt': technology,
  'lab-scientist.txt': ['sample-059'],
  'marketer.txt': ofCategory('Marketing'),
  'nurse.txt': ofCategory('Healthcare'),
  'open-jane-fullstacker.txt': technology,
  'open-richard-hendriks.txt': technology,
  'physiotherapist.txt': ofCategory('Healthcare'),
  'social-worker.txt': ['sample-053'],
  'teacher.txt': ofCategory('Education'),
  'rendercv-classic.pdf': technology,
  'rendercv-moderncv.pdf': technology,
  'rendercv-classic-minimal.pdf': technology,
};
