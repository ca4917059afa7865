import type { IconName } from '@landfall/ui';

export type ToolId = 'cv-analyzer' | 'interview-prep' | 'study-examiner';

export interface Tool {
  id: ToolId;
  name: string;
  icon: IconName;
  text: string;
  /** Why the tool cannot be opened; a tool without it can. */
  unavailable?: string;
}

export const tools: readonly Tool[] = [
  {
    id: 'cv-analyzer',
    name: 'CV Analyzer',
    icon: 'file-text',
    text: 'How software reads your CV.',
  },
  {
    id: 'interview-prep',
    name: 'Interview Preparation',
    icon: 'message-circle',
    text: 'Five questions at a time, from the job and your CV.',
    unavailable: 'Not available here: this installation does not generate questions.',
  },
  {
    id: 'study-examiner',
    name: 'Study Examiner',
    icon: 'graduation-cap',
    text: 'A test made from your own study material.',
    unavailable: 'Not available here: this installation does not generate tests.',
  },
];
