import { isInterview, type ApplicationStatus } from './application-status.js';
import { byStatus } from './application.view.js';
import type { ApplicationList, ApplicationStatistics, JobApplication } from './applications.dto.js';

const DEMO_USER = 'demo-user';
const DAY = 86_400_000;

type Sample = Pick<JobApplication, 'jobTitle' | 'companyName' | 'jobLocation' | 'status'> &
  Partial<Pick<JobApplication, 'salary' | 'jobType' | 'jobUrl' | 'notes'>> & { daysAgo: number };

/** What the demo shows to someone who has no account: fictional employers, days counted back from today. */
const SAMPLES: Sample[] = [
  sample('Staff Nurse, Acute Medicine', 'Example Harbour Health', 'Portsmouth, United Kingdom', 'Applied', 2, {
    salary: '£32,073 to £39,043 a year (Band 5)',
    jobUrl: 'https://jobs.example.org/harbour-staff-nurse',
    notes: 'Ask about OSCE preparation and the first twelve weeks of accommodation.',
  }),
  sample('Frontend Developer', 'Example Lantern Studio', 'London, United Kingdom', 'Applied', 5, {
    salary: '£58,000 to £66,000 a year',
    jobUrl: 'https://jobs.example.org/lantern-frontend',
  }),
  sample('Civil Engineer, Drainage', 'Example Saltmarsh Engineering', 'Hull, United Kingdom', 'Applied', 9),
  sample('Data Engineer', 'Sample Ledger Analytics', 'Manchester, United Kingdom', 'Resume Screened', 12, {
    salary: '£55,000 a year',
    notes: 'The recruiter asked for two references.',
  }),
  sample('Physics Teacher', "Sample St Winifred's High School", 'Durham, United Kingdom', 'Resume Screened', 14),
  sample('Site Reliability Engineer', 'Sample Meridian Cloud', 'Leeds, United Kingdom', 'Phone Interview', 18, {
    jobType: 'Remote',
    notes: 'Thirty minutes with the team lead. Prepare the story of one outage.',
  }),
  sample(
    'Machine Learning Engineer',
    'Example Fenland Robotics',
    'Cambridge, United Kingdom',
    'Technical Interview',
    23,
    {
      salary: '£78,000 to £92,000 a year',
      jobUrl: 'https://jobs.example.org/fenland-ml',
    },
  ),
  sample(
    'Physiotherapist, Musculoskeletal',
    'Sample Riverbank Clinics',
    'Nottingham, United Kingdom',
    'Offer Received',
    34,
    {
      salary: '£43,000 a year',
      notes: 'They sponsor the Health and Care Worker visa. Answer by the end of next week.',
    },
  ),
  sample('Brand Manager', 'Sample Ember & Oat', 'London, United Kingdom', 'Rejected', 41),
  sample('Town Planner', 'Example Fellside District Council', 'Carlisle, United Kingdom', 'Rejected', 47),
  sample('Internal Auditor', 'Sample Albion Rail Services', 'Derby, United Kingdom', 'Withdrawn', 52),
];

function sample(
  jobTitle: string,
  companyName: string,
  jobLocation: string,
  status: ApplicationStatus,
  daysAgo: number,
  more: Partial<Sample> = {},
): Sample {
  return { jobTitle, companyName, jobLocation, status, daysAgo, ...more };
}

export function demoApplications(now = new Date()): ApplicationList {
  const applications = SAMPLES.map(({ daysAgo, ...known }, at): JobApplication => {
    const day = new Date(now.getTime() - daysAgo * DAY);
    return {
      jobId: null,
      notes: null,
      salary: null,
      jobType: 'Full-time',
      jobUrl: null,
      upcomingInterviews: null,
      contacts: null,
      reminderDate: null,
      reminderSet: false,
      resumeVersion: null,
      coverLetterVersion: null,
      customFields: null,
      ...known,
      id: at + 1,
      userId: DEMO_USER,
      appliedDate: day.toISOString().slice(0, 10),
      lastUpdated: day.toISOString(),
    };
  });
  return { applications, count: applications.length };
}

/** Counted from the list itself, so the two never disagree. */
export function demoStatistics(now = new Date()): ApplicationStatistics {
  const { applications } = demoApplications(now);
  const monthAgo = new Date(now.getTime() - 30 * DAY).toISOString();
  const counts = applications.map(({ status }) => ({
    status,
    count: applications.filter((one) => one.status === status).length,
  }));
  const interviews = applications.filter(({ status, lastUpdated }) => isInterview(status) && lastUpdated > monthAgo);
  return { total: applications.length, byStatus: byStatus(counts), recentActivity: { interviews: interviews.length } };
}
