/** Fifty searches as people make them: twenty without a text, thirty with, of which every other one by relevance. */
const filter = (fields) => ({
  searchQuery: '',
  location: [],
  experienceLevel: [],
  jobType: [],
  category: [],
  occupation: [],
  rating: [],
  route: [],
  page: 1,
  limit: 40,
  sort: 'desc',
  ...fields,
});

const withoutText = [
  {},
  { page: 2 },
  { page: 25 },
  { location: ['United States'] },
  { location: ['Canada'] },
  { location: ['United Kingdom'] },
  { location: ['Boston, MA, United States'] },
  { location: ['Canada', 'New York, NY, United States'] },
  { experienceLevel: ['Entry Level'] },
  { experienceLevel: ['not-stated'] },
  { jobType: ['Full-time'] },
  { jobType: ['Part-time'] },
  { category: ['Healthcare'] },
  { category: ['Technology', 'Engineering'] },
  { location: ['United States'], jobType: ['Full-time'] },
  { location: ['United States'], category: ['Healthcare'] },
  { location: ['Canada'], category: ['Finance'] },
  { location: ['United States'], experienceLevel: ['Entry Level'], category: ['Healthcare'] },
  { jobType: ['Full-time'], category: ['Other'], page: 3 },
  { location: ['Surrey, BC, Canada'], jobType: ['not-stated'] },
];

const texts = [
  ...[
    'nurse',
    'engineer',
    'therapist',
    'cook',
    'landscape',
    'dentist',
    'hospitalist',
    'welder',
    'physician',
    'designer',
  ],
  ...['physical therapist', 'farm workers', 'software developer', 'medical technologist', 'truck drivers'],
  ...['assistant professor', 'general internal medicine', 'food service supervisors'],
  ...['engin', 'therap', 'pharm'],
  ...['new york', 'british columbia', 'physical therapist new york', 'boston', 'cook alberta'],
  ...['c#', 'phisical therapist', 'landscpe', 'astronaut xylophone'],
];

export const questions = [
  ...withoutText.map(filter),
  ...texts.map((searchQuery, at) =>
    filter({
      searchQuery,
      sort: at % 2 === 0 ? 'relevance' : 'desc',
      ...(at % 5 === 1 ? { location: ['United States'] } : {}),
      ...(at % 7 === 3 ? { jobType: ['Full-time'] } : {}),
    }),
  ),
];
