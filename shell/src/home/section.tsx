import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  /** Stands at the other end of the title. */
  end?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, text, end, children }: SectionProps) => (
  <section className="home-section" aria-label={title}>
    <div className="home-section-head">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {end}
    </div>
    {children}
  </section>
);
