import { Button, Skeleton } from '@landfall/ui';
import { TextCard } from '../results/text-card';
import { learningParts } from '../text/learning-lines';
import type { LearningRun } from './use-learning';

const TITLE = 'Recommended Learning';

/** Fails in silence: an analysis is worth reading without it. */
export function LearningCard({ run: { content, isBusy, mayAsk, ask } }: { run: LearningRun }) {
  if (content !== undefined)
    return (
      <TextCard
        title={TITLE}
        icon="book-open"
        tone="plain"
        copied={content}
        copiedToast="Learning recommendations copied to clipboard!"
      >
        <LearningText content={content} />
      </TextCard>
    );
  if (isBusy)
    return (
      <section className="text-card" data-tone="plain" aria-label={TITLE}>
        <p className="text-card-body" role="status">
          Looking for what to learn...
          <Skeleton height="1rem" />
          <Skeleton width="70%" height="1rem" />
        </p>
      </section>
    );
  return mayAsk ? (
    <Button variant="secondary" icon="book-open" onClick={ask}>
      Recommend learning
    </Button>
  ) : null;
}

function LearningText({ content }: { content: string }) {
  return learningParts(content).map((part, index) => {
    if (part.kind === 'heading') return <h4 key={index}>{part.text}</h4>;
    if (part.kind === 'paragraph') return <p key={index}>{part.text}</p>;
    return (
      <ul key={index}>
        {part.items.map((item, at) => (
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  });
}
