import { useUser } from '@landfall/sdk';
import type { Job } from '@landfall/contracts';

/**
 * Where the browser gets an employer's logo: from our server, which has checked it, and never from the address that an
 * advert names. It serves them to people who are signed in; a visitor sees the initials.
 */
export function useLogo({ id, logo_url }: Pick<Job, 'id' | 'logo_url'>): string | null {
  return useUser() && logo_url ? `/api/jobs/${id}/logo` : null;
}
