import { useNavigate, useNavigationType } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import type { Access } from '@landfall/sdk/remote';
import type { ReleasedRoute } from '@landfall/sdk/release';
import { Button } from '@landfall/ui';
import { Gated } from '../gate/gated';
import { Loading } from '../pages/loading';
import { RemotePart } from '../remotes/remote-part';

interface ScreenProps {
  remote: string;
  route: ReleasedRoute;
  access: Access;
}

/** A remote's route: its title at once, its gate, then the remote itself. */
export const Screen = ({ remote, route, access }: ScreenProps) => (
  <>
    <RouteTitle title={route.title} />
    <Gated access={access} offer={route.gateOffer}>
      <RemotePart
        part={{ kind: 'route', remote, path: route.path }}
        title={route.title}
        loading={<Loading />}
        actions={<WayBack />}
      />
    </Gated>
  </>
);

/** Stands before the screen, so that a title the screen sets itself comes later and stays. */
function RouteTitle({ title }: { title: string }) {
  useTitle(title);
  return null;
}

/** To the page that led here, which is still at hand where this one cannot be had. */
function WayBack() {
  const navigate = useNavigate();
  if (useNavigationType() !== 'PUSH') return null;
  return (
    <Button variant="secondary" icon="arrow-left" onClick={() => void navigate(-1)}>
      Back
    </Button>
  );
}
