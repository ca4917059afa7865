import { useId, useState } from 'react';
import type { InterviewQuestion } from '@landfall/contracts';
import { Badge, Button, Card, type BadgeTone } from '@landfall/ui';

const TONES: Record<string, BadgeTone> = { easy: 'positive', medium: 'info', hard: 'caution' };

export function QuestionCard({ number, question }: { number: number; question: InterviewQuestion }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const difficulty = question.difficulty?.trim() || 'Medium';
  const tips = question.tips ?? [];
  return (
    <Card as="li" className="question">
      <div className="question-head">
        <h3 id={`${id}-question`} className="question-text" dir="auto">
          {number}. {question.question}
        </h3>
        <Badge tone={TONES[difficulty.toLowerCase()] ?? 'tag'}>{difficulty}</Badge>
      </div>
      <Button
        variant="quiet"
        flush
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={`${id}-question`}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide Answer Strategy' : 'Show Answer Strategy'}
      </Button>
      <div id={id} className="question-answer" hidden={!isOpen} dir="auto">
        <Part title="Answer Strategy" text={question.suggestedAnswer} />
        <Part title="Real-World Example" text={question.realWorldExample} />
        {tips.length > 0 && (
          <div>
            <h4>Tips</h4>
            <ul>
              {tips.map((tip, index) => (
                <li key={index}>{tip}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}

const Part = ({ title, text }: { title: string; text?: string | null }) =>
  text ? (
    <div>
      <h4>{title}</h4>
      <p>{text}</p>
    </div>
  ) : null;
