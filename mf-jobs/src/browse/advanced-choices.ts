/** What the register of licensed sponsors calls its ratings and its routes, the most frequent first. */
export const RATINGS = ['A rating', 'B rating'];
export const ROUTES = [
  'Skilled Worker',
  'Scale-up',
  'Global Business Mobility: Senior or Specialist Worker',
  'Global Business Mobility: Graduate Trainee',
  'Tier 2 Ministers of Religion',
  'Creative Worker',
  'Charity Worker',
];

/** Whole days back from today, as the server counts them. */
export const POSTED_WITHIN = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Since yesterday' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];
