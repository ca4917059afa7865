import type { ReactNode } from 'react';
import { useUser } from '@landfall/sdk';
import type { Access } from '@landfall/sdk/remote';
import { maySee } from '@landfall/sdk/shell';
import { Gate } from './gate';
import { NotAllowed } from './not-allowed';

interface GatedProps {
  access: Access;
  offer?: { label: string; to: string };
  children: ReactNode;
}

/** Shows its children to whom they are for. Nothing behind it is loaded for anybody else. */
export function Gated({ access, offer, children }: GatedProps) {
  const user = useUser();
  if (maySee(access, user)) return children;
  return user ? <NotAllowed /> : <Gate offer={offer} />;
}
