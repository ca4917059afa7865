import type { GradedQuestion, TestResult } from '@landfall/contracts';
import { Badge, Button, Card, Icon } from '@landfall/ui';
import { onFirstClick } from '../tasks/first-click';
import { percentOf, TEST_MARKS, testBand } from '../results/bands';
import { ScoreCard } from '../results/score-card';
import { pagesToRead } from './pages-to-read';

interface TestResultsProps {
  result: TestResult;
  onNewTest: () => void;
  onClear: () => void;
}

export function TestResults({ result, onNewTest, onClear }: TestResultsProps) {
  const score = percentOf(result.score);
  const pages = pagesToRead(result);
  return (
    <section className="test" aria-labelledby="test-results">
      <h2 id="test-results" className="tools-title">
        Your Results
      </h2>
      <ScoreCard title="Your score" score={score} band={testBand(score)} marks={TEST_MARKS}>
        <dl className="test-counts">
          <div>
            <dt>Correct</dt>
            <dd>{result.correctAnswers}</dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd>{result.totalQuestions}</dd>
          </div>
        </dl>
        {pages.length > 0 && (
          <p className="document-hint">
            To read again: {pages.length === 1 ? 'page' : 'pages'} {pages.join(', ')}.
          </p>
        )}
      </ScoreCard>
      <ol className="question-list">
        {result.detailedResults.map((graded, index) => (
          <GradedCard key={index} number={index + 1} graded={graded} />
        ))}
      </ol>
      <div className="test-actions">
        <Button icon="refresh-cw" onClick={onFirstClick(onNewTest)}>
          Generate New Test (20 Questions)
        </Button>
        <Button variant="secondary" icon="trash" onClick={onFirstClick(onClear)}>
          Clear PDF & Start Over
        </Button>
      </div>
    </section>
  );
}

interface GradedCardProps {
  number: number;
  graded: GradedQuestion;
}

function GradedCard({ number, graded }: GradedCardProps) {
  const { question, options, userAnswer, correctAnswer, isCorrect, explanation, page, sentence } = graded;
  // An explanation often quotes its source: twice is once too many.
  const isQuoted = sentence !== '' && !explanation.includes(sentence);
  const words = (letter: string) =>
    !letter ? 'No Answer' : options[letter] ? `${letter}. ${options[letter]}` : letter;
  return (
    <Card as="li" className="question graded">
      <div className="question-head">
        <h3 className="question-text" dir="auto">
          {number}. {question}
        </h3>
        <Badge tone={isCorrect ? 'positive' : 'danger'} icon={isCorrect ? 'check' : 'x'}>
          {isCorrect ? 'Correct' : 'Incorrect'}
        </Badge>
      </div>
      <dl className="graded-answers" dir="auto">
        <div>
          <dt>Your answer</dt>
          <dd>{words(userAnswer)}</dd>
        </div>
        <div>
          <dt>Correct answer</dt>
          <dd>{words(correctAnswer)}</dd>
        </div>
      </dl>
      {explanation && (
        <p className="graded-why" dir="auto">
          <Icon name="lightbulb" size={18} /> <span>{explanation}</span>
        </p>
      )}
      {isQuoted && (
        <blockquote className="graded-source" dir="auto">
          <p>{sentence}</p>
          {page ? <footer>Page {page}</footer> : null}
        </blockquote>
      )}
      {!isQuoted && page ? <p className="document-hint">Page {page}</p> : null}
    </Card>
  );
}
