/* First shape of the contract, replaced by `npm run contracts` from the API's own description: same names. */

export interface FieldError { field: string; message: string }
/** RFC 9457 */
export interface Problem { type: string; title: string; status: number; detail: string; instance: string; errors?: FieldError[] }

export interface User {
  id: string; username: string; email: string | null; firstName: string | null; lastName: string | null;
  profileImageUrl: string | null; role: 'user' | 'admin'; plan: 'free' | 'premium';
}

export interface SponsorshipEvidence {
  kind: 'register' | 'advert' | 'record' | 'administrator';
  summary: string; asOf: string | null; conditional?: boolean; sponsorId?: number; quote?: string; reference?: string;
}
export interface Sponsorship extends SponsorshipEvidence { evidence: SponsorshipEvidence[] }

export interface Job {
  id: number; title: string; company: string; location: string; description: string; category: string;
  experience_level: string; job_type: string; visa_type: string; skills: string[]; url: string | null; logo_url: string | null;
  /** ISO date-time or null when the source gives none. */
  posted_at: string | null;
  expires_at: string | null; expired: boolean; source: string; salary: string | null;
  sponsorship: Sponsorship; sample: boolean;
}
export interface JobPage { jobs: Job[]; count: number; total: number; page: number; limit: number; totalPages: number; /** Set when the exact words found nothing and near ones were taken. */ corrected?: string }
export interface JobFilter {
  searchQuery?: string; category?: string[]; location?: string[]; experienceLevel?: string[]; jobType?: string[];
  sort?: 'desc' | 'relevance'; page?: number; limit?: number;
}
export interface OptionCount { value: string; count: number }
/** For each facet, counts given the search text and the other facets. `not-stated` stands for what an advert leaves out. */
export interface FilterCounts { location: OptionCount[]; experienceLevel: OptionCount[]; jobType: OptionCount[]; category: OptionCount[] }

export interface NewsArticle {
  id: number; title: string; source: string; sourceUrl: string | null; imageUrl: string | null; content: string; summary: string;
  keyPoints: string[]; category: string; tags: string[]; isPremium: boolean; publishedAt: string | null;
  /** Who checked it and when; null: not labelled. */
  verified: { by: string; at: string } | null;
  /** excerpt: `content` is the beginning; premium-only: kept for premium members, so empty. */
  extent: 'whole' | 'excerpt' | 'premium-only'; language: string;
}
export interface NewsList { articles: NewsArticle[] }

export interface TrainingEvent {
  id: number; title: string; description: string; type: string; /** Days, `YYYY-MM-DD`. */ date: string; endDate: string;
  time: string; duration: string; location: string; isOnline: boolean; maxParticipants: number | null; price: number | null;
  isFree: boolean | null; instructor: string; instructorTitle: string; tags: string[]; registrationUrl: string | null;
  level: string; category: string;
}
export interface TrainingEventPage { events: TrainingEvent[]; count: number; total: number; page: number; limit: number; totalPages: number }

export type ApplicationStatus =
  | 'Applied' | 'Resume Screened' | 'Phone Interview' | 'Technical Interview' | 'Onsite Interview'
  | 'Offer Received' | 'Offer Accepted' | 'Offer Rejected' | 'Rejected' | 'Withdrawn';
export interface JobApplication {
  id: number; userId: string; jobId: number | null; jobTitle: string; companyName: string; jobLocation: string | null;
  status: ApplicationStatus; appliedDate: string; lastUpdated: string; notes: string | null; upcomingInterviews: unknown; contacts: unknown;
  salary: string | null; jobType: string | null; jobUrl: string | null; reminderDate: string | null; reminderSet: boolean;
  resumeVersion: string | null; coverLetterVersion: string | null; customFields: unknown;
}
export interface ApplicationList { applications: JobApplication[]; count: number }
export interface ApplicationStatistics { total: number; byStatus: Record<string, number>; recentActivity: { interviews: number } }

export interface ExtractedText { text: string; pages: number; name: string }

export interface SubscriptionStatus {
  /** `none`, `active`, `past_due`, `canceled`, `incomplete` or another word of the payment provider. */
  status: string;
  hasActiveSubscription: boolean;
  /** Unix seconds. */
  currentPeriodEnd: number | null;
  subscriptionId: string | null; cancelAtPeriodEnd: boolean;
  /** Pounds a month; the specified fallback for a missing value is 3. */
  priceAmount: number; currency: string; customerPortalUrl: string | null;
}
export interface Elevation { elevatedUntil: string | null }
