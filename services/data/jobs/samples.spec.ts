import { readFileSync } from 'node:fs';

interface Sample {
  id: string;
  title: string;
  company: string;
  location: string;
  description: string;
  category: string;
  experience_level: string;
  job_type: string;
  visa_type: string;
  salary: string;
  skills: string[];
  url: string;
  posted_at: string;
  sponsorshipQuote: string;
}

const LEVELS = 'Entry Level,Junior Level,Mid Level,Senior Level,Executive Level,Internship,Any Level'.split(',');
const TYPES = 'Full-time,Part-time,Contract,Temporary,Internship,Remote,Hybrid'.split(',');
const CATEGORIES = 'Technology,Finance,Healthcare,Engineering,Marketing,Education,Other'.split(',');

describe('the sample adverts', () => {
  const samples = JSON.parse(readFileSync(new URL('samples.json', import.meta.url), 'utf8')) as Sample[];
  const distinct = (read: (sample: Sample) => string) => new Set(samples.map(read));

  it('are sixty, by employers whose names say that they are samples', () => {
    expect(samples).toHaveLength(60);
    expect(distinct(({ id }) => id).size).toBe(60);
    expect(distinct(({ company }) => company).size).toBe(60);
    expect(samples.filter(({ company }) => !/^(Example|Sample) /.test(company))).toEqual([]);
    expect(distinct(({ category }) => category)).toEqual(new Set(CATEGORIES));
  });

  it.each(samples)('$id offers sponsorship in its own words and leads to no real site', (sample) => {
    expect(sample.description).toContain(sample.sponsorshipQuote);
    const words = sample.description.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(180);
    expect(sample.skills.length).toBeGreaterThanOrEqual(3);
    expect(sample.skills.length).toBeLessThanOrEqual(9);
    expect(LEVELS).toContain(sample.experience_level);
    expect(TYPES).toContain(sample.job_type);
    expect(sample.salary).toMatch(/[£€$]\d.*(year|hour|month)/);
    expect(Number.isNaN(Date.parse(sample.posted_at))).toBe(false);
    expect(sample.url).toMatch(/^(https:\/\/jobs\.example\.org\/.+)?$/);
  });
});
