import { Button, Card, EmptyState } from '@landfall/ui';
import { DocumentDrop } from '../documents/document-drop';
import { DocumentText } from '../documents/document-text';
import { PDF_ONLY } from '../documents/file-check';
import { useUpload } from '../documents/use-upload';
import { CallNotes } from '../tasks/call-notes';
import { Outcome } from '../tasks/outcome';
import { RefusalNote } from '../tasks/refusal-note';
import { isBlank } from '../text/told-apart';
import { put, workbench } from '../workbench/workbench';
import { TakeTest } from './take-test';
import { TestResults } from './test-results';
import { useScrollTo } from './use-scroll-to';
import { STUDY, useStudy } from './use-study';

const LOADING = 'Generating Your Test Questions...';

export default function StudyPanel() {
  const state = useStudy();
  const { run, phase, test, result, refusal, generate, submit, startOver, clear } = state;
  const place = useScrollTo(phase === 'completed');
  return (
    <section ref={place} className="study" aria-label="Study Examiner">
      {(phase === 'generate' || phase === 'loading') && (
        // Only hidden meanwhile: a text that was being checked is open again when no test came of it.
        <div hidden={phase === 'loading'}>
          <Material study={state} />
        </div>
      )}
      {(phase === 'generate' || phase === 'loading') && (
        <Outcome
          tool={STUDY}
          run={run}
          busyTitle={LOADING}
          empty={
            <EmptyState title="Upload Your Study Material">
              A test of 20 questions with one right answer each will be made from it. A short document gives fewer.
            </EmptyState>
          }
        />
      )}
      {(phase === 'taking' || phase === 'grading') && test && (
        <TakeTest test={test} isGrading={phase === 'grading'} onStartOver={startOver} onSubmit={submit} />
      )}
      {phase !== 'generate' && refusal && <RefusalNote refusal={refusal} />}
      {phase === 'completed' && result && (
        <TestResults result={result} onNewTest={() => generate(true)} onClear={clear} />
      )}
    </section>
  );
}

/** What the test is made from. */
function Material({ study: { run, refusal, generate } }: { study: ReturnType<typeof useStudy> }) {
  const { study } = workbench();
  const upload = useUpload({
    rule: PDF_ONLY,
    failed: 'Failed to extract text from file',
    onRead: (document) => {
      run.putAwayFailed();
      put({ study: document, studyBatch: 0 });
    },
  });
  const missing = !isBlank(study?.text)
    ? upload.reading && `${upload.reading} is still being read`
    : 'Please enter study text or upload a file';
  return (
    <Card className="analyzer-form">
      <h2 className="tools-title">Test what you know</h2>
      <DocumentDrop
        label="Study material"
        rule={PDF_ONLY}
        fileName={upload.reading ?? study?.name}
        busy={upload.reading !== undefined}
        refused={upload.refused}
        onFile={upload.read}
        onSeveral={upload.refuseSeveral}
        onCancel={upload.cancel}
        onRemove={upload.remove}
      />
      {study && (
        <DocumentText
          label="Text of your study material"
          document={study}
          onCorrect={(text) => put({ study: { ...study, text }, studyBatch: 0 })}
        />
      )}
      <Button
        block
        icon="graduation-cap"
        busy={run.isBusy}
        disabled={missing !== undefined}
        aria-describedby={missing && 'study-missing'}
        onClick={() => generate()}
      >
        Generate Test Questions
      </Button>
      {missing && (
        <p id="study-missing" className="document-hint">
          {missing}
        </p>
      )}
      <CallNotes refusal={refusal} onRetry={() => generate()} />
    </Card>
  );
}
