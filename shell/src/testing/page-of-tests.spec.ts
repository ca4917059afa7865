import { screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';

/**
 * What `infra/build/testing/web-setup.mjs` makes of the page that screens are tested on, by private parts of jsdom, React and
 * Testing Library. It is told here, as tests of a workspace with screens alone run on that page.
 */
const page = (content: string): HTMLElement[] => {
  document.body.innerHTML = content;
  return [...document.body.querySelectorAll<HTMLElement>('div, p')];
};
const shown = (element: Element) => [getComputedStyle(element).display, getComputedStyle(element).visibility];

describe('the style of an element, asked for again', () => {
  it('is the same one while the page is as it was', () => {
    const [, text] = page('<div><p>Jobs</p></div>');
    expect(getComputedStyle(text!)).toBe(getComputedStyle(text!));
  });

  it('is that of now when an attribute has changed, its own or one of what it stands in', () => {
    const [around, text] = page('<style>.gone { display: none }</style><div><p>Jobs</p></div>');
    expect(shown(text!)).toEqual(['block', 'visible']);
    around!.style.visibility = 'hidden';
    expect(shown(text!)).toEqual(['block', 'hidden']);
    text!.className = 'gone';
    expect(shown(text!)).toEqual(['none', 'hidden']);
  });

  it('is that of where it stands now', () => {
    const [around, text] = page('<div style="visibility: hidden"><p>Jobs</p></div>');
    expect(shown(text!)).toEqual(['block', 'hidden']);
    document.body.append(text!);
    expect(shown(text!)).toEqual(['block', 'visible']);
    around!.append(text!);
    expect(shown(text!)).toEqual(['block', 'hidden']);
    around!.remove();
    around!.style.visibility = 'visible';
    expect(shown(text!)).toEqual(['block', 'visible']);
  });

  it('is that of what the style sheet says now', () => {
    const [text] = page('<style>p { display: none }</style><p>Jobs</p>');
    expect(shown(text!)).toEqual(['none', 'visible']);
    document.querySelector('style')!.textContent = 'p { visibility: hidden }';
    expect(shown(text!)).toEqual(['block', 'hidden']);
  });
});

describe('where an element is made', () => {
  const madeAt = (element: object) => (element as { _debugStack?: unknown })._debugStack;

  it('is written down by React for none of them', () => {
    expect(madeAt(createElement('p'))).toBeDefined();
    expect(madeAt(createElement('p'))).toBe(madeAt(createElement('b')));
  });
});

describe('what the page shows', () => {
  it('is written into the last error of a query that waits, and into none before', async () => {
    page('<p>Jobs</p>');
    const before: string[] = [];
    const look = () => {
      try {
        return screen.getByText('News');
      } catch (error) {
        before.push((error as Error).message);
        throw error;
      }
    };
    await expect(waitFor(look, { timeout: 50, interval: 10 })).rejects.toThrow('Jobs');
    expect(before.length).toBeGreaterThan(1);
    expect(before.filter((message) => message.includes('Jobs'))).toEqual([]);
  });
});
