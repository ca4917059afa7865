import { lazy, Suspense } from 'react';
import { useTitle } from '@landfall/sdk';
import { Loading } from '../pages/loading';

const States = lazy(() => import('@landfall/ui/states'));

/** Every part of the design system in every state; its code comes only to whoever opens it. */
export function Design() {
  useTitle('States');
  return (
    <Suspense fallback={<Loading />}>
      <States />
    </Suspense>
  );
}
