import type { ComponentType, ReactNode } from 'react';
import { Button } from '../controls/button';
import { Note } from '../feedback/note';
import { VisuallyHidden } from '../surfaces/visually-hidden';
import { lateCode } from './late-code';

export interface LateOptions {
  /** Stands where the part will, while its code is on the way. */
  waiting?: ReactNode;
  /** What could not be shown, as the subject of "… could not be loaded.". Without it, what waits goes on standing there. */
  named?: string;
  /** Its place is one among buttons, too small for a note. */
  isSmall?: boolean;
}

/**
 * A part of a screen whose code arrives after the screen. When it cannot be had, only the part is missing: its place says
 * so and offers another try, and the network's return is one by itself. Until its code is there once, it needs no more
 * than a place; from then on it is there at once.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting = null, named, isSmall = false }: LateOptions = {},
): ComponentType<Props> & { preload: () => void } {
  const { preload, useCode } = lateCode(load);

  function Late(props: Props) {
    const { code: Part, isFailed, retry: tryAgain } = useCode();
    if (Part) return <Part {...props} />;
    if (!isFailed || !named) return waiting;
    const said = `${named} could not be loaded.`;
    const retry = (
      <Button variant="quiet" flush={isSmall} icon="refresh-cw" onClick={tryAgain}>
        Retry{isSmall && ` ${named}`}
      </Button>
    );
    if (isSmall) {
      return (
        <span role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
          {retry}
        </span>
      );
    }
    return (
      <Note role="status" action={retry}>
        {said}
      </Note>
    );
  }
  return Object.assign(Late, { preload });
}
