/* Generated from openapi.json by `npm run contracts`. Change the DTO classes of the services instead. */

export interface AdvancedCounts {
  rating: OptionCount[];
  route: OptionCount[];
  /** `true` and `false` */
  remote: OptionCount[];
  /** In days; each counts those of the shorter ones too */
  postedWithin: OptionCount[];
  /** At least so much a year, of jobs paid in salaryCurrency */
  salaryMin: OptionCount[];
  /** Of jobs that state their pay: its currency, ISO 4217 */
  salaryCurrency: OptionCount[];
  /** Jobs that do not state their pay */
  unpaid: number;
}

export interface AdvancedOptions {
  /** The employer's rating on the register of sponsors */
  rating: OptionCount[];
  /** The employer's routes on the register of sponsors */
  route: OptionCount[];
  occupation: OptionCount[];
}

export type AdvertAnswer = 'offers' | 'conditional' | 'refuses' | 'silent';

export interface AdvertText {
  text: string;
}

export interface ApplicationChange {
  jobTitle?: string;
  companyName?: string;
  status?: ApplicationStatus;
  appliedDate?: string;
  /** The job on the board that this is about */
  jobId?: number | null;
  jobLocation?: string | null;
  jobType?: string | null;
  salary?: string | null;
  notes?: string | null;
  jobUrl?: string | null;
  reminderDate?: string | null;
  reminderSet?: boolean;
  resumeVersion?: string | null;
  coverLetterVersion?: string | null;
  upcomingInterviews?: unknown[] | Record<string, unknown> | null;
  contacts?: unknown[] | Record<string, unknown> | null;
  customFields?: unknown[] | Record<string, unknown> | null;
}

export interface ApplicationDeleted {
  id: number;
  message: string;
}

export interface ApplicationInput {
  jobTitle: string;
  companyName: string;
  status?: ApplicationStatus;
  appliedDate?: string;
  /** The job on the board that this is about */
  jobId?: number | null;
  jobLocation?: string | null;
  jobType?: string | null;
  salary?: string | null;
  notes?: string | null;
  jobUrl?: string | null;
  reminderDate?: string | null;
  reminderSet?: boolean;
  resumeVersion?: string | null;
  coverLetterVersion?: string | null;
  upcomingInterviews?: unknown[] | Record<string, unknown> | null;
  contacts?: unknown[] | Record<string, unknown> | null;
  customFields?: unknown[] | Record<string, unknown> | null;
}

export interface ApplicationList {
  /** Latest application date first */
  applications: JobApplication[];
  count: number;
}

export interface ApplicationStatistics {
  total: number;
  /** Every status with its count, also where that is 0 */
  byStatus: Record<string, number>;
  recentActivity: RecentActivity;
}

export type ApplicationStatus = 'Applied' | 'Resume Screened' | 'Phone Interview' | 'Technical Interview' | 'Onsite Interview' | 'Offer Received' | 'Offer Accepted' | 'Offer Rejected' | 'Rejected' | 'Withdrawn';

export interface CoverLetter {
  /** For its downloads */
  id: number;
  generatedCoverLetter: string;
  /** Wishes that the letter does not follow, in your own words */
  notFollowed?: string[];
  /** Too little was found in CV and job to say more; not charged */
  isBare?: boolean;
  jobTitle: string | null;
  companyName: string | null;
  engine: EngineKind;
}

export interface CoverLetterInputDto {
  /** 0 for the first, 1 for the next; the same input and batch within a minute is the same task */
  batch?: number;
  cvText: string;
  jobDescription: string;
  /** What is to be said or left out, in your own words */
  customizations?: string;
}

export interface Cv {
  id: number;
  name: string;
  isDefault: boolean;
  isOptimized: boolean;
  originalCvId: number | null;
  /** How long its text is */
  characters: number;
  createdAt: string;
  updatedAt: string;
  text: string;
  /** The job that an optimised one was written for */
  jobDescription: string | null;
}

export interface CvAnalysis {
  matchScore: number;
  /** Blocks parted by blank lines; the first line of each is its title */
  content: string;
  originalCvText: string;
  requirements: JobRequirement[];
  engine: EngineKind;
}

export interface CvAnalysisInput {
  /** 0 for the first, 1 for the next; the same input and batch within a minute is the same task */
  batch?: number;
  cvText: string;
  jobDescription: string;
}

export interface CvChange {
  name?: string;
  /** As it was extracted, or corrected */
  text?: string;
  /** The one that jobs are matched with. The first one always is */
  isDefault?: boolean;
}

export type CvChangeKind = 'rewritten' | 'moved' | 'added' | 'removed' | 'advice';

export interface CvInput {
  name?: string;
  /** As it was extracted, or corrected */
  text: string;
  /** The one that jobs are matched with. The first one always is */
  isDefault?: boolean;
  /** The CV that this one is optimised from */
  originalCvId?: number | null;
  /** The job that an optimised one is written for */
  jobDescription?: string;
}

export interface CvList {
  /** The default one first, then the newest */
  cvs: CvSummary[];
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface CvOptimization {
  /** For its downloads */
  id: number;
  originalCvText: string;
  optimizedCvText: string;
  optimizationSuggestions: OptimizationSuggestion[];
  jobTitle: string | null;
  companyName: string | null;
  engine: EngineKind;
}

export interface CvOptimizerInput {
  /** 0 for the first, 1 for the next; the same input and batch within a minute is the same task */
  batch?: number;
  cvText: string;
  jobDescription: string;
}

export interface CvSummary {
  id: number;
  name: string;
  isDefault: boolean;
  isOptimized: boolean;
  originalCvId: number | null;
  /** How long its text is */
  characters: number;
  createdAt: string;
  updatedAt: string;
}

export interface DecidedJob {
  id: number;
  title: string;
  company: string;
  location: string;
}

export interface Dependency {
  name: string;
  state: 'up' | 'down' | 'starting';
  /** Said only when it is not up */
  detail?: string;
}

export interface Elevation {
  elevatedUntil: string | null;
}

export interface ElevationRequest {
  password: string;
}

export type EngineKind = 'built-in' | 'model';

export interface ExtractedText {
  /** In reading order, at most 400,000 characters. */
  text: string;
  /** Pages of a PDF; 1 for plain text. */
  pages: number;
  /** The name of the uploaded file. */
  name: string;
}

export interface FieldError {
  field: string;
  message: string;
}

export interface FilterCounts {
  /** Countries and Remote by name, then places, the most frequent first */
  location: OptionCount[];
  experienceLevel: OptionCount[];
  jobType: OptionCount[];
  category: OptionCount[];
  /** Groups of the classification by which the record or advert states a code, as printed there */
  occupation: OptionCount[];
}

export interface FormerName {
  name: string;
  /** The day of the last register that printed it so */
  asOf: string;
}

export interface GivenQuestion {
  id: string;
  question?: string;
  /** Letter to text */
  options?: Record<string, string>;
}

export interface GradedQuestion {
  id: string;
  question: string;
  /** The letter; "No Answer" where none was given */
  userAnswer: string;
  /** The letter */
  correctAnswer: string;
  /** Letter to text */
  options: Record<string, string>;
  isCorrect: boolean;
  explanation: string;
  /** The sentence of the material that says so */
  sentence: string;
  /** Its page, when that is known */
  page: number | null;
}

export interface HeldAdvert {
  id: number;
  state: 'held' | 'released' | 'refused';
  reasons: HoldReason[];
  heldAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  decisionReason: string | null;
  /** The newest first */
  reports: JobReport[];
  job: Job;
}

export interface HeldAdvertPage {
  /** The newest first */
  adverts: HeldAdvert[];
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface HeldRow {
  row: number;
  /** Why it waits for an administrator to look at it */
  reasons: string[];
}

export interface HelloEvent {
  /** What was missed since the given id is not known any more: ask anew for all that the topics are about */
  isGap: boolean;
}

export interface HoldDecision {
  decision: 'release' | 'refuse';
  /** Needed to refuse */
  reason?: string;
}

export interface HoldReason {
  kind: HoldReasonKind;
  /** One sentence for people */
  summary: string;
  /** What the advert says, letter for letter */
  quote?: string;
}

export type HoldReasonKind = 'asks-for-money' | 'personal-mailbox' | 'chat-number' | 'copies-sponsor' | 'offers-and-refuses' | 'unsigned-word' | 'reported' | 'refused-before';

export interface ImportTakenBack {
  importId: string;
  /** Jobs that it had added */
  removed: number;
  /** Jobs that are again what they were */
  restored: number;
  /** Jobs that somebody else has changed since: they stay as they are */
  left: number;
}

export interface InterviewInput {
  /** 0 for the first, 1 for the next; the same input and batch within a minute is the same task */
  batch?: number;
  jobDescription: string;
  cvText: string;
}

export interface InterviewQuestion {
  question: string;
  difficulty: QuestionDifficulty;
  /** How to answer */
  suggestedAnswer: string;
  realWorldExample: string;
  tips: string[];
}

export interface InterviewQuestions {
  /** Five, while there is so much to ask */
  questions: InterviewQuestion[];
  /** As asked for */
  batch: number;
  /** Asked before; a batch of nothing else is not charged */
  repeated?: number;
  engine: EngineKind;
}

export interface Job {
  id: number;
  title: string;
  company: string;
  location: string;
  /** Of an official record: one plain sentence that says what was recorded. In a page of jobs its first 400 letters */
  description: string;
  category: string | null;
  experience_level: string | null;
  job_type: string | null;
  visa_type: string | null;
  skills: string[];
  url: string | null;
  logo_url: string | null;
  posted_at: string | null;
  /** Free text, as the source gave it */
  expires_at: string | null;
  /** Past its closing date, or no longer at its source: not in lists */
  expired: boolean;
  source: string;
  /** The advert's or record's own words */
  salary: string | null;
  /** The salary as numbers, where it reads so */
  pay?: JobPay | null;
  /** Said to be done from anywhere */
  remote?: boolean;
  sponsorship: Sponsorship;
  /** Made up to try the product with */
  sample: boolean;
  /** Premium members see it first; everybody does within a minute after this moment */
  premium_until?: string;
  /** When its source was last read and still had it */
  checked_at?: string;
  /** Since when its source no longer has it */
  removed_at?: string;
  /** With group=true: all jobs of this opening that match, this one first */
  openings?: number[];
}

export interface JobApplication {
  id: number;
  userId: string;
  jobId: number | null;
  /** In a list: whether the job on the board that this is about has expired */
  jobExpired?: boolean;
  jobTitle: string;
  companyName: string;
  jobLocation: string | null;
  /** In a list, where jobLocation says nothing: the place of the job on the board that this is about */
  boardLocation?: string;
  status: ApplicationStatus;
  appliedDate: string;
  lastUpdated: string;
  notes: string | null;
  upcomingInterviews: unknown[] | Record<string, unknown> | null;
  contacts: unknown[] | Record<string, unknown> | null;
  salary: string | null;
  jobType: string | null;
  jobUrl: string | null;
  reminderDate: string | null;
  reminderSet: boolean;
  resumeVersion: string | null;
  coverLetterVersion: string | null;
  customFields: unknown[] | Record<string, unknown> | null;
}

export interface JobChange {
  title?: string | null;
  company?: string | null;
  location?: string | null;
  description?: string | null;
  category?: string | null;
  experience_level?: string | null;
  job_type?: string | null;
  visa_type?: string | null;
  skills?: string[];
  /** Where people apply */
  url?: string | null;
  /** A picture of the employer */
  logo_url?: string | null;
  /** Free text such as 31st July 2025 */
  expires_at?: string | null;
}

export interface JobFilter {
  page?: number;
  limit?: number;
  /** One entry for each opening: jobs of the same title, company and place. Paged by openings. */
  group?: boolean;
  searchQuery?: string;
  location?: string[];
  experienceLevel?: string[];
  jobType?: string[];
  category?: string[];
  /** Premium. At least so much in a year; only jobs paid in salaryCurrency match */
  salaryMin?: number;
  /** Of salaryMin, ISO 4217; left out: GBP */
  salaryCurrency?: string;
  /** Premium. Posted in the last so many days */
  postedWithin?: number;
  /** Premium. Done from anywhere, or not */
  remote?: boolean;
  rating?: string[];
  route?: string[];
  occupation?: string[];
  /** desc: newest first. match: those first that suit your CV best. Left out: by relevance when there is a search text. */
  sort?: 'desc' | 'relevance' | 'match';
}

export interface JobInput {
  title: string;
  company: string;
  location: string;
  description: string;
  category: string;
  experience_level: string;
  job_type: string;
  visa_type: string;
  skills?: string[];
  /** Where people apply */
  url?: string | null;
  /** A picture of the employer */
  logo_url?: string | null;
  /** Free text such as 31st July 2025 */
  expires_at?: string | null;
}

export interface JobMatch {
  /** Of the job */
  id: number;
  score: number;
  /** What the job asks for and the CV proves */
  met: string[];
  partly: string[];
  missing: string[];
}

export interface JobOfMany {
  title: string;
  company: string;
  description: string;
  skills?: string[];
  /** Where people apply */
  url?: string | null;
  /** A picture of the employer */
  logo_url?: string | null;
  /** Free text such as 31st July 2025 */
  expires_at?: string | null;
  location?: string;
  category?: string;
  experience_level?: string;
  job_type?: string;
  visa_type?: string;
}

export interface JobPage {
  jobs: Job[];
  /** How many are in this page */
  count: number;
  /** How many there are in all */
  total: number;
  page: number;
  limit: number;
  /** With group=true it goes by openings */
  totalPages: number;
  /** With group=true: how many openings there are in all */
  groups?: number;
  /** When the last import ended */
  importedAt?: string;
  /** Whether official records are among all that match */
  hasRecords?: boolean;
  /** How many of all have a date: a job without one is never new */
  dated?: number;
  /** What was searched for instead, when the words as typed are nowhere */
  corrected?: string;
  /** Only when few match as typed: what may be meant, to be offered */
  didYouMean?: LikelierSearch;
  /** Only when nothing matches, or little that has in its title the work that is asked for */
  nextSteps?: NextSteps;
  /** With sort=match, while not all are compared yet: how many are. The others follow these, newest first */
  compared?: number;
}

export interface JobPay {
  /** In whole or part units of the currency, for one period */
  from: number;
  /** The same as from where one amount is said */
  to: number;
  period: 'year' | 'month' | 'four-weeks' | 'fortnight' | 'week' | 'day' | 'hour';
  /** ISO 4217 */
  currency: string;
  year_from: number;
  year_to: number;
}

export interface JobRemoval {
  title: string;
  company: string;
  /** Needed where several have this title and company */
  id?: number;
}

export interface JobRemoved {
  removedJob: RemovedJob;
}

export interface JobReport {
  /** As chosen, or in their own words */
  reason: string;
  /** What else they wrote; may be empty */
  text: string;
  reportedAt: string;
}

export interface JobReportInput {
  /** One of asks-for-money, personal-contact, not-the-employer, no-sponsorship, gone, other, or in one's own words */
  reason: string;
  text?: string;
}

export interface JobRequirement {
  name: string;
  kind: RequirementKind;
  importance: 'required' | 'preferred';
  state: RequirementState;
  /** The score is the sum of weight × (met 1, partly 0.5, missing 0), divided by the sum of all weights */
  weight: number;
  /** Where the advert asks for it */
  jobLine: string | null;
  /** The line of the CV that proves it */
  cvLine: string | null;
}

export interface JobsByIds {
  /** Those that there are, in the order of the ids */
  jobs: Job[];
}

export interface JobsEvent {
  added: number[];
  changed: number[];
  removed: number[];
  /** More than are worth listing: the lists are empty, ask anew */
  isMany?: boolean;
  /** An import has ended, at this time; the lists are empty */
  importedAt?: string;
}

export interface JobsImported {
  /** False for a preview, and where `all` found a row that cannot be taken */
  isWritten: boolean;
  added: number;
  changed: number;
  same: number;
  /** Of those in the file, how many a file that came later speaks for */
  leftToOthers: number;
  /** The first 1,000 */
  rejected: RejectedRow[];
  /** How many rows were rejected in all */
  rejectedCount: number;
  /** Taken, and in no list until an administrator releases them */
  held: HeldRow[];
  notes: RowNote[];
  /** To take it back; null: nothing was written */
  importId: string | null;
}

export interface JudgedOccupation {
  /** SOC 2020 */
  code: string;
  title: string;
  /** The title in the index that fits the words */
  matched: string;
  verdict: VisaVerdict;
  reason: string;
}

export interface LearningRequest {
  analysisContent: string;
  jobDescription: string;
}

export interface LikelierSearch {
  searchQuery: string;
  total: number;
}

export interface Liveness {
  status: 'live';
}

export interface ManyJobs {
  jobs: JobOfMany[];
}

export interface MatchQuery {
  /** Of jobs */
  ids: number[];
  /** One of your CVs; else the default */
  cvId?: number | null;
}

export interface MatchingIds {
  /** Those that match now, the newest first */
  ids: number[];
}

export interface MatchingQuestion {
  /** Ids of jobs, as an event names them */
  ids: number[];
  /** Page, limit and sort do not matter */
  filters: JobFilter;
  /** Those without a date as well: which jobs of a list are left in it, not which are new */
  undatedToo?: boolean;
}

/** Where the job is */
export type Nation = 'England' | 'Scotland' | 'Wales' | 'Northern Ireland';

export interface NewsArticle {
  id: number;
  title: string;
  source: string;
  sourceUrl: string | null;
  imageUrl: string | null;
  /** Markdown; in a list its beginning, see `extent` */
  content: string;
  /** whole: all of it; excerpt: its beginning; premium-only: kept for premium members, so empty here */
  extent: 'whole' | 'excerpt' | 'premium-only';
  summary: string;
  keyPoints: string[];
  /** Empty where the source gives none */
  category: string;
  tags: string[];
  isPremium: boolean;
  /** Language of the text, e.g. "en", "ar" */
  language: string;
  publishedAt: string | null;
  /** null: not checked, so not labelled */
  verified: Verification | null;
}

export interface NewsArticleInput {
  title: string;
  source: string;
  sourceUrl: string;
  /** e.g. Immigration, Visas, Job Market, Education, Housing or General */
  category: string;
  /** Plain text or Markdown; HTML falls away */
  content: string;
  imageUrl?: string | null;
  summary?: string;
  keyPoints?: string[];
  tags?: string[];
  isPremium?: boolean;
}

export interface NewsArticleRemoved {
  id: number;
  title: string;
}

export interface NewsList {
  /** Newest first */
  articles: NewsArticle[];
}

export interface NextSteps {
  /** Those that find something, the nearest to the search first */
  relaxed: Relaxation[];
  /** At most five jobs that come nearest */
  nearest: Job[];
  /** Where something matches: how many of it have the work that is asked for in their title */
  named?: number;
}

export interface Notice {
  id: number;
  title: string;
  text: string;
  /** Where it leads, within the product */
  href: string | null;
  createdAt: string;
  isRead: boolean;
}

export interface NoticeList {
  /** The newest first */
  notices: Notice[];
  /** Of all, how many have not been read */
  unread: number;
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface NoticesEvent {
  unread: number;
}

export interface OccupationCandidate {
  /** SOC 2020 */
  code: string;
  title: string;
  /** The title in the index that fits the words */
  matched: string;
}

export interface OccupationGroup {
  /** As the filter `occupation` and its counts spell it */
  value: string;
  /** US SOC 2018, Canadian NOC 2016, UK SOC 2020 */
  scheme: 'us-soc' | 'ca-noc' | 'uk-soc';
  /** Of a classification the first two digits; several where one title covers them */
  codes: string;
  /** As the classification prints it */
  title: string;
}

export interface OccupationGroups {
  /** By classification, then by code */
  groups: OccupationGroup[];
}

export interface OccupationList {
  occupations: OccupationCandidate[];
}

export interface OlderRoute {
  route: string;
  /** The day of the register that stated it last */
  asOf: string;
}

export interface Opening {
  id: number;
  /** How many open jobs it has */
  jobs: number;
  /** The newest of them */
  head: Job;
  /** An administrator has put it together of several */
  merged: boolean;
}

export interface OpeningChange {
  /** Jobs that are not of the opening they are in: each of them becomes one of its own */
  split?: number[];
  /** Jobs whose openings are one. All must be in the same place. */
  merge?: number[];
}

export interface OpeningDecision {
  id: number;
  kind: 'split' | 'merge';
  jobs: DecidedJob[];
  decidedBy: string;
  decidedAt: string;
  undoneBy: string | null;
  undoneAt: string | null;
}

export interface OpeningDecisionPage {
  /** How many are in this page */
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
  /** The latest first */
  decisions: OpeningDecision[];
}

export interface OpeningJobs {
  /** How many are in this page */
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
  /** Open ones, the newest first */
  jobs: Job[];
}

export interface OpeningPage {
  /** How many are in this page */
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
  /** Those with the most jobs first */
  openings: Opening[];
}

export interface OptimizationSuggestion {
  kind: CvChangeKind;
  summary: string;
  /** Word for word from the CV as given */
  before: string | null;
  /** Word for word from the optimised CV */
  after: string | null;
  reason: string;
}

export interface OptionCount {
  value: string;
  count: number;
}

/** Why the job may pay less than the salary, or the salary is not what counts; then it can be too low, but never be enough */
export type PayAtMost = 'pro-rata' | 'term-time' | 'part-time' | 'on-target' | 'upper-end' | 'several-weeks' | 'by-the-day' | 'after-tax' | 'self-employed' | 'about' | 'deductions' | 'later' | 'other-money' | 'by-the-hour' | 'unclear';

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  errors?: FieldError[];
}

export type QuestionDifficulty = 'Easy' | 'Medium' | 'Hard';

export interface Quota {
  /** Calls a day; null without a limit */
  limit: number | null;
  /** Calls of today */
  used: number;
  left: number | null;
  /** When a new day begins */
  resetsAt: string;
}

export interface RatedRoute {
  route: string;
  /** Empty: the newest register does not state it */
  rating: string;
}

export interface ReadAdvert {
  answer: AdvertAnswer;
  /** The advert's own sentence that says so */
  sentence?: string;
  /** Of a refusal that may be of another job: the sentence that offers it all the same. Such an advert is held */
  offered?: string;
}

export interface Readiness {
  status: 'ready' | 'not-ready';
  dependencies: Dependency[];
}

export interface RecentActivity {
  /** Applications that came to an interview in the last 30 days */
  interviews: number;
}

export interface RecommendedLearning {
  /** Lines: "# " a sub-heading, "- " a list item, else a paragraph */
  content: string;
  /** What the recommendations are about */
  skills: string[];
  engine: EngineKind;
}

export interface Register {
  id: number;
  name: string;
  asOf: string;
  /** replaced: it waited, and another came in its place */
  state: 'applied' | 'held' | 'discarded' | 'replaced';
  lines: number;
  sponsors: number;
  added: number;
  /** No longer in it, though it covers what they held */
  removed: number;
  /** Not in it, and it does not cover what they held */
  notCovered?: number;
  /** Routes that employers hold and that it does not cover */
  leavesOut?: string[];
  changed: number;
  rejected: number;
  heldBecause: string | null;
  /** The name of the register that took its place */
  replacedBy: string | null;
  /** The administrator who has said that it covers every route; null: what it covers is told from the file */
  coversSaidBy?: string | null;
  /** The administrator who has confirmed it after it was held */
  confirmedBy?: string | null;
  /** Of one that is discarded: the administrator who has taken it back after it had been imported */
  takenBackBy?: string | null;
  /** When that was */
  takenBackAt?: string | null;
  /** It is the newest, and what was before it is known */
  canBeTakenBack?: boolean;
}

export interface RegisterDecision {
  decision: 'confirm' | 'discard';
  /** Of one that is confirmed: it covers every route */
  covers?: 'all';
}

export interface RegisterImported {
  state: 'applied' | 'held' | 'unchanged';
  registerId: number;
  added: number;
  /** No longer in it, though it covers what they held */
  removed: number;
  /** Not in it, and it does not cover what they held */
  notCovered?: number;
  /** Routes that employers hold and that it does not cover */
  leavesOut?: string[];
  changed: number;
  /** Lines without a name or a route, or with a name of more than 255 characters */
  rejected: number;
  /** Why an administrator must confirm it first */
  heldBecause?: string;
  /** The register that waited, in whose place this one waits now */
  replaced?: string;
}

export interface RegisterInForce {
  id: number;
  name: string;
  asOf: string;
}

export interface RegisterList {
  /** The newest first */
  registers: Register[];
}

export interface RegisterTakenBack {
  registerId: number;
  /** The register before it, which is in force again */
  inForce: RegisterInForce;
  /** Employers that only this one had */
  removed: number;
  /** Employers that are again what they were */
  restored: number;
  /** Notices of it that nobody had got yet, and nobody gets */
  stopped: number;
}

export interface RejectedRow {
  /** Counted from 1, as an editor shows it; in a JSON list, the place in it */
  row: number;
  reason: string;
}

export interface Relaxation {
  /** The filter that is left out or shortened */
  field: 'salaryMin' | 'postedWithin' | 'remote' | 'rating' | 'route' | 'occupation' | 'experienceLevel' | 'jobType' | 'category' | 'location' | 'searchQuery';
  /** Of searchQuery: what is left of the text */
  searchQuery?: string;
  /** True where the text alone is searched for, without any filter */
  isTextAlone?: boolean;
  /** True where this filter alone is asked, without the text and the others */
  isAlone?: boolean;
  /** Of salaryMin: the currency in which the same amount is asked instead */
  salaryCurrency?: string;
  total: number;
}

export interface ReleaseEvent {
  channel: string;
  seq: number;
}

export interface RemovedJob {
  id: number;
  title: string;
  company: string;
}

export interface ReportDecision {
  /** hold: out of the lists until it is decided. dismiss: nothing is wrong */
  decision: 'hold' | 'dismiss';
}

export interface ReportedJob {
  job: Job;
  /** How many people reported it */
  count: number;
  /** The newest first */
  reports: JobReport[];
}

export interface ReportedJobPage {
  /** The most reported first */
  jobs: ReportedJob[];
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
  /** So many people hold a job without anybody deciding; null: reports never do */
  holdsAt: number | null;
}

export type RequirementKind = 'skill' | 'experience' | 'degree' | 'seniority' | 'language' | 'certificate' | 'location' | 'right-to-work' | 'unread';

export type RequirementState = 'met' | 'partly' | 'missing';

export interface Review {
  id: number;
  kind: 'sponsor-name';
  /** As an advert writes it */
  name: string;
  town: string;
  askedAt: string;
  /** Those it may be, the closest first */
  candidates: Sponsor[];
  /** Where its adverts lead, as hosts of links and mailboxes: those of other countries first, then those that most have; at most ten */
  hosts?: string[];
  /** How many different hosts there are */
  hostCount?: number;
  /** How many of them are of other countries */
  foreignHostCount?: number;
  decision: 'match' | 'none' | null;
  sponsor: Sponsor | null;
  decidedBy: string | null;
  decidedAt: string | null;
}

export interface ReviewDecision {
  decision: 'match' | 'none';
  /** With match: which entry of the register */
  sponsorId?: number;
}

export interface ReviewPage {
  reviews: Review[];
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface RowNote {
  row: number;
  /** What was left out of a row that was taken */
  note: string;
}

export interface SavedFilters {
  /** One entry for each opening: jobs of the same title, company and place. Paged by openings. */
  group?: boolean;
  searchQuery?: string;
  location?: string[];
  experienceLevel?: string[];
  jobType?: string[];
  category?: string[];
  /** Premium. At least so much in a year; only jobs paid in salaryCurrency match */
  salaryMin?: number;
  /** Of salaryMin, ISO 4217; left out: GBP */
  salaryCurrency?: string;
  /** Premium. Posted in the last so many days */
  postedWithin?: number;
  /** Premium. Done from anywhere, or not */
  remote?: boolean;
  rating?: string[];
  route?: string[];
  occupation?: string[];
  /** desc: newest first. match: those first that suit your CV best. Left out: by relevance when there is a search text. */
  sort?: 'desc' | 'relevance' | 'match';
}

export interface SavedJob {
  jobId: number;
  /** Of a job without a page here, as when it was saved */
  title: string;
  company: string;
  location: string;
  jobType: string | null;
  salary: string | null;
  url: string | null;
  /** `unsponsored`: nothing speaks for its sponsorship any more. It and `expired` are in no list and keep their page; `removed` has none. */
  state: 'open' | 'expired' | 'unsponsored' | 'removed';
  /** Of your latest application for it; null while you do not track it */
  status: ApplicationStatus | null;
  savedAt: string;
}

export interface SavedJobIds {
  /** Of every job you saved, the latest first */
  jobIds: number[];
}

export interface SavedJobList {
  /** The latest saved first */
  savedJobs: SavedJob[];
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface SavedSearch {
  id: number;
  name: string;
  filters: SavedFilters;
  alerts: 'off' | 'daily' | 'at-once';
  /** Jobs that came since you last looked, at most 999 */
  newCount: number;
}

export interface SavedSearchChange {
  name?: string;
  filters?: JobFilter;
  alerts?: 'off' | 'daily' | 'at-once';
}

export interface SavedSearchInput {
  name: string;
  /** As in POST /api/jobs/filter; page and limit are not kept */
  filters: JobFilter;
  /** Not sent for a search that is saved already: as they are */
  alerts?: 'off' | 'daily' | 'at-once';
}

export interface SavedSearchList {
  /** The newest first */
  savedSearches: SavedSearch[];
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface ShownJobs {
  ids: number[];
}

export interface SimilarJobs {
  /** The likest first, at most as many as asked for */
  jobs: Job[];
  /** None is much like it: these have its employer, its town or several of its skills */
  near?: boolean;
}

export interface Sponsor {
  id: number;
  /** As printed in the register */
  name: string;
  /** Under what other names earlier registers printed it, the last first; it is found by them too */
  formerNames?: FormerName[];
  /** Empty: not stated. Where the register of `asOf` states none, what an earlier one stated last */
  town: string;
  /** The day of the register that stated the town, where one is known; it may be older than `asOf` */
  townAsOf?: string;
  /** Empty: not stated. As `town`, and of the same register */
  county: string;
  /** Of several the one to be most careful about; empty: not stated */
  rating: string;
  /** Where it is rated otherwise for one route than for another */
  ratings?: RatedRoute[];
  /** What a rating other than A means for whoever is to be sponsored */
  caution?: string;
  routes: string[];
  /** Those of the routes that the newest one leaves out */
  olderRoutes?: OlderRoute[];
  /** The day of the register that it stands in */
  asOf: string;
  /** left: nothing in the newest register is like it. unclear: something is. not-covered: the newest register leaves out what it held */
  state: 'listed' | 'left' | 'unclear' | 'not-covered';
  /** No legal form, so it may be a person: only found by its whole name */
  lookUpOnly: boolean;
  /** From register to register, the newest first */
  history: SponsorHistory[];
}

export interface SponsorCounts {
  town: SponsorOption[];
  county: SponsorOption[];
  route: SponsorOption[];
  rating: SponsorOption[];
  others: SponsorsElsewhere;
}

export interface SponsorDetail {
  id: number;
  /** As printed in the register */
  name: string;
  /** Under what other names earlier registers printed it, the last first; it is found by them too */
  formerNames?: FormerName[];
  /** Empty: not stated. Where the register of `asOf` states none, what an earlier one stated last */
  town: string;
  /** The day of the register that stated the town, where one is known; it may be older than `asOf` */
  townAsOf?: string;
  /** Empty: not stated. As `town`, and of the same register */
  county: string;
  /** Of several the one to be most careful about; empty: not stated */
  rating: string;
  /** Where it is rated otherwise for one route than for another */
  ratings?: RatedRoute[];
  /** What a rating other than A means for whoever is to be sponsored */
  caution?: string;
  routes: string[];
  /** Those of the routes that the newest one leaves out */
  olderRoutes?: OlderRoute[];
  /** The day of the register that it stands in */
  asOf: string;
  /** left: nothing in the newest register is like it. unclear: something is. not-covered: the newest register leaves out what it held */
  state: 'listed' | 'left' | 'unclear' | 'not-covered';
  /** No legal form, so it may be a person: only found by its whole name */
  lookUpOnly: boolean;
  /** From register to register, the newest first */
  history: SponsorHistory[];
  licences: SponsorLicence[];
  /** Open jobs here whose employer this is, one entry for each opening, the newest ten */
  jobs: Job[];
  /** How many openings they are in all */
  jobGroups: number;
  /** How many jobs */
  jobTotal: number;
  /** How sure it is that those jobs are this employer's */
  linkNote: string;
  /** Whether you watch it */
  watched: boolean;
  /** Of one that is no longer listed: entries of the newest register like it */
  similar: Sponsor[];
}

export interface SponsorHistory {
  /** The day of the register that says so */
  asOf: string;
  kind: 'listed' | 'joined' | 'left' | 'unclear' | 'not-covered' | 're-rated' | 'routes';
  /** All that this register says of it, for people */
  summary: string;
}

export interface SponsorLicence {
  route: string;
  /** Empty: not stated */
  rating: string;
  /** Worker or Temporary Worker; empty: not stated */
  type: string;
  /** The day of the register that stated it last, where the newest one does not cover this route */
  asOf?: string;
}

export interface SponsorMatch {
  result: 'match' | 'review' | 'none';
  /** Of a match */
  sponsor?: Sponsor;
  /** Those it may be, the closest first, at most ten */
  candidates: Sponsor[];
  /** Why, in one sentence */
  reason: string;
  /** Of none: the entry of this name that an earlier register had */
  former?: Sponsor;
  /** The day of the newest register; null: none is here */
  asOf: string | null;
}

export interface SponsorOption {
  value: string;
  count: number;
}

export interface SponsorPage {
  sponsors: Sponsor[];
  /** How many are in this page */
  count: number;
  /** How many there are in all */
  total: number;
  page: number;
  limit: number;
  totalPages: number;
  /** So many more have these words, may be people, and are found by their whole name only */
  wholeNameOnly?: number;
  /** The day of the newest register; null: none is here */
  asOf: string | null;
}

export interface SponsorsElsewhere {
  town: number;
  county: number;
}

export interface Sponsorship {
  kind: 'register' | 'advert' | 'record' | 'administrator';
  /** One sentence: who says it and what */
  summary: string;
  /** The authority whose record it is, by its full name */
  by?: string;
  asOf: string | null;
  /** Sponsorship depends on the applicant or the role */
  conditional?: boolean;
  /** The advert's own sentence, word for word */
  quote?: string;
  /** What the same advert refuses, perhaps of another job, word for word */
  against?: string;
  /** The record's number at the authority */
  reference?: string;
  /** The employer's entry in the register of sponsors */
  sponsorId?: number;
  /** How the register rates the employer; empty: not stated */
  rating?: string;
  /** Where it rates the employer otherwise for one route than for another; rating is then the lower one */
  ratings?: RatedRoute[];
  /** The routes that the employer is licensed for */
  routes?: string[];
  /** Those of the routes that the newest one leaves out */
  olderRoutes?: OlderRoute[];
  /** What a rating other than A means for whoever is to be sponsored */
  caution?: string;
  evidence: SponsorshipEvidence[];
  /** True where none of it holds any more, as of an employer that left the register: it is what was known last */
  ended?: boolean;
  /** The sentence by which the advert now refuses sponsorship, word for word */
  refusal?: string;
}

export interface SponsorshipEvidence {
  kind: 'register' | 'advert' | 'record' | 'administrator';
  /** One sentence: who says it and what */
  summary: string;
  /** The authority whose record it is, by its full name */
  by?: string;
  asOf: string | null;
  /** Sponsorship depends on the applicant or the role */
  conditional?: boolean;
  /** The advert's own sentence, word for word */
  quote?: string;
  /** What the same advert refuses, perhaps of another job, word for word */
  against?: string;
  /** The record's number at the authority */
  reference?: string;
  /** The employer's entry in the register of sponsors */
  sponsorId?: number;
  /** How the register rates the employer; empty: not stated */
  rating?: string;
  /** Where it rates the employer otherwise for one route than for another; rating is then the lower one */
  ratings?: RatedRoute[];
  /** The routes that the employer is licensed for */
  routes?: string[];
  /** Those of the routes that the newest one leaves out */
  olderRoutes?: OlderRoute[];
  /** What a rating other than A means for whoever is to be sponsored */
  caution?: string;
}

export interface StudyInput {
  /** 0 for the first, 1 for the next; the same input and batch within a minute is the same task */
  batch?: number;
  studyMaterial: string;
  /** Of the file it was read from */
  name?: string;
}

export interface StudyQuestion {
  /** Belongs to this one attempt */
  id: string;
  question: string;
  /** Letter to text */
  options: Record<string, string>;
}

export interface StudyTest {
  /** Twenty; fewer where the material gives fewer */
  questions: StudyQuestion[];
  /** Questions left out because their answer could not be cited */
  dropped: number;
  /** Asked by an earlier test of the material; a test of nothing else is not charged */
  repeated?: number;
  engine: EngineKind;
  /** Once it has been graded */
  graded?: TestResult;
}

export interface SubscriptionStatus {
  /** none, active, past_due, canceled, incomplete or another word of the payment provider */
  status: string;
  /** Premium access: true only while the status is active */
  hasActiveSubscription: boolean;
  /** Unix seconds; null while not known */
  currentPeriodEnd: number | null;
  subscriptionId: string | null;
  cancelAtPeriodEnd: boolean;
  /** Pounds a month */
  priceAmount: number;
  currency: string;
  /** null where there is no portal to open */
  customerPortalUrl: string | null;
}

export interface Suggestion {
  kind: 'title' | 'skill' | 'company' | 'place';
  /** As most jobs spell it; a place is spelled as the filter for location takes it. A title may go on with a place: “Cook in Boston” */
  value: string;
  /** How many jobs choosing it finds, where nothing else is asked for */
  count: number;
  /** True of a state, county or region, and of a place that jobs write in several ways: the text is searched for, because the filter for location takes no such place */
  asText?: boolean;
}

export interface SuggestionPage {
  /** At most ten, the likeliest first */
  suggestions: Suggestion[];
}

export interface Task {
  id: string;
  kind: string;
  state: TaskState;
  progress: number;
  /** What is being done, in a few words */
  step: string;
  /** What it is about */
  title: string;
  createdAt: string;
  finishedAt: string | null;
  /** When it failed */
  error?: TaskError;
  /** Place in the queue, while it waits */
  position?: number;
  /** Its person has turned to something else since */
  isPutAway?: boolean;
  /** With series=true, of batches about the same job and CV: how many are done; this is the newest */
  batches?: number;
  /** When it is done: what the same call answers directly */
  result?: Record<string, unknown>;
  /** What was sent, so that a form can be filled again */
  input?: Record<string, unknown>;
}

export interface TaskAccepted {
  id: string;
  state: TaskState;
}

export interface TaskError {
  /** What the same call answers without `Prefer: respond-async` */
  status: number;
  /** What could not be done */
  detail: string;
  /** Why, in plain words */
  reason: string;
}

export interface TaskList {
  /** Newest first */
  tasks: TaskSummary[];
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export type TaskState = 'queued' | 'active' | 'done' | 'failed' | 'cancelled';

export interface TaskSummary {
  id: string;
  kind: string;
  state: TaskState;
  progress: number;
  /** What is being done, in a few words */
  step: string;
  /** What it is about */
  title: string;
  createdAt: string;
  finishedAt: string | null;
  /** When it failed */
  error?: TaskError;
  /** Place in the queue, while it waits */
  position?: number;
  /** Its person has turned to something else since */
  isPutAway?: boolean;
  /** With series=true, of batches about the same job and CV: how many are done; this is the newest */
  batches?: number;
}

export interface TestResult {
  /** Whole percent */
  score: number;
  correctAnswers: number;
  totalQuestions: number;
  detailedResults: GradedQuestion[];
}

export interface TestSubmission {
  /** The questions of one attempt */
  questions: GivenQuestion[];
  /** Question id to letter; what is not answered is left out */
  answers: Record<string, string>;
}

export interface TrainingEvent {
  id: number;
  title: string;
  description: string;
  type: string;
  date: string;
  endDate: string;
  time: string;
  duration: string;
  location: string;
  isOnline: boolean;
  maxParticipants: number | null;
  /** Pounds; null where the organiser does not say */
  price: number | null;
  isFree: boolean | null;
  instructor: string;
  instructorTitle: string;
  tags: string[];
  registrationUrl: string | null;
  level: string;
  category: string;
}

export interface TrainingEventPage {
  /** Soonest first; what is over is left out */
  events: TrainingEvent[];
  count: number;
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface User {
  id: string;
  username: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  role: 'user' | 'admin';
  plan: 'free' | 'premium';
}

export interface Verification {
  /** Who checked the article, and against what */
  by: string;
  at: string;
}

export interface VisaCheck {
  /** depends: the upper end of the range is enough, the lower one is not */
  verdict: VisaVerdict;
  rate?: VisaRate;
  /** Of Appendix Skilled Occupations */
  table?: string;
  /** The day whose rules these are */
  asOf: string;
  /** Where the rules stand */
  source: string;
  reason: string;
  /** Pounds a year, as the verdict counts it */
  salaryPerYear: number;
  /** The upper end of a range; pounds a year */
  salaryPerYearTo?: number;
  hoursPerWeek: number;
  /** Where the job is, if that is known */
  nation?: Nation;
  /** What the verdict is about */
  occupation?: OccupationCandidate;
  /** True where nobody has confirmed it: the title alone says so */
  fromTitle?: boolean;
  /** What the title may mean; where there are any, there is no verdict until one is chosen */
  candidates: JudgedOccupation[];
  /** With an occupation: others, should it be another one */
  others: OccupationCandidate[];
}

export interface VisaCheckInput {
  /** The job's title; needed where there is no code */
  occupation?: string;
  /** SOC 2020 */
  socCode?: string;
  /** Pounds before tax, guaranteed pay only */
  salary: number;
  /** The upper end, where the salary is a range */
  salaryTo?: number;
  period: VisaCheckPeriod;
  /** Needed for pay by the hour; else 37.5 */
  hoursPerWeek?: number;
  /** Why the job may pay less than the salary, or the salary is not what counts; then it can be too low, but never be enough */
  atMost?: PayAtMost;
  /** Only the lower end is stated: the salary can be enough, but not too low */
  atLeast?: boolean;
  /** SW 12.2 says who is */
  newEntrant?: boolean;
  /** Where the job is */
  nation?: Nation;
  /** The place of the job as its advert has it; where it tells the nation, that counts */
  location?: string;
}

export type VisaCheckPeriod = 'year' | 'month' | 'hour';

export interface VisaRate {
  /** Points option of SW 4.4 */
  option: 'A' | 'B' | 'C' | 'D' | 'E';
  /** Pounds a year that any job has to pay */
  threshold: number;
  /** Per cent of the going rate that the option asks for; `rate` is more where so many are less than the least hour of any rate */
  percent: number;
  /** Pounds a year that this occupation has to pay for these hours */
  rate: number;
}

/** depends: the upper end of the range is enough, the lower one is not */
export type VisaVerdict = 'meets' | 'below' | 'depends' | 'cannot-tell';

export interface WatchedSponsors {
  /** Those that you watch, the last first */
  sponsors: Sponsor[];
  /** How many are in this page */
  count: number;
  /** How many there are in all */
  total: number;
  page: number;
  limit: number;
  totalPages: number;
}

export interface WrittenJob {
  id: number;
  title: string;
  company: string;
  location: string;
  /** Of an official record: one plain sentence that says what was recorded. In a page of jobs its first 400 letters */
  description: string;
  category: string | null;
  experience_level: string | null;
  job_type: string | null;
  visa_type: string | null;
  skills: string[];
  url: string | null;
  logo_url: string | null;
  posted_at: string | null;
  /** Free text, as the source gave it */
  expires_at: string | null;
  /** Past its closing date, or no longer at its source: not in lists */
  expired: boolean;
  source: string;
  /** The advert's or record's own words */
  salary: string | null;
  /** The salary as numbers, where it reads so */
  pay?: JobPay | null;
  /** Said to be done from anywhere */
  remote?: boolean;
  sponsorship: Sponsorship;
  /** Made up to try the product with */
  sample: boolean;
  /** Premium members see it first; everybody does within a minute after this moment */
  premium_until?: string;
  /** When its source was last read and still had it */
  checked_at?: string;
  /** Since when its source no longer has it */
  removed_at?: string;
  /** With group=true: all jobs of this opening that match, this one first */
  openings?: number[];
  /** Why it is held for review, each in a sentence. It is in no list until an administrator releases it */
  held?: string[];
}

export interface WrittenJobs {
  /** In the order in which they were sent */
  jobs: WrittenJob[];
  count: number;
}

export interface Operations {
  /** Enters the admin password; counts for this session and 30 minutes */
  'POST /api/admin/elevate': { body: ElevationRequest; answer: Elevation; };
  /** Until when the admin password counts as entered */
  'GET /api/admin/elevation': { answer: Elevation; };
  /** Adverts that are held for review, each with the reason, or those decided about */
  'GET /api/admin/held-adverts': { answer: HeldAdvertPage; };
  /** Releases an advert or refuses it; stands until its text changes */
  'POST /api/admin/held-adverts/{id}': { body: HoldDecision; answer: HeldAdvert; };
  /** Listed jobs that people reported and nobody has looked at since */
  'GET /api/admin/reports': { answer: ReportedJobPage; };
  /** Holds a reported job, or dismisses its reports. `id` is that of the job; 409 where it is held already */
  'POST /api/admin/reports/{id}': { body: ReportDecision; answer: null; };
  /** Names of adverts that may be one of the register of sponsors */
  'GET /api/admin/reviews': { answer: ReviewPage; };
  /** Decides for all jobs of that name */
  'POST /api/admin/reviews/{id}': { body: ReviewDecision; answer: Review; };
  /** Who is signed in */
  'GET /api/auth/user': { answer: User; };
  /** Your own CVs, without their texts */
  'GET /api/cvs': { answer: CvList; };
  /** Keep a CV */
  'POST /api/cvs': { body: CvInput; answer: Cv; };
  /** One of your CVs, with its text */
  'GET /api/cvs/{id}': { answer: Cv; };
  /** Change the name or text of a CV, or make it the default */
  'PUT /api/cvs/{id}': { body: CvChange; answer: Cv; };
  /** Delete a CV; with the default gone, the newest of the others becomes it */
  'DELETE /api/cvs/{id}': { answer: null; };
  /** The one stream that a browser opens (Server-Sent Events) */
  'GET /api/events': { answer: null; };
  /** Five interview questions about this CV and this job; another five for each further batch */
  'POST /api/interview-prep/generate': { body: InterviewInput; answer: InterviewQuestions | TaskAccepted; };
  /** Your own applications */
  'GET /api/job-applications': { answer: ApplicationList; };
  /** Keep a new application */
  'POST /api/job-applications': { body: ApplicationInput; answer: JobApplication; };
  /** Sample applications */
  'GET /api/job-applications-demo': { answer: ApplicationList; };
  /** Statistics of the sample applications */
  'GET /api/job-applications-demo/statistics': { answer: ApplicationStatistics; };
  /** How many, in which status, and the interviews of the last 30 days */
  'GET /api/job-applications/statistics': { answer: ApplicationStatistics; };
  /** Your own applications in one status */
  'GET /api/job-applications/status/{status}': { answer: ApplicationList; };
  /** Change some fields of an application */
  'PUT /api/job-applications/{id}': { body: ApplicationChange; answer: JobApplication; };
  /** Delete an application */
  'DELETE /api/job-applications/{id}': { answer: ApplicationDeleted; };
  /** Open jobs, newest first or by relevance */
  'GET /api/jobs': { answer: JobPage; };
  /** Adds one job, or all of a list */
  'POST /api/jobs/admin/add': { body: JobInput | ManyJobs; answer: WrittenJob | WrittenJobs; };
  /** Brings in a file of jobs: JSON, JSON lines or CSV with a heading */
  'POST /api/jobs/admin/import': { body: FormData; answer: JobsImported | TaskAccepted; };
  /** Takes an import back: what it added goes, what it changed is what it was */
  'DELETE /api/jobs/admin/import/{importId}': { answer: ImportTakenBack; };
  /** Openings by the words of their jobs */
  'GET /api/jobs/admin/openings': { answer: OpeningPage; };
  /** Splits jobs off from their opening, or makes the openings of jobs one */
  'POST /api/jobs/admin/openings': { body: OpeningChange; answer: OpeningDecision; };
  /** Who split or merged what, and when */
  'GET /api/jobs/admin/openings/decisions': { answer: OpeningDecisionPage; };
  /** Undoes a decision; it stays in the list, with who undid it */
  'DELETE /api/jobs/admin/openings/decisions/{id}': { answer: OpeningDecision; };
  /** The open jobs of one opening */
  'GET /api/jobs/admin/openings/{id}': { answer: OpeningJobs; };
  /** Removes one job for good */
  'DELETE /api/jobs/admin/remove': { body: JobRemoval; answer: JobRemoved; };
  /** All jobs that are kept, expired ones too, for the admin panel */
  'GET /api/jobs/admin/repository': { answer: JobPage; };
  /** Changes a job; what is left out stays as it is */
  'PUT /api/jobs/admin/update/{id}': { body: JobChange; answer: WrittenJob; };
  /** What the advanced filters can be set to, over all open jobs */
  'GET /api/jobs/advanced-options': { answer: AdvancedOptions; };
  /** The same as the list, with the filter in the body */
  'POST /api/jobs/filter': { body: JobFilter; answer: JobPage; };
  /** For each facet, how many jobs each option has, given the search text and the other facets */
  'GET /api/jobs/filter-counts': { answer: FilterCounts; };
  /** For each advanced filter, how many jobs each option has, given the rest of the search */
  'GET /api/jobs/filter-counts/advanced': { answer: AdvancedCounts; };
  /** How well a CV that you keep matches these jobs, and why */
  'POST /api/jobs/match': { body: MatchQuery; answer: JobMatch[]; };
  /** Which of these jobs a search means */
  'POST /api/jobs/matching': { body: MatchingQuestion; answer: MatchingIds; };
  /** The groups of occupations that a job may be filtered by */
  'GET /api/jobs/occupations': { answer: OccupationGroups; };
  /** These jobs, for a list that shows the jobs of one opening */
  'POST /api/jobs/openings': { body: ShownJobs; answer: JobsByIds; };
  /** What changes about the jobs of a search (Server-Sent Events), with the list's filters */
  'GET /api/jobs/stream': { answer: null; };
  /** Titles, skills, companies and places that begin with what has been typed */
  'GET /api/jobs/suggest': { answer: SuggestionPage; };
  /** One job, expired or not */
  'GET /api/jobs/{id}': { answer: Job; };
  /** The employer's logo, fetched and checked by the server */
  'GET /api/jobs/{id}/logo': { answer: null; };
  /** Report a job */
  'POST /api/jobs/{id}/report': { body: JobReportInput; answer: null; };
  /** Open jobs much like this one */
  'GET /api/jobs/{id}/similar': { answer: SimilarJobs; };
  /** Sends the browser to the identity provider */
  'GET /api/login': { answer: null; };
  /** Ends the session here and at the identity provider; only from our own pages */
  'GET /api/logout': { answer: null; };
  /** News, newest first */
  'GET /api/news': { answer: NewsList; };
  /** Publish an article, checked by the administrator who enters it */
  'POST /api/news/admin/add': { body: NewsArticleInput; answer: NewsArticle; };
  /** Remove an article */
  'DELETE /api/news/admin/remove/{id}': { answer: NewsArticleRemoved; };
  /** One article with its whole content (of premium news, for premium members) */
  'GET /api/news/{id}': { answer: NewsArticle; };
  /** What the product has to tell you */
  'GET /api/notices': { answer: NoticeList; };
  /** All have been read */
  'POST /api/notices/read': { answer: null; };
  /** One has been read */
  'POST /api/notices/{id}/read': { answer: null; };
  /** The jobs you saved for later, as they are now */
  'GET /api/saved-jobs': { answer: SavedJobList; };
  /** Which jobs you saved, all in one answer: for marks in lists */
  'GET /api/saved-jobs/ids': { answer: SavedJobIds; };
  /** Save a job for later; a second time changes nothing */
  'PUT /api/saved-jobs/{jobId}': { answer: null; };
  /** Keep it no longer; a second time changes nothing */
  'DELETE /api/saved-jobs/{jobId}': { answer: null; };
  /** Your saved searches, with how many jobs are new to you */
  'GET /api/saved-searches': { answer: SavedSearchList; };
  /** Save a search under a name */
  'POST /api/saved-searches': { body: SavedSearchInput; answer: SavedSearch; };
  /** One of your saved searches */
  'GET /api/saved-searches/{id}': { answer: SavedSearch; };
  /** Change its name, its filters or its alerts */
  'PUT /api/saved-searches/{id}': { body: SavedSearchChange; answer: SavedSearch; };
  /** Delete a saved search; its alerts end */
  'DELETE /api/saved-searches/{id}': { answer: null; };
  /** Have back, as it was, what you deleted within the last hour */
  'POST /api/saved-searches/{id}/restore': { answer: SavedSearch; };
  /** You are looking at what it finds: the count of new jobs begins again, and alerts say nothing of it */
  'POST /api/saved-searches/{id}/seen': { answer: null; };
  /** The register of licensed sponsors, by name */
  'GET /api/sponsors': { answer: SponsorPage; };
  /** Brings a register in as the difference to the one before */
  'POST /api/sponsors/admin/import': { body: FormData; answer: RegisterImported | TaskAccepted; };
  /** What an advert says of sponsoring a visa, as the import reads it, with the sentence */
  'POST /api/sponsors/admin/read-advert': { body: AdvertText; answer: ReadAdvert; };
  /** The registers that came in, were held or discarded */
  'GET /api/sponsors/admin/registers': { answer: RegisterList; };
  /** Confirms a register that is held, or discards it */
  'POST /api/sponsors/admin/registers/{id}': { body: RegisterDecision; answer: RegisterImported | TaskAccepted; };
  /** Takes the newest register back: the one before it is in force again */
  'DELETE /api/sponsors/admin/registers/{id}': { answer: RegisterTakenBack | TaskAccepted; };
  /** For each facet, how many entries each option has, given the text and the other facets */
  'GET /api/sponsors/filter-counts': { answer: SponsorCounts; };
  /** Which entry of the newest register the name of an advert means */
  'GET /api/sponsors/match': { answer: SponsorMatch; };
  /** The employers whose licence you watch */
  'GET /api/sponsors/watched': { answer: WatchedSponsors; };
  /** One entry, with its history and its jobs here */
  'GET /api/sponsors/{id}': { answer: SponsorDetail; };
  /** Hear once of each register that changes the licence of this employer */
  'PUT /api/sponsors/{id}/watch': { answer: null; };
  /** Watch it no longer */
  'DELETE /api/sponsors/{id}/watch': { answer: null; };
  /** The state of one's own premium subscription */
  'GET /api/subscription-status': { answer: SubscriptionStatus; };
  /** Your own tasks, running and ended, newest first */
  'GET /api/tasks': { answer: TaskList; };
  /** How many AI calls you have left today */
  'GET /api/tasks/quota': { answer: Quota; };
  /** One of your tasks, with what was sent and its result */
  'GET /api/tasks/{id}': { answer: Task; };
  /** Cancels a task that has not ended; removes one that has, with its result */
  'DELETE /api/tasks/{id}': { answer: null; };
  /** Server-Sent Events: `event: task` with the task whenever it changes, until it ends */
  'GET /api/tasks/{id}/events': { answer: null; };
  /** You have turned to something else: no screen of yours shows it by itself any more */
  'POST /api/tasks/{id}/put-away': { answer: null; };
  /** A cover letter from a CV and a job */
  'POST /api/tools/cover-letter': { body: CoverLetterInputDto; answer: CoverLetter | TaskAccepted; };
  /** One of your cover letters as PDF or .docx */
  'GET /api/tools/cover-letters/{id}/download': { answer: null; };
  /** How well a CV matches a job, requirement by requirement */
  'POST /api/tools/cv-analyzer': { body: CvAnalysisInput; answer: CvAnalysis | TaskAccepted; };
  /** One of your optimised CVs as PDF or .docx */
  'GET /api/tools/cv-optimizations/{id}/download': { answer: null; };
  /** The CV rewritten for a job, with every change and its reason */
  'POST /api/tools/cv-optimizer': { body: CvOptimizerInput; answer: CvOptimization | TaskAccepted; };
  /** The text of a PDF or plain text of at most 10 MiB; nothing of it is kept */
  'POST /api/tools/extract-text': { body: FormData; answer: ExtractedText; };
  /** Grades an attempt, once; the same answers again give the same result */
  'POST /api/tools/grade-test': { body: TestSubmission; answer: TestResult; };
  /** What to learn for the gaps that an analysis has found */
  'POST /api/tools/recommended-learning': { body: LearningRequest; answer: RecommendedLearning | TaskAccepted; };
  /** A single-choice test of a text; its answers stay on the server until it is submitted */
  'POST /api/tools/study-examiner': { body: StudyInput; answer: StudyTest | TaskAccepted; };
  /** Upcoming events, soonest first */
  'GET /api/training-events': { answer: TrainingEventPage; };
  /** Whether a salary meets what the Immigration Rules ask for a first Skilled Worker application */
  'POST /api/visa-check': { body: VisaCheckInput; answer: VisaCheck; };
  /** Occupations that the title of a job may mean, the likeliest first */
  'GET /api/visa-check/occupations': { answer: OccupationList; };
  /** Whether this process runs */
  'GET /health/live': { answer: Liveness; };
  /** Whether a person can use the product, and what is missing */
  'GET /health/ready': { answer: Readiness; };
}
