import { useState } from 'react';
import { classes } from '../classes';
import { Icon } from './icon';

export interface CompanyMarkProps {
  /** The company's name; its first two words give the initials. */
  name?: string | null;
  /** Address of a picture; until it has arrived, and where it never does, the initials stand there. */
  logo?: string | null;
  size?: 'regular' | 'large';
  className?: string;
}

/** Initials of the first two words, as a reader would count letters: an emoji or a letter with marks is one. */
export function initialsOf(name: string | null | undefined): string {
  const words = (name ?? '').split(/[\s\p{P}\p{S}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, 2)
    .map((word) => firstLetter(word))
    .join('')
    .toLocaleUpperCase();
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Below this no sign joins the one before it. */
const FIRST_JOINING = 0x300;

function firstLetter(word: string): string {
  // to ask the segmenter takes a hundred times as long, and a list shows forty names
  if (word.charCodeAt(0) < FIRST_JOINING && !(word.charCodeAt(1) >= FIRST_JOINING)) return word.charAt(0);
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}

/** The name always stands beside it, so readers do not hear it twice. */
export function CompanyMark({ name, logo, size = 'regular', className }: CompanyMarkProps) {
  const [arrived, setArrived] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const hasArrived = Boolean(logo) && arrived === logo;
  return (
    <span className={classes('lf-company', className)} data-size={size} aria-hidden="true">
      {!hasArrived && (initialsOf(name) || <Icon name="company" />)}
      {logo && failed !== logo && (
        <img
          src={logo}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          data-arrived={hasArrived || undefined}
          onLoad={() => setArrived(logo)}
          onError={() => setFailed(logo)}
        />
      )}
    </span>
  );
}
