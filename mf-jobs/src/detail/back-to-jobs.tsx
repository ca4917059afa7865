import { Link } from 'react-router-dom';
import { Button } from '@landfall/ui';

export function BackToJobs() {
  return (
    <div>
      <Button asChild variant="quiet" flush icon="arrow-left">
        <Link to="/jobs">Back to Jobs</Link>
      </Button>
    </div>
  );
}
