import { Link } from 'react-router-dom';
import { prefetchRoute } from '@landfall/sdk';
import { Icon, type IconName } from '@landfall/ui';
import { GoButton } from './go-button';
import { Section } from './section';

/** The addresses are those of mf-tools, which opens the tool that its address names. */
const TOOLS: readonly { id: string; icon: IconName; name: string; text: string }[] = [
  {
    id: 'cv-analyzer',
    icon: 'file-text',
    name: 'CV Analyzer',
    text: 'How well your CV fits one job, and what to change.',
  },
  {
    id: 'interview-prep',
    icon: 'message-circle',
    name: 'Interview Preparation',
    text: 'Five questions at a time, from the job and your CV.',
  },
  {
    id: 'study-examiner',
    icon: 'graduation-cap',
    name: 'Study Examiner',
    text: 'A test made from your own study material.',
  },
];

export const Tools = () => (
  <Section title="Professional Tools">
    <div className="home-tools">
      {TOOLS.map(({ id, icon, name, text }) => (
        <Link
          key={id}
          to={`/tools?tool=${id}`}
          className="lf-card home-tool"
          data-lift="true"
          onPointerEnter={() => prefetchRoute('/tools')}
        >
          <span className="home-tool-icon">
            <Icon name={icon} size={20} />
          </span>
          <span>
            <h3>{name}</h3>
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
