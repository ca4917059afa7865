import { element } from './html.js';

/** What a page is, for those who see its address only: search engines, and whoever is sent a link. */
interface PageMeta {
  title: string;
  /** What the page shows, where that is one thing; else the title. */
  headline?: string;
  description: string;
  /** In full, as people reach it. */
  address: string;
  /** Behind the gate, or not there: nothing to find. */
  isHidden: boolean;
}

export const SITE = 'Landfall';
export const DESCRIPTION =
  'Jobs abroad with visa sponsorship, news that says who has checked it, and tools for each application.';

/** Says nothing of a person or of what stands behind the gate. */
export function metaElements({ title, headline = title, description, address, isHidden }: PageMeta): string[] {
  const named = (name: string, content: string) => element('meta', { name, content });
  const property = (name: string, content: string) => element('meta', { property: `og:${name}`, content });
  return [
    named('description', description),
    ...(isHidden ? [named('robots', 'noindex')] : [element('link', { rel: 'canonical', href: address })]),
    property('site_name', SITE),
    property('type', 'website'),
    property('title', headline),
    property('description', description),
    property('url', address),
    property('locale', 'en_GB'),
    named('twitter:card', 'summary_large_image'),
  ];
}
