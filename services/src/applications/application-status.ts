export const APPLICATION_STATUSES = [
  'Applied',
  'Resume Screened',
  'Phone Interview',
  'Technical Interview',
  'Onsite Interview',
  'Offer Received',
  'Offer Accepted',
  'Offer Rejected',
  'Rejected',
  'Withdrawn',
] as const;

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const isInterview = (status: ApplicationStatus): boolean => status.endsWith('Interview');

export const isStatus = (text: string): text is ApplicationStatus =>
  (APPLICATION_STATUSES as readonly string[]).includes(text);
