import type { SimilarJobs } from '../jobs.dto.js';
import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

/** An official record, called as its classification calls the occupation. */
const record = (noc: string, title: string, number = 1) =>
  aLine({
    title,
    company: `Example ${title.slice(0, 100)} ${number}`,
    location: 'Yellowknife, NT, Canada',
    category: 'Healthcare',
    description: '',
    sponsorship: 'offered',
    skills: [],
    posted_at: '',
    extra: {
      noc: `${noc}-${title}`,
      stream: 'Low Wage',
      period: '2024 Q1',
      visa_class: 'LMIA (Temporary Foreign Worker Program)',
    },
  });
const certified = (soc: string, title: string, number = 1) =>
  aLine({
    title,
    company: `Example ${title} ${number}`,
    location: 'Boise, ID, United States',
    category: 'Healthcare',
    description: '',
    sponsorship: 'offered',
    skills: [],
    posted_at: '',
    extra: { soc_code: soc, visa_class: 'H-1B', case_number: `I-200-${soc}-${number}` },
  });
const advert = (title: string) => aLine({ title, company: `Example ${title}`, category: 'Healthcare' });

const [hygienists, educators, technologists, statisticians] = [
  'Dental hygienists and dental therapists',
  'Early childhood educators and assistants',
  'Animal health technologists and veterinary technicians',
  'Statistical officers and related research support occupations',
];

describe('jobs similar to a position of an official record', () => {
  const board = new Board([
    record('3222', hygienists!),
    record('3411', 'Dental assistants'),
    record('3113', 'Dentists'),
    record('3223', 'Dental technologists, technicians and laboratory assistants'),
    record('3219', 'Other medical technologists and technicians (except dental health)'),
    ...[1, 2, 3, 4].map((number) => record('4214', educators!, number)),
    record('1241', 'Administrative assistants'),
    ...[1, 2, 3].map((number) => record('3213', technologists!, number)),
    record('3114', 'Veterinarians'),
    record('1254', statisticians!),
    record('1253', 'Records management technicians'),
    ...[1, 2, 3].map((number) => record('1221', 'Administrative officers', number)),
    certified('29-2011.00', 'Healthcare Data Analyst'),
    ...['Histotechnologist', 'Medical Technologist', 'Clinical Laboratory Scientist'].map((title) =>
      certified('29-2011.00', title),
    ),
    ...['Data Analyst', 'Senior Data Analyst'].map((title) => certified('15-2051.00', title)),
    certified('29-2011.00', 'Pathology Technician'),
    certified('29-2011.00', 'Pathology Research Technician'),
    ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((number) => certified('29-2011.00', 'Histotechnologist', number)),
    certified('29-2052.00', 'Pharmacy Technician'),
    certified('37-3011.00', 'Landscape Construction Worker'),
    ...['Landscape Laborer', 'Landscape Worker', 'Groundskeeper'].map((title) => certified('37-3011.00', title)),
    certified('47-2061.00', 'Road Construction Worker'),
    ...[
      'Registered Nurse, Intensive Care',
      'Physical Therapist',
      'Speech and Language Therapist',
      'Occupational Therapist',
      'Healthcare Assistant',
      'Teaching Assistant',
      'Veterinary Surgeon',
      'Biostatistician',
      'Dentist, Harley Street',
    ].map(advert),
  ]);

  const similarTo = async (title: string) => {
    const [{ id }] = (await board.app.database.dataSource.query('SELECT id FROM jobs WHERE title = $1 LIMIT 1', [
      title,
    ])) as [{ id: number }];
    const { body } = await board.ada.get(`/api/jobs/${id}/similar?limit=24`).expect(200);
    return (body as SimilarJobs).jobs.map((job) => job.title);
  };

  it('are of the subject of its trade before others of its field', async () => {
    const titles = await similarTo(hygienists!);
    expect(titles.slice(0, 4).sort()).toEqual([
      'Dental assistants',
      'Dental technologists, technicians and laboratory assistants',
      'Dentist, Harley Street',
      'Dentists',
    ]);
  });

  it('are of the very same title before all that has but a word of it', async () => {
    expect((await similarTo(educators!)).slice(0, 3)).toEqual([educators, educators, educators]);
  });

  it('are of the same title, then of its subject', async () => {
    const titles = await similarTo(technologists!);
    expect(titles.slice(0, 2)).toEqual([technologists, technologists]);
    expect(titles.slice(2, 4).sort()).toEqual(['Veterinarians', 'Veterinary Surgeon']);
  });

  it('are of the trade that stands before what else its class counts in', async () => {
    expect((await similarTo(statisticians!))[0]).toBe('Biostatistician');
  });

  it('are called as it is where its code is of other work than its title', async () => {
    expect((await similarTo('Healthcare Data Analyst')).slice(0, 2).sort()).toEqual([
      'Data Analyst',
      'Senior Data Analyst',
    ]);
  });

  it('are of its code where another of it is called by the same trade', async () => {
    const titles = await similarTo('Pathology Technician');
    expect(titles[0]).toBe('Pathology Research Technician');
    expect(titles.slice(1, 4)).not.toContain('Pharmacy Technician');
    expect(titles).toContain('Histotechnologist');
  });

  it('are of its code where others of it have a word of the title', async () => {
    const titles = await similarTo('Landscape Construction Worker');
    expect(titles.slice(0, 3).sort()).toEqual(['Groundskeeper', 'Landscape Laborer', 'Landscape Worker']);
  });
});
