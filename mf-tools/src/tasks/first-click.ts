import type { MouseEvent } from 'react';

/**
 * For what may come to stand under the pointer while a person still clicks: the second half of a double click was meant
 * for what stood there before (a test's Submit, say, where its results or a row of the history are now).
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act();
};
