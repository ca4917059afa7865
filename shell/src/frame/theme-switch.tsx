import { Icon } from '@landfall/ui';
import { switchTheme, themeState } from './theme';

/** Light by day, dark by night; `theme` in the browser's storage. */
export function ThemeSwitch({ className }: { className?: string }) {
  const isDark = themeState(({ theme }) => theme === 'dark');
  return (
    <button
      type="button"
      className={className}
      aria-label={`Light or dark, now ${isDark ? 'dark' : 'light'}`}
      title="Light or dark"
      onClick={switchTheme}
    >
      <Icon name="sun-moon" size={20} />
      <span className="frame-label" aria-hidden="true">
        Light or dark
      </span>
    </button>
  );
}
