import type { InterviewQuestions } from '@landfall/contracts';
import { Badge, Button, Note } from '@landfall/ui';
import { EngineLabel } from '../tasks/engine-label';
import type { Task } from '../tasks/task';
import { QuestionCard } from './question-card';

interface QuestionListProps {
  batches: readonly Task<InterviewQuestions>[];
  isBusy: boolean;
  /** Job and CV are there. */
  mayAsk: boolean;
  onMore: () => void;
}

export function QuestionList({ batches, isBusy, mayAsk, onMore }: QuestionListProps) {
  const questions = batches.flatMap(({ id, result }) =>
    (result?.questions ?? []).map((question, index) => ({ key: `${id} ${index}`, question })),
  );
  const newest = batches.at(-1);
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
      {batches.length > 1 && <Note tone="info">Questions may repeat when you generate more than once.</Note>}
      <ol className="question-list">
        {questions.map(({ key, question }, index) => (
          <QuestionCard key={key} number={index + 1} question={question} />
        ))}
      </ol>
      <Button variant="secondary" icon="plus" busy={isBusy} disabled={!mayAsk} onClick={onMore}>
        Generate 5 More Questions
      </Button>
    </section>
  );
}
