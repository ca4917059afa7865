import './advanced.css';
import { Link } from 'react-router-dom';
import { Button, Icon } from '@landfall/ui';
import { advancedTitles } from './advanced';

const NAMED = ['salaryMin', 'postedWithin', 'remote', 'occupation', 'rating', 'route'] as const;

/** What a free account sees in the place of the advanced filters: what there is, and what opens it. */
export default function LockedFilters() {
  return (
    <section className="facet advanced" aria-labelledby="advanced-filters">
      <h3 id="advanced-filters">
        <Icon name="lock" size={18} /> Advanced Filters
      </h3>
      <p className="advanced-why">These filters come with Premium.</p>
      <ul className="advanced-locked">
        {NAMED.map((field) => (
          <li key={field}>{advancedTitles[field]}</li>
        ))}
      </ul>
      <Button asChild variant="secondary" block>
        <Link to="/subscribe">See Premium</Link>
      </Button>
    </section>
  );
}
