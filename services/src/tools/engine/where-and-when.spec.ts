import { analysed, named, work } from './testing/texts.js';

const asking = (title: string, ...lines: string[]) =>
  `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;
const RECEPTIONIST =
  'Jo Tester\nLeeds, UK\n\nExperience\nReceptionist, Some Inn, Leeds, 2015 - 2026\n- Checked guests in and out\n- Answered up to 80 calls a day';

describe('years', () => {
  it('are found in a post that is called by what they are asked in', async () => {
    const analysis = await analysed(
      RECEPTIONIST,
      asking('Clinic Administrator', 'At least 2 years in a customer-facing reception role', 'Rotas'),
    );
    expect(named(analysis, '2 years of experience')?.state).toBe('met');
  });

  it('are asked for once, also in months after a registration', async () => {
    const { requirements } = await analysed(
      RECEPTIONIST,
      asking('Staff Nurse', 'Post-registration experience of at least 18 months', 'Wound care'),
    );
    expect(requirements.filter(({ jobLine }) => jobLine?.includes('18 months'))).toHaveLength(1);
  });

  it('stand over the employer and the post, a line each', async () => {
    const cv =
      'Jo Tester\nLuton\n\nEMPLOYMENT HISTORY\nJune 2021 - present\nParcels, Dunstable\nWarehouse Operative / Reach Truck Driver\nPicking with RF scanners, loading trailers\n\nMarch 2018 - May 2021\nOthers, Luton\nPicker packer';
    const analysis = await analysed(cv, asking('Warehouse Operative', '2 years in a busy warehouse', 'Scanners'));
    expect(work(analysis)?.state).toBe('met');
    expect(named(analysis, '2 years of experience')?.state).toBe('met');
  });
});

it('believes the list of papers, and not the summary, of a licence that ran out', async () => {
  const cv =
    'Jo Tester\n\nProfile\nForklift driver with reach and counterbalance licences.\n\nEmployment\nDriver, Some Parcels, 2018 - 2026\n- Loaded trailers\n\nQualifications\nReach (expires 03/2029), counterbalance (expired 2024)';
  const analysis = await analysed(cv, asking('Forklift Driver', 'Counterbalance licence', 'Scanners'));
  expect(named(analysis, 'Counterbalance licence')?.state).toBe('partly');
});

describe('a requirement', () => {
  const of = async (...lines: string[]) =>
    (await analysed(RECEPTIONIST, asking('Clinic Administrator', ...lines))).requirements.map(({ name }) => name);

  it('is a choice and no description of it as well', async () => {
    const names = await of('Supervising or mentoring junior staff', 'Rotas');
    expect(names.filter((name) => /Mentoring|People management/.test(name))).toHaveLength(1);
  });

  it('is no social media where people only write by it', async () => {
    expect(await of('Handle enquiries by phone, email and social media', 'Rotas')).not.toContain('Social media');
  });

  it('of the telephone is met by calls that were answered, and customers by who received them', async () => {
    const analysis = await analysed(
      RECEPTIONIST,
      asking('Clinic Administrator', 'Excellent telephone manner', 'Rotas'),
    );
    expect(named(analysis, 'Telephone skills')?.state).toBe('met');
  });

  it('may begin with a verb in a list without marks, and is no heading then', async () => {
    const { requirements } = await analysed(
      RECEPTIONIST,
      'Coded Welder\nDuties:\nTIG welding of stainless steel pipework\nFit up of spools from isometric drawings\nComplete weld records and maintain traceability\nWorking at height and in confined spaces\nRequirements:\nOwn tools',
    );
    expect(requirements.map(({ jobLine }) => jobLine)).toContain('Complete weld records and maintain traceability');
  });
});
