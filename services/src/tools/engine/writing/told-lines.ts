import type { CvFacts } from '../reading/cv-facts.js';
import type { CvLine } from '../reading/cv-line.js';
import type { CvSection } from '../reading/cv-sections.js';
import { withoutDates } from '../reading/without-dates.js';
import { shortened } from '../text/clean.js';
import type { LeftOut } from './left-out.js';
import { sentence, tidy } from './letter-text.js';
import { isToldIn, type Target } from './wish-targets.js';

/** Where papers stand in a CV. */
const OF_PAPERS: ReadonlySet<CvSection> = new Set<CvSection>(['certificates', 'education']);

/** The lines of a CV about what is to be mentioned, without what is to be left out. */
export class ToldLines {
  constructor(
    private readonly cv: CvFacts,
    private readonly left: LeftOut,
  ) {}

  paperOf(target: Target): CvLine | undefined {
    return target.isPaper ? this.linesAbout(target).find(({ section }) => OF_PAPERS.has(section)) : undefined;
  }

  lineAbout(target: Target): { text: string; section: CvSection } | null {
    const degree = target.topic === 'degree' ? this.cv.degree?.proof : undefined;
    return (
      this.paperOf(target) ??
      this.linesAbout(target)[0] ??
      (degree ? { text: degree.whole, section: degree.section } : null)
    );
  }

  /** What stands of them under Education, Skills and the like, as far as it is not said before. */
  said(targets: readonly Target[], before: string): string | null {
    const lines = targets
      .flatMap((target) => {
        const line = this.lineAbout(target);
        return line === null ? [] : [{ ...line, target: target.text }];
      })
      .map((line) => ({ ...line, words: tidy(shortened(withoutDates(line.text), 200)).replace(/[\s.]+$/, '') }))
      .filter(({ words }) => !before.includes(words));
    const papers = [...new Set(lines.filter(({ section }) => OF_PAPERS.has(section)).map(({ words }) => words))];
    const others = lines.filter(({ section }) => !OF_PAPERS.has(section));
    const said = [
      ...(papers.length > 0 ? [sentence(`My qualifications include the following: ${papers.join('; ')}`)] : []),
      ...others.map(({ target, words }) => `As to ${target}: ${sentence(words)}`),
    ];
    return said.join(' ') || null;
  }

  private linesAbout(target: Target): CvLine[] {
    const lines = this.cv.lines.filter(({ isHeading, section }) => !isHeading && section !== 'references');
    return lines.filter(({ text }) => isToldIn(target, text) && !this.left.names(text));
  }
}
