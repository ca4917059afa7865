import { useRef, useState } from 'react';
import type { StudyTest, TestResult } from '@landfall/contracts';
import { toast } from '@landfall/sdk';
import { gradeTest, putAway, taskNow } from '../api';
import { refusalOf, type Refusal } from '../tasks/refusal';
import type { Task } from '../tasks/task';
import { useTool, type Tool } from '../tasks/use-tool';
import { isBlank, isSameText } from '../text/told-apart';
import { put, show, workbench } from '../workbench/workbench';
import { tellOfGrading, useGradedElsewhere } from './graded-elsewhere';

export const STUDY: Tool = {
  kind: 'study-examiner',
  path: '/api/tools/study-examiner',
  failed: 'Failed to generate study test.',
};
const CONFLICT = 409;
const LONGEST_NAME = 200;
const AGAIN = 'Failed to generate new test';

type Phase = 'generate' | 'loading' | 'taking' | 'grading' | 'completed';

const keepResult = (id: string, result: TestResult) =>
  put({ results: { ...workbench.getState().results, [id]: result } });

/** A test from its generation to its result. */
export function useStudy() {
  const { study, studyBatch, answers, results } = workbench();
  const [isGrading, setGrading] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isAgain = useRef(false);
  const isSubmitted = useRef(false);
  const run = useTool<StudyTest | TestResult>(STUDY, (reply, { id }) => {
    if (!('questions' in reply) || !reply.questions) return keepAnother(id, reply, isAgain.current);
    toast({
      title: isAgain.current ? `New test generated! ${freshness(reply)}` : 'Test generated! You can now take the test.',
    });
    put({ studyBatch: workbench.getState().studyBatch + 1 });
  });
  const test = testOf(run.task);
  // Graded here, or wherever else it was open: the server keeps the result with the test.
  const result = run.task && (results[run.task.id] ?? gradedOf(run.task));
  useGradedElsewhere(test && !result ? test.task.id : undefined, run.lookAgain);
  const phase: Phase = run.isBusy
    ? 'loading'
    : isGrading
      ? 'grading'
      : result
        ? 'completed'
        : test
          ? 'taking'
          : 'generate';

  const generate = async (isNew = false) => {
    isAgain.current = isNew;
    setRefusal(undefined);
    if (!study || isBlank(study.text)) {
      show(STUDY.kind, null);
      return toast({
        title: AGAIN,
        description: 'No study material found. Please upload a PDF first.',
        variant: 'destructive',
      });
    }
    const name = study.name.slice(0, LONGEST_NAME);
    const asked = { studyMaterial: study.text, name, batch: Math.max(studyBatch, batchAfter(run.task, study.text)) };
    const isTaken = await run.start(asked, {
      onStarted: () => put({ studyBatch: asked.batch }),
      ...(isNew ? { otherwise: AGAIN } : {}),
    });
    if (isNew && !isTaken) show(STUDY.kind, null);
  };

  const submit = async () => {
    if (!run.task || !test || isSubmitted.current) return;
    isSubmitted.current = true;
    setGrading(true);
    setRefusal(undefined);
    try {
      keepResult(run.task.id, await gradeTest({ questions: test.questions, answers: answers[run.task.id] ?? {} }));
      tellOfGrading(run.task.id);
      toast({ title: 'Test graded successfully! Results are ready above.' });
    } catch (failure) {
      const refused = refusalOf(failure);
      setRefusal(refused);
      if (refused.status === CONFLICT) await showGraded(run.task.id); // elsewhere, with other answers
      toast({ title: 'Failed to grade test', description: refused.detail, variant: 'destructive' });
    } finally {
      isSubmitted.current = false;
      setGrading(false);
    }
  };

  const startOver = () => {
    setRefusal(undefined);
    show(STUDY.kind, null);
    // Without a line it is put away here alone, and would be shown elsewhere for its hour.
    if (run.task) putAway(run.task.id).catch(() => undefined);
  };
  return {
    run,
    phase,
    test,
    result,
    refusal: run.refusal ?? refusal,
    generate: (isNew?: boolean) => void generate(isNew),
    submit: () => void submit(),
    startOver,
    clear: () => {
      startOver();
      put({ study: null, studyBatch: 0 });
    },
  };
}

/** The result that the server keeps with a test; without a line the test stays as it is, and can be submitted again. */
async function showGraded(id: string): Promise<void> {
  const graded = await taskNow<StudyTest | TestResult>(id).then(gradedOf, () => undefined);
  if (graded) keepResult(id, graded);
}

/** A short text has been asked about before its second test is full. */
function freshness({ questions, repeated = 0 }: StudyTest): string {
  const fresh = questions.length - repeated;
  if (repeated === 0) return `${fresh} fresh questions ready for you.`;
  const again = `${repeated} asked before`;
  return fresh === 0
    ? `All ${repeated} questions were asked before, so this test did not count as a call.`
    : `${fresh} fresh and ${again}, ready for you.`;
}

/** An answer without questions is a result itself; as a second test it is none. */
function keepAnother(id: string, reply: StudyTest | TestResult, isAgain: boolean): void {
  if (!isAgain && 'detailedResults' in reply) return keepResult(id, reply);
  show(STUDY.kind, null);
  toast({
    title: isAgain ? AGAIN : STUDY.failed,
    description: isAgain ? 'Failed to generate new questions' : undefined,
    variant: 'destructive',
  });
}

/** A test that was begun elsewhere counts too: the next one of its material asks something else. */
function batchAfter(task: Task | undefined, studyMaterial: string): number {
  const { input } = task ?? {};
  const { studyMaterial: earlier, batch } = input ?? {};
  return typeof earlier === 'string' && typeof batch === 'number' && isSameText(earlier, studyMaterial) ? batch + 1 : 0;
}

function gradedOf({ result }: Task<StudyTest | TestResult>): TestResult | undefined {
  return result && 'questions' in result ? result.graded : undefined;
}

function testOf(task: Task<StudyTest | TestResult> | undefined) {
  const reply = task?.state === 'done' ? task.result : undefined;
  if (!task || !reply || !('questions' in reply) || !reply.questions?.length) return undefined;
  return { task, questions: reply.questions, engine: reply.engine };
}

export type OpenTest = NonNullable<ReturnType<typeof testOf>>;
