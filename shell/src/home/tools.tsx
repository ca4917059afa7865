import { Link } from 'react-router-dom';
import { prefetchRoute } from '@landfall/sdk';
import { Icon, type IconName } from '@landfall/ui';
import { GoButton } from './go-button';
import { Section } from './section';

const TOOLS: { title: string; text: string; icon: IconName }[] = [
  { title: 'CV Analyzer', text: 'How well your CV fits one job, and what to change.', icon: 'file-text' },
  {
    title: 'Interview Preparation',
    text: 'Five questions at a time, from the job and your CV.',
    icon: 'message-circle',
  },
  { title: 'Study Examiner', text: 'A test made from your own study material.', icon: 'graduation-cap' },
];

export const Tools = () => (
  <Section
    title="Professional Tools"
    text="Analyze your CV, prepare for interviews with confidence, and test your knowledge — all in one place."
  >
    <div className="home-tools">
      {TOOLS.map(({ title, text, icon }) => (
        <Link
          key={title}
          to="/tools"
          className="lf-card home-tool"
          data-lift="true"
          onPointerEnter={() => prefetchRoute('/tools')}
        >
          <span className="home-tool-icon">
            <Icon name={icon} size={20} />
          </span>
          <span>
            <h3>{title}</h3>
            <p>{text}</p>
          </span>
        </Link>
      ))}
    </div>
    <div className="home-more">
      <GoButton to="/tools" variant="secondary" iconEnd="arrow-right">
        Explore AI Tools
      </GoButton>
    </div>
  </Section>
);
