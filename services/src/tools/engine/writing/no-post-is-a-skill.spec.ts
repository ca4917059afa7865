import { BuiltInEngine } from '../built-in-engine.js';
import { aCall } from '../testing/texts.js';
import { namesAPost } from './post-named.js';

const engine = new BuiltInEngine();

async function keySkillsOf(held: string, wanted: string): Promise<string> {
  const { changes } = await engine.optimiseCv(
    {
      cvText: `Ana Blake
Leeds

Experience
${held}, Crown Build, Leeds
2021 - present
- Kept risk registers and wrote progress reports
- Updated the programme in MS Project

Education
BSc Construction, 2020`,
      jobDescription: `${wanted}
Leeds

Requirements
- ${wanted} experience
- Risk registers
- Progress reports
- MS Project`,
    },
    aCall(),
  );
  return changes.find(({ kind }) => kind === 'added')?.after ?? '';
}

describe('a line of key skills names no post', () => {
  it.each([
    ['Assistant Project Manager', 'Project Manager'],
    ['Assistant Management Accountant', 'Management Accountant'],
    ['Assistant Site Manager', 'Site Manager'],
    ['Assistant Store Manager', 'Store Manager'],
    ['Junior Data Analyst', 'Data Analyst'],
    ['Trainee Quantity Surveyor', 'Quantity Surveyor'],
    ['Junior Business Analyst', 'Business Analyst'],
    ['Assistant Restaurant Manager', 'Restaurant Manager'],
    ['Deputy Care Home Manager', 'Care Home Manager'],
    ['Apprentice Electrician', 'Electrician'],
    ['Assistant Product Manager', 'Product Manager'],
    ['Project Manager', 'Project Manager'],
  ])('%s for %s', async (held, wanted) => {
    const line = await keySkillsOf(held, wanted);
    expect(line).toMatch(/risk registers/i);
    expect(line.toLowerCase()).not.toContain(wanted.toLowerCase());
  });

  it.each(['Head of Maths', 'Team lead', 'Data Analysts', 'Site managers', 'Second in Department', 'Oracle Developer'])(
    '%s is one',
    (name) => expect(namesAPost(name)).toBe(true),
  );

  it.each([
    'Docker',
    'Purchase ledger',
    'Risk registers',
    'Project management',
    'Autodesk Inventor',
    'Customer service',
    'Site management',
    'Lead generation',
    'Data analysis',
    'Stakeholder management',
    'Order picker trucks',
    'Power BI',
    'Jupyter',
    'Tower crane',
    'Blender',
    'Illustrator',
    'Adobe Illustrator',
    'Tekla Structural Designer',
    'Sales ledgers',
    'Computer vision',
    'Care plans',
  ])('%s is none', (name) => expect(namesAPost(name)).toBe(false));
});
