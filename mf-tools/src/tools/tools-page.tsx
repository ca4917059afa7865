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
import { lazy, Suspense, useId, useState } from 'react';
import { useTitle, useUser } from '@landfall/sdk';
import { PageHead, Skeleton } from '@landfall/ui';
import { openWorkbench } from '../workbench/workbench';
import { ToolCards } from './tool-cards';
import type { ToolId } from './tools';
import { useActiveTool } from './use-active-tool';

const PANELS: Record<ToolId, ReturnType<typeof lazy>> = {
  'cv-analyzer': lazy(() => import('../cv-analyzer/cv-analyzer-panel')),
  'interview-prep': lazy(() => import('../interview/interview-panel')),
  'study-examiner': lazy(() => import('../study/study-panel')),
};

const ResultsHistory = lazy(() => import('../history/results-history'));

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
      <div id={panelId}>
        <Suspense fallback={<Skeleton height="16rem" />}>{Panel && <Panel />}</Suspense>
      </div>
      <Suspense fallback={null}>
        <ResultsHistory onOpen={open} />
      </Suspense>
    </div>
  );
}
