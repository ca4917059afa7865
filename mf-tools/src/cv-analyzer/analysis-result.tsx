import type { CvAnalysis } from '@landfall/contracts';
import { formatDate, Note, useIsPhone } from '@landfall/ui';
import { MATCH_MARKS, matchBand, NARROW_MATCH_MARKS, percentOf } from '../results/bands';
import { ScoreCard } from '../results/score-card';
import { TextCard } from '../results/text-card';
import type { Task } from '../tasks/task';
import { EngineLabel } from '../tasks/engine-label';
import { analysisBlocks, textOfBlock } from '../text/analysis-blocks';
import { LearningCard } from './learning-card';
import { MatchReasons } from './match-reasons';
import { isUnread } from './unread';
import type { LearningRun } from './use-learning';

interface AnalysisResultProps {
  task: Task<CvAnalysis>;
  analysis: CvAnalysis;
  learning: LearningRun;
}

export function AnalysisResult({ task, analysis, learning }: AnalysisResultProps) {
  const score = percentOf(analysis.matchScore);
  const isPhone = useIsPhone();
  const facts = (
    <p className="result-facts">
      <EngineLabel engine={analysis.engine} />
      <span>{formatDate(task.finishedAt ?? task.createdAt, { form: 'time' })}</span>
      <span dir="auto">{task.title}</span>
    </p>
  );
  return (
    <>
      {isUnread(analysis) ? (
        <Note tone="caution" title="There is no score">
          {facts}
        </Note>
      ) : (
        <ScoreCard
          title="Match Score"
          score={score}
          band={matchBand(score)}
          marks={isPhone ? NARROW_MATCH_MARKS : MATCH_MARKS}
        >
          {facts}
        </ScoreCard>
      )}
      <MatchReasons requirements={analysis.requirements ?? []} areToldBelow={analysis.engine === 'built-in'} />
      {analysisBlocks(analysis.content).map((block, index) => (
        <TextCard
          key={`${index} ${block.title}`}
          title={block.title}
          icon={block.icon}
          tone={block.tone}
          copied={textOfBlock(block)}
        >
          {block.paragraphs.map((text, at) => (
            <p key={at}>{text}</p>
          ))}
        </TextCard>
      ))}
      {!isUnread(analysis) && <LearningCard run={learning} />}
    </>
  );
}
