import type { CvOptimization, OptimizationSuggestion } from '@landfall/contracts';
import { Badge } from '@landfall/ui';
import { CopyButton } from '../copy/copy-button';
import { KeepCv } from '../cvs/keep-cv';
import { EngineLabel } from '../tasks/engine-label';
import { aboutJob } from './about-job';
import { Downloads, LeftOutOfPdf } from './downloads';
import { MarkedText } from './marked-text';

const KINDS: Record<OptimizationSuggestion['kind'], string> = {
  rewritten: 'Rewritten',
  moved: 'Moved',
  added: 'Added',
  removed: 'Removed',
  advice: 'Advice',
};

export function OptimizedCv({ result }: { result: CvOptimization }) {
  const { id, originalCvText, optimizedCvText, optimizationSuggestions, jobTitle, companyName, engine } = result;
  // What is advised was not done, and does not count as a change.
  const advice = optimizationSuggestions.filter(({ kind }) => kind === 'advice');
  const changes = optimizationSuggestions.filter(({ kind }) => kind !== 'advice');
  const about = aboutJob(jobTitle, companyName);
  return (
    <>
      <p className="result-facts">
        <EngineLabel engine={engine} />
        {about && <span dir="auto">For {about}</span>}
      </p>
      <div className="cv-actions">
        <CopyButton text={optimizedCvText} />
        <Downloads of={`/api/tools/cv-optimizations/${id}`} />
        <KeepCv cv={{ name: about ? `CV for ${about}` : 'Optimized CV', text: optimizedCvText, pages: null }} />
      </div>
      <LeftOutOfPdf text={optimizedCvText} />
      <div className="marked-pair">
        <MarkedText
          title="Your CV"
          text={originalCvText}
          tone="before"
          places={optimizationSuggestions.map(({ before }) => before)}
        />
        <MarkedText
          title="Optimized CV"
          text={optimizedCvText}
          tone="after"
          places={optimizationSuggestions.map(({ after }) => after)}
        />
      </div>
      <h4 className="marked-title">
        {changes.length === 0 ? 'Nothing was changed.' : `What was changed (${changes.length})`}
      </h4>
      <Changes changes={changes} />
      {advice.length > 0 && <h4 className="marked-title">{`Advice (${advice.length})`}</h4>}
      <Changes changes={advice} />
    </>
  );
}

function Changes({ changes }: { changes: readonly OptimizationSuggestion[] }) {
  if (changes.length === 0) return null;
  return (
    <ol className="reasons-list">
      {changes.map((change, index) => (
        <li key={index} className="reason">
          <p className="reason-head" dir="auto">
            <span className="reason-name">{change.summary}</span>
            <Badge tone="line">{KINDS[change.kind]}</Badge>
          </p>
          {change.before && <Quote from={change.after === change.before ? 'Text' : 'Before'} text={change.before} />}
          {change.after && change.after !== change.before && <Quote from="Now" text={change.after} />}
          <p className="document-hint" dir="auto">
            {change.reason}
          </p>
        </li>
      ))}
    </ol>
  );
}

const Quote = ({ from, text }: { from: string; text: string }) => (
  <p className="reason-quote" dir="auto">
    <span className="reason-from">{from}:</span> <q>{text}</q>
  </p>
);
