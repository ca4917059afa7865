/** The slow tools, by the kind of task that each is on the server. */
export type ToolKind =
  | 'cv-analyzer'
  | 'recommended-learning'
  | 'interview-prep'
  | 'study-examiner'
  | 'grade-test'
  | 'cv-optimizer'
  | 'cover-letter';
