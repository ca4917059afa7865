import { useState } from 'react';
import { toast } from '@landfall/sdk';
import { cvById } from '../api';
import { refusalOf } from '../tasks/refusal';
import { isBlank } from '../text/told-apart';
import { put, workbench } from '../workbench/workbench';

/** Takes a kept CV in hand; one that was there and is kept nowhere comes back with one press. */
export function useKeptCv() {
  const [isLoading, setLoading] = useState(false);

  const take = async (id: number) => {
    const before = workbench.getState().cv;
    setLoading(true);
    try {
      const { name, text } = await cvById(id);
      put({ cv: { name, text, pages: null, cvId: id } });
      if (before && (before.cvId === undefined || before.isChanged) && !isBlank(before.text) && before.text !== text)
        toast({
          title: `CV in use: ${name}`,
          description: `It takes the place of ${before.name}.`,
          action: { label: 'Undo', onPress: () => put({ cv: before }) },
        });
    } catch (failure) {
      toast({ title: 'The CV could not be loaded', description: refusalOf(failure).detail, variant: 'destructive' });
    } finally {
      setLoading(false);
    }
  };

  return { isLoading, take };
}
