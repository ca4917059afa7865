import type { ReactNode } from 'react';
import { FailedTask } from './failed-task';
import { TaskProgress } from './task-progress';
import { useBroughtIntoView } from './use-brought-into-view';
import type { Tool, ToolRun } from './use-tool';

interface OutcomeProps {
  tool: Tool;
  run: ToolRun<unknown>;
  /** e.g. "Analyzing Match..." */
  busyTitle: string;
  onRetry?: () => void;
  /** What stands there before anything was asked. */
  empty?: ReactNode;
  /** The result; stays in view while another one is on its way where that is wanted. */
  children?: ReactNode;
}

/** The place of a result: on its way, failed, not yet asked for, or there. */
export function Outcome({ tool, run, busyTitle, onRetry, empty, children }: OutcomeProps) {
  const hasFailed = !run.isBusy && (run.isGone || run.task?.state === 'failed');
  const place = useBroughtIntoView(run.isStarting, run.isBusy, run.refusal !== undefined);
  return (
    <>
      <span ref={place} className="outcome-place" />
      {run.isBusy && <TaskProgress title={busyTitle} run={run} />}
      {hasFailed && <FailedTask tool={tool} run={run} onRetry={onRetry} />}
      {children}
      {!run.isBusy && !hasFailed && !children && empty}
    </>
  );
}
