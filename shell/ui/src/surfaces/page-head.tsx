import type { ReactNode } from 'react';
import { classes } from '../classes';

export interface PageHeadProps {
  title: ReactNode;
  /** One sentence below the title. */
  text?: ReactNode;
  /** Buttons at the other end. */
  actions?: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  className?: string;
}

/** A page's one first-level heading. */
export function PageHead({ title, text, actions, back, className }: PageHeadProps) {
  return (
    <header className={classes('lf-page-head', className)}>
      {back && <div className="lf-page-back">{back}</div>}
      <div className="lf-page-words">
        <h1 className="lf-title" dir="auto">
          {title}
        </h1>
        {text && <p className="lf-page-text">{text}</p>}
      </div>
      {actions && <div className="lf-page-actions">{actions}</div>}
    </header>
  );
}
