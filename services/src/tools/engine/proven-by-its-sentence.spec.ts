import { describe, expect, it } from '@jest/globals';
import { analysed, withExamples } from './testing/texts.js';

const CV = `My name is Ada Lind and I have cooked for a living for nine years. I began in 2016 as a commis at The Anchor in Whitby, where I stayed until 2019 and learned butchery. From 2019 to 2022 I was chef de partie at The Harbour Rooms in Hull. Since 2022 I have been sous chef at the same house, writing the rota and ordering stock; I brought food cost down from 34% to 28%. I hold a Level 3 Food Safety certificate and rewrote our HACCP plan. I would love to learn pastry.`;
const JOB = 'Head Chef, Hull\n\nYou need:\n- HACCP\n- Stock control\n- Pastry\n- Three years as sous chef';

describe('a CV that is one paragraph', () => {
  it('is quoted by the sentence that proves a thing, and not from its beginning', async () => {
    const { content } = await analysed(CV, JOB);
    expect(content).toMatch(/• HACCP [^\n]*“I hold a Level 3 Food Safety certificate and rewrote our HACCP plan\.”/);
    expect(content).toMatch(/• Stock control [^\n]*“Since 2022 I have been sous chef[^\n]*ordering stock”/);
    expect(content).toMatch(/• 3 years of experience [^\n]*“Since 2022 I have been sous chef/);
    expect(content).toMatch(/• Pastry: missing[^\n]*“I would love to learn pastry\.”/);
    expect(content).not.toMatch(/• [^\n]*My name is Ada Lind/);
  });

  it('is told to be made into lines, and not that it has one', async () => {
    const { content } = await analysed(CV, JOB);
    expect(content).toContain('begins a paragraph that tells everything in one piece');
    expect(content).not.toContain('Your CV has 1 line');
  });

  it('is asked about by its sentences of work, and not by who somebody is', async () => {
    const questions = await withExamples(CV, JOB);
    expect(questions).toContain('“I brought food cost down from 34% to 28%”');
    expect(questions).not.toContain('My name is');
  });

  it('is asked about a post by the sentence that tells it', async () => {
    const cv =
      'Ada Lind, Hull\n\nI have driven buses for 11 years, first for one firm and since 2020 for another. I know all the routes of the town and the villages around it. I train new drivers in the cab on weekdays. Full PCV cat D licence.';
    const questions = await withExamples(cv, 'Coach Driver, Hull\n\nRequirements:\n- Category D licence\n- Driving');
    expect(questions).not.toMatch(/Your CV names “[^”]*I know all/);
  });
});
