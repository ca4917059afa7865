import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Stands at the other end of the title. */
  end?: ReactNode;
  children: ReactNode;
}

export const Section = ({ title, end, children }: SectionProps) => (
  <section className="home-section" aria-label={title}>
    <div className="home-section-head">
      <h2>{title}</h2>
      {end}
    </div>
    {children}
  </section>
);
