import type { InterviewQuestions } from '@landfall/contracts';
import { Button, Card, EmptyState } from '@landfall/ui';
import { toast } from '@landfall/sdk';
import { useStillReading } from '../cvs/cv-on-its-way';
import { CvField } from '../cvs/cv-field';
import { PDF_ONLY } from '../documents/file-check';
import { JobDescriptionField } from '../job-description/job-description-field';
import { CallNotes } from '../tasks/call-notes';
import { Outcome } from '../tasks/outcome';
import { useTool, type Tool } from '../tasks/use-tool';
import { isBlank } from '../text/told-apart';
import { workbench } from '../workbench/workbench';
import { batchKey } from './batch-key';
import { ALL_ASKED, isUsedUp } from './used-up';
import { QuestionList } from './question-list';
import { expectBatch, keepBatch, useBatches } from './use-batches';

const TOOL: Tool = {
  kind: 'interview-prep',
  path: '/api/interview-prep/generate',
  failed: 'Failed to generate interview questions.',
};
const BUSY = 'Creating Interview Questions...';

function announce(result: InterviewQuestions, isFirst: boolean): void {
  const count = result.questions.length;
  if (isUsedUp(result)) return toast({ title: 'No further questions', description: ALL_ASKED });
  toast({ title: `${count} ${isFirst ? 'interview' : 'additional'} questions generated successfully!` });
}

export default function InterviewPanel() {
  const { cv, jobDescription, interview } = workbench();
  const run = useTool<InterviewQuestions>(TOOL, (result, { id }) => {
    const { next } = workbench.getState().interview;
    announce(result, next?.replaces ?? true);
    keepBatch(id);
  });
  const batches = useBatches(run.task);
  const stillReading = useStillReading();
  const missing = isBlank(jobDescription)
    ? 'Please enter a job description'
    : isBlank(cv?.text)
      ? 'Please upload your CV for personalized interview questions'
      : stillReading;

  const key = cv && !isBlank(jobDescription) ? batchKey(jobDescription, cv.text) : undefined;
  const ask = () => {
    if (!cv || key === undefined) return;
    // Another job or another CV begins a list of its own: its questions would make no sense among the others.
    const isSame = batches.length > 0 && key === interview.key;
    const batch = isSame ? batches.length : 0;
    void run.start(
      { jobDescription, cvText: cv.text, batch },
      { onStarted: (id) => expectBatch({ id, key, replaces: !isSame }) },
    );
  };
  return (
    <section className="analyzer" aria-label="Interview Preparation">
      <Card className="analyzer-form">
        <h2 className="tools-title">Prepare for your interview</h2>
        <JobDescriptionField required />
        <CvField rule={PDF_ONLY} />
        <Button
          block
          icon="message-circle"
          busy={run.isBusy}
          busyText={BUSY}
          disabled={missing !== undefined}
          aria-describedby={missing && 'interview-missing'}
          onClick={ask}
        >
          {batches.length === 0 ? 'Generate 5 Interview Questions' : 'Generate Interview Questions'}
        </Button>
        {missing && !run.isBusy && (
          <p id="interview-missing" className="document-hint">
            {missing}
          </p>
        )}
        <CallNotes refusal={run.refusal} onRetry={ask} />
      </Card>
      <div className="analyzer-result">
        <Outcome
          tool={TOOL}
          run={run}
          busyTitle={BUSY}
          onRetry={missing ? undefined : ask}
          empty={
            <EmptyState title="No questions yet">
              Five questions at a time will stand here, each with a strategy for your answer, an example and tips.
            </EmptyState>
          }
        >
          {batches.length > 0 && (
            <QuestionList
              batches={batches}
              isBusy={run.isBusy}
              mayAsk={missing === undefined}
              isOfAnother={key !== undefined && key !== interview.key && !run.isBusy}
              onMore={ask}
            />
          )}
        </Outcome>
      </div>
    </section>
  );
}
