import { CoverLetter } from './cover-letter';
import { CvOptimizer } from './cv-optimizer';
import { ExtraTool } from './extra-tool';

/** What else can be made from the CV and the job above. Each counts as one call; only Premium has no daily limit. */
export default function ExtraTools() {
  return (
    <>
      <ExtraTool
        kind="cv-optimizer"
        icon="wand-sparkles"
        title="CV Optimizer"
        text="Your CV put into words for this job, next to the original. Nothing is made up: it says what your CV says."
      >
        <CvOptimizer />
      </ExtraTool>
      <ExtraTool
        kind="cover-letter"
        icon="mail"
        title="Cover letter"
        text="A letter for this job from what your CV says."
      >
        <CoverLetter />
      </ExtraTool>
    </>
  );
}
