import { lazy, Suspense } from 'react';
import { Skeleton } from '@landfall/ui';
import { ExtraTool } from './extra-tool';

const CvOptimizer = lazy(() => import('./cv-optimizer'));
const CoverLetter = lazy(() => import('./cover-letter'));

/** What else can be made from the CV and the job above. Each counts as one call; only Premium has no daily limit. */
export function ExtraTools() {
  return (
    <>
      <ExtraTool
        kind="cv-optimizer"
        icon="wand-sparkles"
        title="CV Optimizer"
        text="Your CV put into words for this job, next to the original. Nothing is made up: it says what your CV says."
      >
        <Suspense fallback={<Skeleton height="4rem" />}>
          <CvOptimizer />
        </Suspense>
      </ExtraTool>
      <ExtraTool
        kind="cover-letter"
        icon="mail"
        title="Cover letter"
        text="A letter for this job from what your CV says."
      >
        <Suspense fallback={<Skeleton height="4rem" />}>
          <CoverLetter />
        </Suspense>
      </ExtraTool>
    </>
  );
}
