import '../styles.css';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { Button, FailedPart, PageHead, Spinner, Tabs } from '@landfall/ui';
import { PasswordDialog } from '../access/password-dialog';
import { useElevation } from '../access/use-elevation';
import { JobsTab } from '../jobs/jobs-tab';

export default function AdminPage() {
  const access = useElevation();
  const navigate = useNavigate();
  useTitle('Admin Panel');
  if (!access.isKnown && access.error) {
    return (
      <FailedPart title="Access could not be checked" onRetry={access.retry} retrying={access.isFetching}>
        The rest of the product works.
      </FailedPart>
    );
  }
  if (!access.isKnown) {
    return (
      <p role="status">
        <Spinner size={24} /> <span className="lf-hidden">Checking access</span>
      </p>
    );
  }
  if (!access.isElevated) {
    return <PasswordDialog onGranted={access.grant} onCancel={() => void navigate('/', { replace: true })} />;
  }
  return <Panel onExpired={access.revoke} />;
}

function Panel({ onExpired }: { onExpired: () => void }) {
  const [tab, setTab] = useState('jobs');
  return (
    <div className="admin">
      <PageHead
        title="Admin Panel"
        back={
          <Button asChild variant="quiet" flush icon="arrow-left">
            <Link to="/">Back to Home</Link>
          </Button>
        }
      />
      <Tabs
        label="Admin Panel"
        value={tab}
        onValueChange={setTab}
        items={[{ value: 'jobs', label: 'Jobs', content: <JobsTab onExpired={onExpired} /> }]}
      />
    </div>
  );
}
