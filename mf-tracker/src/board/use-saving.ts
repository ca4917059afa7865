import { useRef, useState } from 'react';
import { ApiError, toast } from '@landfall/sdk';
import { reasonOf } from '../reason';
import { refusedFields, type FormErrors } from './form-values';

interface Words {
  done: { title: string; description: string };
  failed: string;
}

/** Saves once at a time, says how it went, and hands back what the server refused field by field. */
export function useSaving({ done, failed }: Words) {
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [refused, setRefused] = useState<FormErrors>({});
  const underway = useRef(false);

  /** True when it was saved. */
  const save = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (underway.current) return false;
    underway.current = true;
    setSaving(true);
    setFailed(false);
    setRefused({});
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      if (error instanceof ApiError) setRefused(refusedFields(error.errors));
      setFailed(true);
      toast({ title: failed, description: reasonOf(error), variant: 'destructive' });
      return false;
    } finally {
      underway.current = false;
      setSaving(false);
    }
  };
  return { isSaving, hasFailed, refused, save };
}
