import { Link } from 'react-router-dom';
import { prefetchRoute, useSettings } from '@landfall/sdk';
import { Button, Drawing, StatTile } from '@landfall/ui';
import { GoButton } from './go-button';
import { Opportunities } from './opportunities';

const warmJobs = () => prefetchRoute('/jobs');

export function Hero() {
  const { billing, claims } = useSettings();
  return (
    <section className="hero">
      <div className="hero-words">
        <h1>Jobs abroad that sponsor your visa.</h1>
        <p className="hero-lead">
          Every position here comes with visa sponsorship, news says who has checked it, and the tools help with each
          application.
        </p>
        <div className="hero-actions">
          <Button asChild icon="search">
            <Link to="/jobs" onPointerEnter={warmJobs} onTouchStart={warmJobs} onFocus={warmJobs}>
              Search Jobs
            </Link>
          </Button>
          <GoButton to="/tools" variant="secondary" icon="wand-sparkles">
            AI Tools
          </GoButton>
          <GoButton to="/subscribe" variant="secondary" inert={!billing}>
            Subscribe
          </GoButton>
        </div>
        <div className="hero-stats">
          <Opportunities />
          <StatTile value="AI" label="Career Tools" />
          <StatTile value={claims.support} label="Career Support" />
        </div>
      </div>
      <div className="hero-art">
        <Drawing name="hero-approach" label="A harbour and its approach, drawn as a chart" />
        <Drawing name="hero-coast" label="The same harbour seen from the water" />
      </div>
    </section>
  );
}
