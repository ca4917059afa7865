import './tools.css';
import '../cv-analyzer/analyzer.css';
import '../documents/documents.css';
import '../tasks/progress.css';
import '../results/results.css';
import '../cv-analyzer/reasons.css';
import '../interview/questions.css';
import '../study/study.css';
import '../cvs/cvs.css';
import '../premium/premium.css';
import '../history/history.css';
import { useId, useState, type ComponentType } from 'react';
import { useTitle, useUser } from '@landfall/sdk';
import { latePart, PageHead, Skeleton } from '@landfall/ui';
import { openWorkbench } from '../workbench/workbench';
import { ToolCards } from './tool-cards';
import type { ToolId } from './tools';
import { useActiveTool } from './use-active-tool';

const latePanel = (load: () => Promise<{ default: ComponentType }>) =>
  latePart(load, { waiting: <Skeleton height="16rem" />, named: 'This tool' });

const PANELS: Record<ToolId, ComponentType> = {
  'cv-analyzer': latePanel(() => import('../cv-analyzer/cv-analyzer-panel')),
  'interview-prep': latePanel(() => import('../interview/interview-panel')),
  'study-examiner': latePanel(() => import('../study/study-panel')),
};

const ResultsHistory = latePart(() => import('../history/results-history'), { named: 'The history of your results' });

export default function ToolsPage() {
  const user = useUser();
  // Before anything below reads it; the same person once more changes nothing.
  useState(() => user && openWorkbench(user.id));
  const { active, select } = useActiveTool();
  const panelId = useId();
  useTitle('Professional Tools');
  const open = (tool: ToolId) => {
    select(tool);
    document.getElementById(panelId)?.scrollIntoView?.({ block: 'start' });
  };
  const Panel = active && PANELS[active];
  return (
    <div className="tools">
      <PageHead
        title="Professional Tools"
        text="Analyze your CV, prepare for interviews with confidence, and test your knowledge — all in one place."
      />
      <ToolCards active={active} onSelect={select} panelId={panelId} />
      <div id={panelId}>{Panel && <Panel />}</div>
      <ResultsHistory onOpen={open} />
    </div>
  );
}
