import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';
import { absolute, fromHtml, fromMarkdown, unfilledIn } from './article-text.js';
import type { NewsArticleEntity } from './news-article.entity.js';
import type { TrainingEventEntity } from './training-event.entity.js';

export type ShippedArticle = Omit<NewsArticleEntity, 'id' | 'createdAt'> & { sourceId: string };
export type ShippedEvent = Omit<TrainingEventEntity, 'id'> & { sourceId: string };

/** A line of a news file: the fields of the specification and facts of the source. */
interface ArticleLine {
  id: string;
  title: string;
  source: string;
  sourceUrl: string;
  imageUrl: string;
  content: string;
  summary: string;
  category: string;
  tags: string[];
  publishedAt: string;
  extra: { locale?: string; withdrawn?: boolean };
}

interface NewsFile {
  name: string;
  base: string;
  read: (content: string, base: string) => string;
  verified: { by: string; at: string } | null;
  keyPoints?: (content: string) => string[];
}

/**
 * What "verified" rests on, file by file. Pages of the third file are the publisher's own examples, of which a few
 * may have been edited for testing: nobody has checked them, so they carry no label.
 */
const FILES: NewsFile[] = [
  {
    name: 'uk-immigration-rules-updates.jsonl.gz',
    base: 'https://www.gov.uk',
    read: fromMarkdown,
    verified: { by: 'Landfall, as a word-for-word copy of the notice on GOV.UK', at: '2025-12-06T00:00:00Z' },
    keyPoints: changedSections,
  },
  {
    name: 'dfe-get-into-teaching.jsonl.gz',
    base: 'https://getintoteaching.education.gov.uk',
    read: fromMarkdown,
    verified: { by: "Landfall, as a copy of the text in the department's own files", at: '2026-11-21T00:00:00Z' },
  },
  { name: 'govuk-content.jsonl.gz', base: 'https://www.gov.uk', read: fromHtml, verified: null },
];

const folder = shippedFolder('news');

async function linesOf<T>(name: string): Promise<T[]> {
  const text = gunzipSync(await readFile(new URL(name, folder))).toString('utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

/** An article that ships and is not shown, and why. */
interface LeftOut {
  sourceId: string;
  title: string;
  reason: string;
}

interface ShippedNews {
  articles: ShippedArticle[];
  leftOut: LeftOut[];
}

export async function shippedNews(): Promise<ShippedNews> {
  const articles = new Map<string, ShippedArticle>();
  const leftOut: LeftOut[] = [];
  for (const file of FILES) {
    for (const line of await linesOf<ArticleLine>(file.name)) {
      const article = toArticle(line, file);
      const reason = whyLeftOut(line, article);
      if (reason) leftOut.push({ sourceId: article.sourceId, title: article.title, reason });
      else articles.set(article.sourceId, article);
    }
  }
  return { articles: [...articles.values()], leftOut };
}

function whyLeftOut({ extra }: ArticleLine, { title, summary, content }: ShippedArticle): string | undefined {
  if (extra.withdrawn) return 'Its publisher has withdrawn it';
  // Publishers fill these in when they show the page. The values are not in the files, and a sentence without its
  // figure would be neither a copy nor true.
  const names = unfilledIn([title, summary, content].join('\n'));
  return names.length > 0 ? `The source leaves open what stands at ${names.join(', ')}` : undefined;
}

function toArticle(line: ArticleLine, { base, read, verified, keyPoints }: NewsFile): ShippedArticle {
  const content = read(line.content, base);
  return {
    // Several documents share an id, and all notices of changes share an address: only both together name one.
    sourceId: `${line.id} ${new URL(line.sourceUrl).pathname}`,
    title: line.title,
    source: line.source.replaceAll('&amp;', '&'),
    sourceUrl: absolute(line.sourceUrl, base),
    imageUrl: absolute(line.imageUrl, base),
    content,
    summary: line.summary,
    keyPoints: keyPoints?.(content) ?? [],
    category: line.category,
    tags: line.tags,
    isPremium: false,
    language: line.extra.locale ?? 'en',
    publishedAt: line.publishedAt ? new Date(line.publishedAt) : null,
    verifiedBy: verified?.by ?? null,
    verifiedAt: verified ? new Date(verified.at) : null,
  };
}

/** A notice of changes lists the sections it changes as links that stand alone. */
function changedSections(content: string): string[] {
  const names = content
    .split('\n')
    .flatMap((line) => /^\[([^\]]+)\]\([^)]+\)$/.exec(line.trim())?.[1] ?? [])
    .map((name) => name.replace(/^Immigration Rules:?\s*/, ''));
  return [...new Set(names)].map((name) => name.charAt(0).toUpperCase() + name.slice(1));
}

interface EventLine extends Omit<TrainingEventEntity, 'id' | 'sourceId' | 'endDate' | 'price'> {
  price: number | null;
  extra: { endDate?: string };
}

export async function shippedEvents(): Promise<ShippedEvent[]> {
  const all = new Map<string, ShippedEvent>();
  for (const { extra, ...line } of await linesOf<EventLine>('events.jsonl.gz')) {
    const sourceId = `${line.title} ${line.date} ${line.location}`;
    const endDate = extra.endDate && extra.endDate >= line.date ? extra.endDate : line.date;
    const price = line.price === null ? null : String(line.price);
    all.set(sourceId, { ...line, price, sourceId, endDate, registrationUrl: webAddress(line.registrationUrl) });
  }
  return [...all.values()];
}

const webAddress = (address: string | null) => (address && /^https?:\/\//.test(address) ? address : null);
