import '../styles.css';
import { useEffect, useRef, type ComponentType } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { Button, FailedPart, latePart, PageHead, Skeleton, Spinner, Tabs } from '@landfall/ui';
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

const lateTab = (label: string, load: () => Promise<{ default: ComponentType<{ onExpired: () => void }> }>) =>
  latePart(load, { waiting: <Skeleton height="12rem" />, named: `“${label}”` });

const tabs = [
  { value: 'jobs', label: 'Jobs', Content: JobsTab },
  { value: 'openings', label: 'Openings', Content: lateTab('Openings', () => import('../openings/openings-tab')) },
  { value: 'held', label: 'Held adverts', Content: lateTab('Held adverts', () => import('../reviews/held-tab')) },
  { value: 'reports', label: 'Reports', Content: lateTab('Reports', () => import('../reviews/reports-tab')) },
  { value: 'names', label: 'Names', Content: lateTab('Names', () => import('../reviews/names-tab')) },
  { value: 'registers', label: 'Registers', Content: lateTab('Registers', () => import('../reviews/registers-tab')) },
];

function Panel({ onExpired }: { onExpired: () => void }) {
  // In the address, so that a tab can be gone back to; each keeps its own search and page there.
  const [address, setAddress] = useSearchParams();
  const asked = address.get('tab');
  const tab = tabs.find(({ value }) => value === asked) ?? tabs[0]!;
  const { Content } = tab;
  const panel = useRef<HTMLDivElement>(null);
  // Whoever has just given the password goes on here.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  // On a phone the tab of an address that is opened may stand beyond the edge.
  useEffect(() => {
    const active = panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (active?.parentElement) active.parentElement.scrollLeft = active.offsetLeft - active.offsetWidth / 2;
  }, [tab.value]);
  return (
    <div className="admin" ref={panel} tabIndex={-1}>
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
        value={tab.value}
        onValueChange={(value) => setAddress(value === tabs[0]!.value ? {} : { tab: value })}
        items={tabs}
      >
        <Content onExpired={onExpired} />
      </Tabs>
    </div>
  );
}
