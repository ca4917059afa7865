import type { CvAnalysis } from '@landfall/contracts';
import { Badge, Button, Card, EmptyState, latePart } from '@landfall/ui';
import { toast } from '@landfall/sdk';
import { useStillReading } from '../cvs/cv-on-its-way';
import { CvField } from '../cvs/cv-field';
import { PDF_OR_TEXT } from '../documents/file-check';
import { JobDescriptionField } from '../job-description/job-description-field';
import { CallNotes } from '../tasks/call-notes';
import { Outcome } from '../tasks/outcome';
import { OtherForm } from '../results/other-form';
import { REFILLED_CV } from '../tasks/refill';
import { useTool, type Tool } from '../tasks/use-tool';
import { isBlank } from '../text/told-apart';
import { put, workbench } from '../workbench/workbench';
import { AnalysisResult } from './analysis-result';
import { isUnread } from './unread';
import { useLearning } from './use-learning';

const ExtraTools = latePart(() => import('../premium/extra-tools'), { named: 'The optimizer and the letter' });

const TOOL: Tool = { kind: 'cv-analyzer', path: '/api/tools/cv-analyzer', failed: 'Failed to analyze CV.' };

export default function CvAnalyzerPanel() {
  const { cv, jobDescription } = workbench();
  const run = useTool<CvAnalysis>(TOOL, (analysis) => {
    const { originalCvText } = analysis;
    if (!isUnread(analysis)) toast({ title: 'CV analysis completed successfully!' });
    if (!workbench.getState().cv && originalCvText)
      put({ cv: { name: REFILLED_CV, text: originalCvText, pages: null } });
  });
  const learning = useLearning(run.task, jobDescription);
  const stillReading = useStillReading();
  const missing = isBlank(cv?.text)
    ? 'Please enter CV text or upload a file'
    : isBlank(jobDescription)
      ? 'Please enter job description for matching analysis'
      : stillReading;
  const analyze = () =>
    void (cv && run.start({ cvText: cv.text, jobDescription }, { onStarted: (learningDue) => put({ learningDue }) }));
  const result = run.task?.state === 'done' ? run.task.result : undefined;
  return (
    <section className="analyzer" aria-label="CV Analyzer">
      <Card className="analyzer-form">
        <div>
          <h2 className="tools-title">Ready for Analysis?</h2>
          <p className="document-facts">
            <Badge>Match Score</Badge>
            <Badge>AI-powered</Badge>
            <Badge>Improvement Tips</Badge>
          </p>
        </div>
        <CvField rule={PDF_OR_TEXT} mayType />
        <JobDescriptionField hint="Include job requirements for accurate CV match analysis" required />
        <Button
          block
          icon="target"
          busy={run.isBusy}
          busyText="Analyzing Match..."
          disabled={missing !== undefined}
          aria-describedby={missing && 'analyze-missing'}
          onClick={analyze}
        >
          Analyze CV Match
        </Button>
        {missing && !run.isBusy && (
          <p id="analyze-missing" className="document-hint">
            {missing}
          </p>
        )}
        <CallNotes refusal={run.refusal} onRetry={analyze} />
      </Card>
      <div className="analyzer-result">
        <Outcome
          tool={TOOL}
          run={run}
          busyTitle="Analyzing Match..."
          onRetry={missing ? undefined : analyze}
          empty={
            <EmptyState title="No analysis yet">
              Your match score, what speaks for you and what is missing will stand here.
            </EmptyState>
          }
        >
          {!run.isBusy && run.task && result && (
            <>
              <OtherForm task={run.task} button="Analyze CV Match" />
              <AnalysisResult task={run.task} analysis={result} learning={learning} />
            </>
          )}
        </Outcome>
      </div>
      <div className="analyzer-more">
        <ExtraTools />
      </div>
    </section>
  );
}
