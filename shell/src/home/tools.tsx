import { Link } from 'react-router-dom';
import { prefetchRoute } from '@landfall/sdk';
import { Icon } from '@landfall/ui';
import { GoButton } from './go-button';
import { Section } from './section';

export const Tools = () => (
  <Section title="Professional Tools">
    <div className="home-tools">
      <Link to="/tools" className="lf-card home-tool" data-lift="true" onPointerEnter={() => prefetchRoute('/tools')}>
        <span className="home-tool-icon">
          <Icon name="file-text" size={20} />
        </span>
        <span>
          <h3>CV Analyzer</h3>
          <p>See the text that software reads in your CV.</p>
        </span>
      </Link>
    </div>
    <div className="home-more">
      <GoButton to="/tools" variant="secondary" iconEnd="arrow-right">
        Explore AI Tools
      </GoButton>
    </div>
  </Section>
);
