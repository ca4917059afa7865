import type { JobFilter } from '../jobs.dto.js';
import { relaxations } from './next-steps.js';

describe('searches that ask for one thing less', () => {
  const nothing: JobFilter = {
    searchQuery: '',
    page: 1,
    limit: 40,
    location: [],
    experienceLevel: [],
    jobType: [],
    category: [],
    occupation: [],
    rating: [],
    route: [],
  };
  const texts = (searchQuery: string) => relaxations({ ...nothing, searchQuery }).map((one) => one.searchQuery);

  it('leave no word without meaning at either end', () => {
    expect(texts('nurse in london')).toEqual(['london', 'nurse']);
    expect(texts('cook at the hotel near oslo').every((text) => !/^(at|the|near)\b|\b(at|the|near)$/.test(text!))).toBe(
      true,
    );
  });

  it.each([
    ['st. louis nurse', ['nurse', 'st. louis']],
    ['nurse saint louis', ['saint louis', 'nurse']],
    ['nurse United Kingdom', ['United Kingdom', 'nurse']],
    ['cook newcastle upon tyne', ['newcastle upon tyne', 'cook']],
    ['new york', []],
  ])('cut no name of a place in two: %s', (text, expected) => expect(texts(text)).toEqual(expected));

  it('keep no small word whose neighbour is left out, and no part of an amount', () => {
    expect(texts('cook at the hotel near oslo')).toEqual(['hotel near oslo', 'cook oslo', 'cook at the hotel']);
    expect(texts('nurse & midwife')).toEqual(['midwife', 'nurse']);
    expect(texts('£40,000')).toEqual([]);
    expect(texts('welder 40,000')).toEqual(['welder']);
    expect(texts('zzzq vacancies')).toEqual(['zzzq']);
  });

  it.each([
    ['<script>alert(1)</script>', ['script', 'script>alert(1)']],
    ['baker> zzyzx', ['zzyzx', 'baker']],
    ['[nurse] *oslo*', ['oslo', 'nurse']],
    ['{welder}; leeds!', ['leeds', 'welder']],
    ['(nurse oslo)', ['oslo', 'nurse']],
    ['C++ (RN)', ['(RN)', 'C++']],
    ['.NET C#', ['C#', '.NET']],
  ])('have no stray sign at the end of a word, and those that are written with it: %s', (text, expected) =>
    expect(texts(text)).toEqual(expected),
  );

  it('take apart what is written as one, and never leave a single letter', () => {
    expect(texts('C/C++')).toEqual(['C++']);
    expect(texts('T-SQL')).toEqual(['SQL']);
    expect(texts('full-time nurse')).toEqual(['nurse', 'full-time']);
  });

  it('are also the text alone, where several filters leave nothing of it', () => {
    const several = { ...nothing, searchQuery: 'welder', location: ['Norway'], jobType: ['Part-time'] };
    expect(relaxations(several).find(({ isTextAlone }) => isTextAlone)).toMatchObject({
      searchQuery: 'welder',
      filter: { searchQuery: 'welder', location: [], jobType: [] },
    });
    expect(relaxations({ ...several, jobType: [] }).some(({ isTextAlone }) => isTextAlone)).toBe(false);
  });

  it('are also each of several filters alone', () => {
    const several = { ...nothing, category: ['Finance'], experienceLevel: ['Internship'], location: ['Germany'] };
    const alone = relaxations(several).filter(({ isAlone }) => isAlone);
    expect(alone.map(({ field }) => field).sort()).toEqual(['category', 'experienceLevel', 'location']);
    const finance = alone.find(({ field }) => field === 'category')!;
    expect(finance.filter).toMatchObject({ category: ['Finance'], experienceLevel: [], location: [] });
    expect(relaxations({ ...several, location: [] }).some(({ isAlone }) => isAlone)).toBe(false);
  });

  it('are none for a single word', () => {
    for (const text of ['zzqqxx', '%', '日本']) expect(texts(text)).toEqual([]);
  });
});
