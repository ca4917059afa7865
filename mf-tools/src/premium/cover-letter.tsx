import type { CoverLetter as Letter } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { Button, Field, Note, TextArea } from '@landfall/ui';
import { CopyButton } from '../copy/copy-button';
import { OtherForm } from '../results/other-form';
import { EngineLabel } from '../tasks/engine-label';
import { CallNotes } from '../tasks/call-notes';
import { Outcome } from '../tasks/outcome';
import { useTool, type Tool } from '../tasks/use-tool';
import { directionOf } from '../text/direction';
import { put, workbench } from '../workbench/workbench';
import { aboutJob } from './about-job';
import { Downloads, LeftOutOfPdf } from './downloads';
import { MarkedText } from './marked-text';
import { useMissingInput } from './missing-input';

const TOOL: Tool = { kind: 'cover-letter', path: '/api/tools/cover-letter', failed: 'Failed to write cover letter.' };
const BUSY = 'Writing Cover Letter...';
const TOO_LITTLE = 'Too little was found for a letter';

export function CoverLetter() {
  const { cv, jobDescription, customizations } = workbench();
  const run = useTool<Letter>(TOOL, ({ isBare }) =>
    toast({ title: isBare ? TOO_LITTLE : 'Cover letter written successfully!' }),
  );
  const missing = useMissingInput();
  const write = () => void (cv && run.start({ cvText: cv.text, jobDescription, customizations }));
  const result = run.task?.state === 'done' ? run.task.result : undefined;
  return (
    <>
      <Field label="What should it say, or leave out?" hint="Optional, in your own words">
        <TextArea
          dir={directionOf(customizations)}
          rows={3}
          value={customizations}
          onChange={({ target }) => put({ customizations: target.value })}
        />
      </Field>
      <Button
        variant="secondary"
        icon="mail"
        busy={run.isBusy}
        busyText={BUSY}
        disabled={missing !== undefined}
        aria-describedby={missing && 'letter-missing'}
        onClick={write}
      >
        Write Cover Letter
      </Button>
      {missing && (
        <p id="letter-missing" className="document-hint">
          {missing}
        </p>
      )}
      <CallNotes refusal={run.refusal} onRetry={write} />
      <Outcome tool={TOOL} run={run} busyTitle={BUSY} onRetry={missing ? undefined : write}>
        {!run.isBusy && result && (
          <>
            <OtherForm task={run.task} button="Write Cover Letter" />
            <WrittenLetter letter={result} />
          </>
        )}
      </Outcome>
    </>
  );
}

function WrittenLetter({ letter }: { letter: Letter }) {
  const { id, generatedCoverLetter, jobTitle, companyName, engine, notFollowed = [], isBare } = letter;
  const about = aboutJob(jobTitle, companyName);
  return (
    <>
      <p className="result-facts">
        <EngineLabel engine={engine} />
        {about && <span dir="auto">For {about}</span>}
      </p>
      {isBare && (
        <Note tone="caution" title={TOO_LITTLE}>
          <p>
            No work, degree, skill or permission was found in your CV that could be told for this job, so the letter
            only says what you apply for. It did not count as a call of today.
          </p>
        </Note>
      )}
      {notFollowed.length > 0 && (
        <Note tone="caution" title="Not everything you asked for was followed">
          <ul className="wishes">
            {notFollowed.map((wish) => (
              <li key={wish} dir="auto">
                {wish}
              </li>
            ))}
          </ul>
          {engine === 'built-in' && (
            <p>
              The built-in engine leaves things out, mentions what your CV says, adds sentences of your own and writes
              less. The rest is yours to change in the copied text.
            </p>
          )}
        </Note>
      )}
      <div className="cv-actions">
        <CopyButton text={generatedCoverLetter} />
        <Downloads of={`/api/tools/cover-letters/${id}`} />
      </div>
      <LeftOutOfPdf text={generatedCoverLetter} />
      <MarkedText title="Your cover letter" text={generatedCoverLetter} tone="after" places={[]} />
    </>
  );
}
