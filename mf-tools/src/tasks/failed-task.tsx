import { Button, Note } from '@landfall/ui';
import type { Tool, ToolRun } from './use-tool';

/** A task that ended badly, as the server says it. */
export function FailedTask({ tool, run, onRetry }: { tool: Tool; run: ToolRun<unknown>; onRetry?: () => void }) {
  if (run.isGone) return <Note tone="info">This result was deleted.</Note>;
  if (run.task?.state !== 'failed') return null;
  return (
    <Note
      tone="danger"
      title={tool.failed}
      action={
        onRetry && (
          <Button variant="secondary" icon="refresh-cw" onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      <p>{run.task.error?.reason}</p>
      <p>What you typed is still here.</p>
    </Note>
  );
}
