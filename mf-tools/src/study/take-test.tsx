import { Badge, Button, Card, RadioGroup } from '@landfall/ui';
import { EngineLabel } from '../tasks/engine-label';
import { put, workbench, type TestAnswers } from '../workbench/workbench';
import type { OpenTest } from './use-study';

/** How many a test has when its material gives as many. */
const FULL_TEST = 20;
const NONE: TestAnswers = {};

interface TakeTestProps {
  test: OpenTest;
  /** It is being graded: it stays where it is, so that nothing moves under the pointer. */
  isGrading: boolean;
  onStartOver: () => void;
  onSubmit: () => void;
}

export function TakeTest({ test: { task, questions, engine }, isGrading, onStartOver, onSubmit }: TakeTestProps) {
  const answers = workbench((state) => state.answers[task.id]) ?? NONE;
  const answered = questions.filter(({ id }) => answers[id]).length;
  const answer = (id: string, letter: string) =>
    put({ answers: { ...workbench.getState().answers, [task.id]: { ...answers, [id]: letter } } });
  return (
    <section className="test" aria-labelledby="test-title">
      <header className="result-head">
        <h2 id="test-title" className="tools-title">
          Take Your Test
        </h2>
        <p className="result-facts">
          <Badge tone="count">{`${questions.length} Questions`}</Badge>
          <EngineLabel engine={engine} />
          <span dir="auto">{task.title}</span>
        </p>
        {questions.length < FULL_TEST && (
          <p className="document-hint">
            {questions.length === 1 ? 'One question' : `${questions.length} questions`} instead of {FULL_TEST}: these
            were found in your material, each with its answer in one sentence of it. Another test may find more.
          </p>
        )}
      </header>
      <ol className="question-list">
        {questions.map(({ id, question, options }, index) => (
          <Card as="li" key={id} className="question">
            <RadioGroup
              label={
                <span dir="auto">
                  {index + 1}. {question}
                </span>
              }
              name={`${task.id} ${id}`}
              value={answers[id] ?? null}
              onValueChange={(letter) => answer(id, letter)}
              options={Object.entries(options).map(([letter, text]) => ({
                value: letter,
                label: `${letter}. ${text}`,
              }))}
            />
          </Card>
        ))}
      </ol>
      <div className="test-end">
        <p role="status">{isGrading ? 'Grading Your Test...' : `${answered} of ${questions.length} answered`}</p>
        <div className="test-actions">
          <Button variant="secondary" icon="rotate-ccw" disabled={isGrading} onClick={onStartOver}>
            Start Over
          </Button>
          <Button icon="check" busy={isGrading} disabled={answered === 0} onClick={onSubmit}>
            Submit Test
          </Button>
        </div>
      </div>
    </section>
  );
}
