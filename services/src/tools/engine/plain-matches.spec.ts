import { analysed } from './testing/texts.js';

const asked = async (title: string, ask: string, work: string, rest = '') =>
  (
    await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${title}, Some Firm, Leeds, 2018 - present\n- ${work}\n\nQualifications\n${rest}\n`,
      `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`,
    )
  ).requirements.filter(({ jobLine, name }) => jobLine?.includes(ask) && !name.startsWith('Work as'));
const states = async (...told: Parameters<typeof asked>) => (await asked(...told)).map(({ state }) => state);

describe('what is asked for in one word is shown by another', () => {
  it.each([
    ['Head Chef', 'Stock control', 'Weekly stocktake and ordering'],
    ['Head Chef', 'Responsibility for ordering and stock', 'Weekly stocktake and ordering'],
    ['Head Chef', 'Leading and training staff', 'Trained four commis chefs'],
    ['Plumber', 'Leading and training staff', 'Trained six apprentices'],
    ['Barista', 'Training staff', 'Trained new baristas'],
    ['Software Engineer', 'Leading or mentoring engineers', 'Line manager of three engineers'],
    ['Software Engineer', 'Experience of leading or mentoring engineers', 'Managed five developers'],
    ['Software Engineer', 'Managing or coaching developers', 'Coached two juniors'],
    ['Finance Analyst', 'Strong Excel, including lookups', 'Built models with XLOOKUP'],
    ['Finance Analyst', 'Lookups', 'Built models with VLOOKUP'],
    ['Staff Nurse', 'Clinical governance and audit', 'Completed an audit of falls'],
    ['Science Teacher', 'Extra-curricular activity', 'Run the chess club'],
    ['Science Teacher', 'Extra-curricular activity', 'Head of the science club'],
  ])('%s, “%s”: %s', async (title, ask, work) => {
    expect(await states(title, ask, work)).toEqual(['met']);
  });

  it('and much the same words are near', async () => {
    const ask = 'Progress claims and variations';
    expect(await states('Quantity Surveyor', ask, 'Prepared interim payment claims')).toEqual(['partly']);
  });

  it.each([
    ['Head Chef', 'Stock control', 'Made stocks and sauces'],
    ['Plumber', 'Leading and training staff', 'Trained as a plumber'],
    ['Software Engineer', 'Leading or mentoring engineers', 'Managed the release calendar'],
    ['Finance Analyst', 'Lookups', 'Looked up account numbers'],
    ['Staff Nurse', 'Clinical governance and audit', 'Prepared stock for the auditor'],
  ])('and not by what is another thing: %s, “%s”: %s', async (title, ask, work) => {
    expect(await states(title, ask, work)).not.toContain('met');
  });

  it('each called as the advert calls it', async () => {
    const names = (await asked('Finance Analyst', 'Strong Excel, including lookups', 'Kept files')).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Excel']);
  });
});

describe('papers of other countries', () => {
  it.each([
    [
      'Civil Engineer',
      'Tertiary qualification in Civil Engineering',
      'B.E. Civil Engineering, Anna University, 2014',
      'met',
    ],
    ['Civil Engineer', 'Tertiary qualification in Civil Engineering', 'B.Eng. Civil Engineering, 2014', 'met'],
    ['Civil Engineer', 'Tertiary qualified in Civil Engineering', 'B.E. in Civil Engineering', 'met'],
    ['Civil Engineer', 'Tertiary qualification in Civil Engineering', 'Diploma in Music', 'missing'],
    ['Science Teacher', 'QTS or an overseas equivalent', 'SACE registered\nPGCE, Unisa, 2017', 'met'],
    ['Science Teacher', 'QTS or equivalent', 'Registered with the South African Council for Educators', 'met'],
    ['Science Teacher', 'QTS (or an international equivalent)', 'Teaching license, Texas', 'met'],
    ['Science Teacher', 'QTS or an overseas equivalent', 'PGCE, Unisa, 2017', 'partly'],
    ['Science Teacher', 'QTS or an overseas equivalent', 'BA History', 'missing'],
    ['Science Teacher', 'QTS', 'SACE registered', 'missing'],
    ['Administrator', 'Diploma or equivalent', 'A levels: English, History, 2012', 'met'],
    ['Administrator', 'High school diploma or equivalent', 'WASSCE, 2012', 'met'],
    ['Administrator', 'Diploma or equivalent', 'Five GCSEs', 'missing'],
    ['Administrator', 'Diploma in Accounting or equivalent', 'A levels: English, History, 2012', 'missing'],
    ['Head Chef', 'Trade certificate (SVQ/NVQ level 3)', 'SVQ 3 Professional Cookery', 'met'],
    ['Head Chef', 'Trade certificate (SVQ/NVQ level 3)', 'SVQ 2 Professional Cookery', 'partly'],
    ['Head Chef', 'Recognised trade qualification at level 3', 'NVQ Level 3 Professional Cookery', 'met'],
    ['Head Chef', 'Recognised trade qualification at level 3', 'NVQ Level 3 Plumbing', 'missing'],
    ['Head Chef', 'Trade certificate (SVQ/NVQ level 3)', 'NVQ 3 in Plumbing', 'missing'],
    ['Head Chef', 'Trade certificate (SVQ/NVQ level 3)', 'NVQ Level 3 Business Administration', 'missing'],
    ['Head Chef', 'Trade certificate, SVQ or NVQ level 3', 'NVQ Level 3 Plumbing', 'missing'],
    ['Head Chef', 'Trade certificate, SVQ or NVQ level 3', 'City & Guilds Level 3 Catering', 'met'],
    ['Head Chef', 'Trade certificate (SVQ/NVQ level 3)', 'NVQ Level 3', 'met'],
    ['Plumber', 'Trade certificate (SVQ/NVQ level 3)', 'NVQ 3 in Plumbing', 'met'],
    ['Plumber', 'Trade certificate (SVQ/NVQ level 3)', 'SVQ 3 Professional Cookery', 'missing'],
  ])('%s, “%s”: %s, %s', async (title, ask, paper, state) => {
    expect(await states(title, ask, 'Kept files', paper)).toEqual([state]);
  });
});

describe('a register of teachers by its short form', () => {
  it.each([
    'SACE registered',
    'Registered with the VIT',
    'VIT registered teacher',
    'OCT (Ontario College of Teachers)',
    'OCT registration 512345',
    'TSC teacher number 51234',
    'QCT registered',
    'NESA accredited teacher',
    'GTCS, 2015',
    'Victorian Institute of Teaching, 2019',
  ])('is told of one: %s', async (paper) => {
    expect(await states('Science Teacher', 'QTS or equivalent', 'Kept files', paper)).toEqual(['met']);
  });

  it.each([
    'OCT 2019 - DEC 2021',
    'Teaching assistant, OCT 2019 - DEC 2021',
    'BTech Computer Science, VIT Vellore, 2015',
    'Teaching certificate, VIT University, 2015',
    'SACE, Adelaide, 2010',
    'TSC, 2018',
    'QCT',
    'NESA Stage 6',
  ])('means something else: %s', async (paper) => {
    expect(await states('Science Teacher', 'QTS or equivalent', 'Kept files', paper)).toEqual(['missing']);
  });
});

describe('HSC', () => {
  const ASK = 'High school diploma or equivalent';

  it.each([
    'HSC, Dhaka Board, 2014',
    'HSC (Science), 2012',
    'HSC: 85%',
    'SSC, HSC',
    'HSC 2012, NVQ Level 3 Care 2016',
    'NSW HSC 2015, ATAR 92',
    'Belfast HSC Trust award; HSC, 2009',
  ])('is the end of school: %s', async (paper) => {
    expect(await states('Administrator', ASK, 'Kept files', paper)).toEqual(['met']);
  });

  it.each([
    'NVQ Level 2 HSC',
    'Level 3 Diploma, HSC',
    'HSC Level 2',
    'Porter, Belfast HSC Trust',
    'QCF Diploma in HSC (Adults)',
    'BTEC HSC, 2015',
    'Health and Social Care (HSC), 2015',
  ])('is Health and Social Care: %s', async (paper) => {
    expect(await states('Administrator', ASK, 'Kept files', paper)).toEqual(['missing']);
  });
});
