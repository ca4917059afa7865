import type { IconName } from '@landfall/ui';

export type ToolId = 'cv-analyzer' | 'interview-prep' | 'study-examiner';

interface ToolCard {
  id: ToolId;
  name: string;
  icon: IconName;
  text: string;
}

export const tools: readonly ToolCard[] = [
  {
    id: 'cv-analyzer',
    name: 'CV Analyzer',
    icon: 'file-text',
    text: 'How well your CV fits one job, and what to change.',
  },
  {
    id: 'interview-prep',
    name: 'Interview Preparation',
    icon: 'message-circle',
    text: 'Five questions at a time, from the job and your CV.',
  },
  {
    id: 'study-examiner',
    name: 'Study Examiner',
    icon: 'graduation-cap',
    text: 'A test made from your own study material.',
  },
];
