import { Slot, useTitle } from '@landfall/sdk';
import { EmptyState } from '@landfall/ui';
import { Footer } from './footer';
import { GoButton } from './go-button';
import { Hero } from './hero';
import { Section } from './section';
import { Tools } from './tools';
import { WaitingCards } from './waiting-cards';

interface HomeProps {
  /** Drawn before it is known which remotes fill the slots: their places are held, and are not said to be empty. */
  isAhead?: boolean;
}

/** The shell's own page. Jobs and news come from whoever fills the slots; one that fails costs its section only. */
export function Home({ isAhead = false }: HomeProps) {
  useTitle('Landfall');
  const [jobs, news] = [<WaitingCards kind="jobs" count={10} />, <WaitingCards kind="news" count={5} />];
  return (
    <div className="home">
      <Hero />
      <Section title="Featured Jobs">
        <div className="home-jobs-place">
          {isAhead ? jobs : <Slot name="home.jobs" fallback={jobs} empty={<NoJobs />} />}
        </div>
        <div className="home-more">
          <GoButton to="/jobs" variant="secondary">
            Load More
          </GoButton>
        </div>
      </Section>
      <Section
        title="Latest News"
        end={
          <GoButton to="/verified-news" variant="quiet" iconEnd="arrow-right">
            View All News
          </GoButton>
        }
      >
        <div className="home-news-place">
          {isAhead ? news : <Slot name="home.news" fallback={news} empty={<NoNews />} />}
        </div>
      </Section>
      <Tools />
      <Footer />
    </div>
  );
}

const NoJobs = () => (
  <EmptyState drawing="empty-jobs" title="No Jobs Available" level={3}>
    <p>Check back soon for new opportunities</p>
  </EmptyState>
);

const NoNews = () => (
  <EmptyState drawing="empty-news" title="No News Available" level={3}>
    <p>Check back soon for updates</p>
  </EmptyState>
);
