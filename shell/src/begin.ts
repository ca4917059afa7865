const element = (name: string, className: string, ...inside: (string | Node)[]): HTMLElement => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...inside);
  return made;
};

/** Drawn without React and the design system's code: they may be what did not arrive. */
function sayNotStarted(): void {
  const reload = element('button', 'lf-button', 'Reload');
  reload.dataset.variant = 'primary';
  reload.addEventListener('click', () => window.location.reload());
  const said = element(
    'div',
    'lf-empty lf-card gate',
    element('h1', 'lf-title', 'This page could not be started'),
    element('div', 'lf-empty-text', 'A part of it did not arrive, or does not work here. Reloading usually helps.'),
    element('div', 'lf-empty-actions', reload),
  );
  said.setAttribute('role', 'alert');
  document.getElementById('main')?.replaceChildren(said);
}

/** Starts the page, and says so in it where that is not possible; the error goes on to where errors are counted. */
export async function begin(bootstrap: () => Promise<unknown>): Promise<void> {
  try {
    await bootstrap();
  } catch (error) {
    sayNotStarted();
    throw error;
  }
}
