import type { InterviewQuestions } from '@landfall/contracts';
import { Badge, Button, Note } from '@landfall/ui';
import { EngineLabel } from '../tasks/engine-label';
import type { Task } from '../tasks/task';
import { QuestionCard } from './question-card';
import { ALL_ASKED, isUsedUp } from './used-up';

interface QuestionListProps {
  batches: readonly Task<InterviewQuestions>[];
  isBusy: boolean;
  /** Job and CV are there. */
  mayAsk: boolean;
  /** The form holds another job description or CV than that of the questions. */
  isOfAnother: boolean;
  onMore: () => void;
}

export function QuestionList({ batches, isBusy, mayAsk, isOfAnother, onMore }: QuestionListProps) {
  // A batch of nothing new is on screen already; the first of a list is shown whatever was asked long ago.
  const questions = batches.flatMap(({ id, result }, at) =>
    result && (at === 0 || !isUsedUp(result))
      ? result.questions.map((question, index) => ({ key: `${id} ${index}`, question }))
      : [],
  );
  const newest = batches.at(-1);
  const isAllAsked = batches.length > 1 && Boolean(newest?.result && isUsedUp(newest.result));
  return (
    <section className="questions" aria-labelledby="questions-title">
      <header className="result-head">
        <h2 id="questions-title" className="tools-title">
          Interview Questions
        </h2>
        <p className="result-facts">
          <Badge tone="count">{questions.length}</Badge>
          <EngineLabel engine={newest?.result?.engine} />
          {newest && <span dir="auto">{newest.title}</span>}
        </p>
      </header>
      {isOfAnother && (
        <Note tone="caution" title="These questions are for another job description or CV">
          <p>
            Generate Interview Questions begins a new list for what stands in the form. These stay in your History
            below.
          </p>
        </Note>
      )}
      {batches.length > 1 && <Note tone="info">Questions may repeat when you generate more than once.</Note>}
      <ol className="question-list">
        {questions.map(({ key, question }, index) => (
          <QuestionCard key={key} number={index + 1} question={question} />
        ))}
      </ol>
      <Button
        variant="secondary"
        icon="plus"
        busy={isBusy}
        disabled={!mayAsk || isAllAsked || isOfAnother}
        aria-describedby={isAllAsked ? 'questions-all-asked' : undefined}
        onClick={onMore}
      >
        Generate 5 More Questions
      </Button>
      {isAllAsked && (
        <p id="questions-all-asked" className="document-hint">
          {ALL_ASKED} The last call brought nothing new and did not count.
        </p>
      )}
    </section>
  );
}
