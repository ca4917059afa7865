import { figure } from '../figures';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icons';
import { useIsPhone } from '../media-query';
import { pagesAround } from './pages-around';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Address of a page, so that it can be opened in a new tab; without it the pages are buttons. */
  hrefFor?: (page: number) => string;
  label?: string;
}

/** Up to five numbers round the current page, three on a phone; nothing at all when there is one page. */
export function Pagination({ page, pages, onPage, hrefFor, label = 'Pages' }: PaginationProps) {
  const isPhone = useIsPhone();
  if (pages <= 1) return null;
  const current = Math.min(Math.max(1, page), pages);
  const step = { hrefFor, onPage };
  const isFirst = current === 1;
  const isLast = current === pages;
  return (
    <nav className="lf-pager" aria-label={label}>
      <Step {...step} to={1} off={isFirst} words="First" icon="chevrons-left" />
      <Step {...step} to={current - 1} off={isFirst} words="Previous" icon="chevron-left" />
      {pagesAround(current, pages, isPhone ? 3 : 5).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index}`} className="lf-pager-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Step
            key={entry}
            {...step}
            to={entry}
            words={figure(entry)}
            label={`Page ${figure(entry)}`}
            current={entry === current}
          />
        ),
      )}
      <Step {...step} to={current + 1} off={isLast} words="Next" icon="chevron-right" />
      <Step {...step} to={pages} off={isLast} words="Last" icon="chevrons-right" />
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, 'onPage' | 'hrefFor'> {
  to: number;
  words: string;
  label?: string;
  icon?: IconName;
  off?: boolean;
  current?: boolean;
}

function Step({ to, words, label, icon, off = false, current = false, onPage, hrefFor }: StepProps) {
  const inside = (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span className={icon ? 'lf-pager-word' : undefined}>{words}</span>
    </>
  );
  const common = {
    className: 'lf-pager-step',
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  };
  if (hrefFor && !off) {
    return (
      <a
        {...common}
        href={hrefFor(to)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          onPage(to);
        }}
      >
        {inside}
      </a>
    );
  }
  return (
    <button {...common} type="button" disabled={off} onClick={() => onPage(to)}>
      {inside}
    </button>
  );
}
