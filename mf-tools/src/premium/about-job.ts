/** "Nurse, Harbour Health": a title that names the employer already is enough. */
export const aboutJob = (title: string | null, company: string | null): string =>
  [title, company && title?.includes(company) ? null : company].filter(Boolean).join(', ');
