import { analysed, named, work } from './testing/texts.js';

const asked = async (...advert: string[]) =>
  (await analysed('Jo Roe\nPorter, Some Inn, 2019-2024\n', advert.join('\n'))).requirements.map(({ name }) => name);

describe('the things of a row', () => {
  it.each([
    ['React, TypeScript (or similar), Node.js, PostgreSQL, Docker and AWS.', ['React', 'TypeScript', 'Node.js', 'AWS']],
    ['React, a database (e.g. PostgreSQL), Node.js, Docker and AWS.', ['React', 'Databases', 'Node.js', 'Docker']],
    ['Windows Server, networking (Cisco or Juniper), Active Directory, VMware.', ['Windows Server', 'Networking']],
    [
      'phonics, SEND (autism or ADHD), first aid, safeguarding, behaviour management.',
      ['Phonics', 'SEND', 'First aid'],
    ],
    ['reporting, lean / 5S, forklift licence, wound care.', ['Forklift licence', 'Lean manufacturing']],
  ])('are asked for one by one, whatever a bracket says of one of them: %s', async (line, names) => {
    expect(await asked('Some Post', 'Must have:', line)).toEqual(expect.arrayContaining(names));
  });

  it('are a choice where an “or” stands between them', async () => {
    expect(await asked('Developer', 'Must have:', '- React or Angular', '- AWS')).toContain('React or Angular');
    expect(await asked('Engineer', 'Must have:', '- AWS (S3, Redshift) or GCP', '- SQL')).toContain('AWS or GCP');
  });

  it('stay beside a paper among them', async () => {
    const line = 'PRINCE2 or Agile certification, stakeholder management, budget management, report writing and Excel.';
    const names = ['Stakeholder management', 'Budget management', 'Excel'];
    expect(await asked('Project Manager', 'Requirements:', line)).toEqual(expect.arrayContaining(names));
  });

  it('are no wishes because one of them would ideally be of a kind', async () => {
    const line =
      'We need someone with WMS (ideally SAP EWM), health and safety (NEBOSH or IOSH), forklift licence, and good people skills.';
    const { requirements } = await analysed('Jo Roe\nPorter, Some Inn, 2019-2024\n', `Warehouse Manager\n${line}`);
    const wished = requirements.filter(({ importance }) => importance === 'preferred').map(({ name }) => name);
    expect(wished).toEqual([]);
  });
});

it('reads no insurance in National Insurance, and no robots in a program for structures', async () => {
  expect(await asked('Payroll Officer', 'Requirements:', '- Knowledge of National Insurance', '- PAYE')).not.toContain(
    'Insurance',
  );
  expect(await asked('Structural Engineer', 'Requirements:', '- Tekla, Robot and Revit', '- Eurocodes')).not.toContain(
    'Robotics',
  );
});

it('takes no level for the word that no experience is needed', async () => {
  const cv = 'Jo Roe\nElectrician, Some Works, 2015 - 2024\nRewired houses\n';
  const found = await analysed(
    cv,
    'Foreign Pharmacy Graduate Intern\nExperience level: Entry Level\nDispensing and counselling of patients.',
  );
  expect(work(found)?.state).toBe('missing');
  expect(named(found, 'Trainee level')?.state ?? 'missing').not.toBe('met');
});
