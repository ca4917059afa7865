import type { ReactNode } from 'react';
import { Card, Ladder, type LadderProps } from '@landfall/ui';
import type { Band } from './bands';

interface ScoreCardProps {
  title: string;
  /** Whole percent. */
  score: number;
  band: Band;
  marks: LadderProps['marks'];
  children?: ReactNode;
}

export function ScoreCard({ title, score, band, marks, children }: ScoreCardProps) {
  return (
    <Card as="section" className="score" aria-label={title}>
      <div className="score-head">
        <p className="score-figure">
          {score}
          <small>%</small>
        </p>
        <div className="score-words">
          <p className="score-title">{title}</p>
          <p className="score-band" data-tone={band.tone}>
            {band.label}
          </p>
        </div>
      </div>
      <Ladder value={score} label={title} text={`${score} percent: ${band.label}`} tone={band.tone} marks={marks} />
      {children}
    </Card>
  );
}
