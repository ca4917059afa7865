import { create } from 'zustand';

type Theme = 'light' | 'dark';

const KEY = 'theme';

const stored = (): Theme => {
  try {
    return localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light';
  } catch {
    return 'light';
  }
};

const wear = (theme: Theme) => document.documentElement.classList.toggle('dark', theme === 'dark');

export const themeState = create<{ theme: Theme }>(() => ({ theme: stored() }));

export function switchTheme(): void {
  const theme: Theme = themeState.getState().theme === 'dark' ? 'light' : 'dark';
  themeState.setState({ theme });
  wear(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still shows the theme until the page is left.
    return;
  }
}

/** Wears what is stored, and what another tab of ours chooses later. */
export function startTheme(): void {
  wear(themeState.getState().theme);
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    const theme = stored();
    themeState.setState({ theme });
    wear(theme);
  });
}
