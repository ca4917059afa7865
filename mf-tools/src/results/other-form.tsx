import { Note } from '@landfall/ui';
import type { Task } from '../tasks/task';
import { isBlank, isSameText } from '../text/told-apart';
import { workbench } from '../workbench/workbench';

interface OtherFormProps {
  /** The task whose result is shown. */
  task: Task | undefined;
  /** The button that makes one for what stands in the form. */
  button: string;
}

/** Says that a result stays in view though the form holds another job description or CV by now. */
export function OtherForm({ task, button }: OtherFormProps) {
  const { cv, jobDescription } = workbench();
  const isOtherJob = isOther(task?.input?.jobDescription, jobDescription);
  const isOtherCv = isOther(task?.input?.cvText, cv?.text);
  if (!task || !(isOtherJob || isOtherCv)) return null;
  return (
    <Note tone="caution" title={`This result is for ${otherThan(isOtherJob, isOtherCv)}`}>
      <p dir="auto">
        {isOtherJob && `It is that of ${task.title}. `}
        {button} gives the one for what stands in the form.
      </p>
    </Note>
  );
}

/** An empty form is none, and of an older task it is not known what it was made of. */
const isOther = (asked: unknown, now: string | undefined): boolean =>
  typeof asked === 'string' && now !== undefined && !isBlank(now) && !isSameText(asked, now);

const otherThan = (isOtherJob: boolean, isOtherCv: boolean): string =>
  !isOtherCv ? 'another job description' : isOtherJob ? 'another CV and job description' : 'another CV';
