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
