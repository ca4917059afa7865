import type { CvOptimization } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Button } from '@landfall/ui';
import { OtherForm } from '../results/other-form';
import { CallNotes } from '../tasks/call-notes';
import { Outcome } from '../tasks/outcome';
import { useTool, type Tool } from '../tasks/use-tool';
import { workbench } from '../workbench/workbench';
import { useMissingInput } from './missing-input';
import { OptimizedCv } from './optimized-cv';

const TOOL: Tool = { kind: 'cv-optimizer', path: '/api/tools/cv-optimizer', failed: 'Failed to optimize CV.' };
const BUSY = 'Optimizing CV...';

export function CvOptimizer() {
  const { cv, jobDescription } = workbench();
  const run = useTool<CvOptimization>(TOOL, ({ optimizationSuggestions }) =>
    toast({
      title: optimizationSuggestions.some(({ kind }) => kind !== 'advice')
        ? 'CV optimized successfully!'
        : 'Nothing in your CV had to be changed',
    }),
  );
  const missing = useMissingInput();
  const optimize = () => void (cv && run.start({ cvText: cv.text, jobDescription }));
  const result = run.task?.state === 'done' ? run.task.result : undefined;
  return (
    <>
      <Button
        variant="secondary"
        icon="wand-sparkles"
        busy={run.isBusy}
        busyText={BUSY}
        disabled={missing !== undefined}
        aria-describedby={missing && 'optimize-missing'}
        onClick={optimize}
      >
        Optimize CV
      </Button>
      {missing && (
        <p id="optimize-missing" className="document-hint">
          {missing}
        </p>
      )}
      <CallNotes refusal={run.refusal} onRetry={optimize} />
      <Outcome tool={TOOL} run={run} busyTitle={BUSY} onRetry={missing ? undefined : optimize}>
        {!run.isBusy && result && (
          <>
            <OtherForm task={run.task} button="Optimize CV" />
            <OptimizedCv key={run.task?.id} result={result} />
          </>
        )}
      </Outcome>
    </>
  );
}
