import { useEffect, useRef, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CvAnalysis, RecommendedLearning, TaskSummary } from '@landfall/contracts';
import { askAgain, useUser } from '@landfall/sdk';
import { ownTasks, startTask, taskById } from '../api';
import { isRunning, type Task } from '../tasks/task';
import { refusalOf } from '../tasks/refusal';
import { isBlank } from '../text/told-apart';
import { put, workbench } from '../workbench/workbench';
import { isUnread } from './unread';

/** The learning asked for after this analysis and before the next one, when another tab asked for it. */
export function learningAfter(tasks: TaskSummary[] | undefined, analysis: TaskSummary): string | undefined {
  const from = Date.parse(analysis.finishedAt ?? analysis.createdAt);
  const oldestFirst = [...(tasks ?? [])].reverse();
  for (const { id, kind, createdAt } of oldestFirst) {
    if (Date.parse(createdAt) < from || id === analysis.id) continue;
    if (kind === 'cv-analyzer') return undefined;
    if (kind === 'recommended-learning') return id;
  }
  return undefined;
}

/** Recommended learning for the analysis on screen. A failure is logged and no more. */
export function useLearning(analysis: Task<CvAnalysis> | undefined, jobDescription: string) {
  const userId = useUser()?.id;
  const cache = useQueryClient();
  const known = workbench(({ learning }) => (analysis ? learning[analysis.id] : undefined));
  const list = useQuery(ownTasks(userId));
  const id = known ?? (analysis?.state === 'done' ? learningAfter(list.data?.tasks, analysis) : undefined);
  const { data: task } = useQuery(taskById<RecommendedLearning>(userId, id));
  const [isStarting, setStarting] = useState(false);

  const askFor = async (of: string, content: string) => {
    setStarting(true);
    try {
      const begun = await startTask('/api/tools/recommended-learning', { analysisContent: content, jobDescription });
      put({ learning: { ...workbench.getState().learning, [of]: begun.id } });
      void askAgain(cache, ownTasks(userId).queryKey);
    } catch (failure) {
      console.warn(`Recommended learning: ${refusalOf(failure).detail}`);
    } finally {
      setStarting(false);
    }
  };

  const content = analysis?.result?.content;
  const isRead = analysis?.result !== undefined && !isUnread(analysis.result);
  const due = workbench(({ learningDue }) => learningDue);
  const isDue = analysis?.state === 'done' && due === analysis.id && content !== undefined && isRead;
  const ask = useRef(askFor);
  useEffect(() => {
    ask.current = askFor;
  });
  // The tab in which the analysis was begun asks for it, also when it was reloaded meanwhile.
  useEffect(() => {
    if (!isDue) return;
    put({ learningDue: null });
    void ask.current(analysis.id, content);
  }, [isDue, analysis?.id, content]);
  return {
    content: task?.state === 'done' ? (task.result?.content ?? undefined) : undefined,
    isBusy: isStarting || isRunning(task),
    mayAsk: content !== undefined && !isBlank(jobDescription),
    ask: () => void (analysis && content !== undefined && askFor(analysis.id, content)),
  };
}

export type LearningRun = ReturnType<typeof useLearning>;
