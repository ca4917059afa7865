import { readFileSync } from 'node:fs';
import { fieldOfWork, occupationOf } from '../reading/occupation-families.js';
import { occupationWords } from '../reading/occupations.js';
import { analysed, work } from '../testing/texts.js';
import { roleFit } from './role-fit.js';

describe('an everyday trade', () => {
  const called = (title: string) => ({
    ...{ title, field: fieldOfWork(title), known: occupationOf(title), occupation: occupationWords(title) },
  });
  const fit = (post: string, advert: string) => roleFit(called(post), called(advert));
  const trades = readFileSync(new URL('../testing/trades.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line): [string, string[], string[]] => {
      const [same = '', others = ''] = line.split(' | ');
      const names = same.split('; ');
      return [names[0] ?? '', names, others.split('; ').filter(Boolean)];
    });

  it.each(trades)('is one under each of its names, and no neighbour’s: %s', (_trade, names, others) => {
    const apart = names.flatMap((post) =>
      names.filter((advert) => fit(post, advert) !== 'same').map((advert) => `${post} for ${advert}`),
    );
    const taken = others.flatMap((post) =>
      names.filter((advert) => fit(post, advert) === 'same').map((advert) => `${post} for ${advert}`),
    );
    expect({ apart, taken }).toEqual({ apart: [], taken: [] });
  });

  it('is no other of the same word where the list knows both', () => {
    expect(fit('Landscape Architect', 'Architect')).not.toBe('same');
    expect(fit('Dental Nurse', 'Nurse')).not.toBe('same');
    expect(fit('HGV Driver', 'Driver')).toBe('same');
    expect(fit('Senior Architect, Some Studio', 'Architect')).toBe('same');
    expect(fit('Receptionist and Dental Nurse', 'Receptionist')).toBe('same');
  });

  it('is not read from a surname or an address', () => {
    for (const name of ['Emma Baker', 'Harry Potter', 'Jo Tailor', '12 Baker Street'])
      expect(occupationOf(name)).toBeNull();
    for (const post of ['Baker', 'Head Baker', 'Retail Baker', 'Tailor']) expect(occupationOf(post)).not.toBeNull();
  });

  it('takes titles of the coding index where a group of it is of that trade alone', () => {
    expect(occupationOf('Hospital Librarian')?.family).toBe('libraries');
    expect(occupationOf('Taxation Consultant')?.family).toBe('tax');
    expect(occupationOf('Debt Management Associate')?.family).toBe('credit control');
  });
});

describe('years in an everyday trade', () => {
  const cv = (post: string) =>
    `Ana Reed\nLeeds\n\nExperience\n${post}, Some Employer, Leeds, 2017 - present\n- Looked after 40 cases a month\n`;

  it.each([
    ['Principal Planning Officer', 'Town Planner'],
    ['Reporter', 'Journalist'],
    ['Prison Custody Officer', 'Prison Officer'],
    ['Gym Instructor', 'Personal Trainer'],
    ['Lettings Negotiator', 'Estate Agent'],
    ['Care Team Leader', 'Senior Care Assistant'],
  ])('are those of a %s for a %s', async (post, title) => {
    const reply = await analysed(
      cv(post),
      `${title}\nRequirements\n- At least 3 years of experience as a ${title.toLowerCase()}\n- Time management`,
    );
    expect(work(reply)?.state).toBe('met');
    expect(reply.requirements.find(({ name }) => /years/.test(name))?.state).toBe('met');
  });
});
