import { Icon } from '@landfall/ui';
import { switchTheme, themeState } from './theme';

/** Light by day, dark by night; `theme` in the browser's storage. */
export function ThemeSwitch({ className }: { className?: string }) {
  const isDark = themeState(({ theme }) => theme === 'dark');
  return (
    <button
      type="button"
      className={className}
      aria-label="Switch between light and dark"
      aria-pressed={isDark}
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
