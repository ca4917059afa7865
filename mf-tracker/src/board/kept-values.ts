import { useEffect, useState } from 'react';
import { storage, useUser } from '@landfall/sdk';
import { isSame, type FormValues } from './form-values';

const { session: thisTab } = storage('mf-tracker');

/**
 * What stands in a form, which outlives a reload, or the page being closed behind somebody who was signed out elsewhere: it is
 * kept in this tab for its person until it is saved or given up. Only what was changed is: the rest may be newer by then.
 * @param about which form it is: another application has another
 */
export function useKeptValues(about: string, start: FormValues) {
  const person = useUser()?.id ?? 'visitor';
  const [key] = useState(`draft ${person} ${about}`);
  const [values, setValues] = useState<FormValues>(() => ({ ...start, ...thisTab.get<Partial<FormValues>>(key) }));
  const [isFromBefore] = useState(() => !isSame(start, values));
  useEffect(() => {
    if (isSame(start, values)) thisTab.remove(key);
    else thisTab.set(key, typed(start, values));
  }, [key, start, values]);
  return { values, setValues, isFromBefore, forget: () => thisTab.remove(key) };
}

const typed = (start: FormValues, values: FormValues): Partial<FormValues> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== start[name as keyof FormValues]));
