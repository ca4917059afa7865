import { inlined } from '../page/inlined';
import { DEFAULTS } from './defaults';
import type { Settings } from './settings';

type Said = { [Key in keyof Settings]?: Settings[Key] extends unknown[] ? Settings[Key] : Partial<Settings[Key]> };

let known: Settings | undefined;

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `said` over the defaults, one level deep: naming one mailbox keeps the others. */
export function settingsFrom(said: Said): Settings {
  const merged: Record<string, unknown> = { ...DEFAULTS };
  for (const [key, value] of Object.entries(said)) {
    const before = merged[key];
    if (value !== undefined) merged[key] = isGroup(before) && isGroup(value) ? { ...before, ...value } : value;
  }
  return merged as unknown as Settings;
}

/** The page's settings; they do not change while it is open. */
export function siteSettings(): Settings {
  known ??= settingsFrom(inlined<Said>('settings') ?? {});
  return known;
}

/** Replaces the settings of this page; for the shell's start and for tests. */
export function provideSettings(said: Said): void {
  known = settingsFrom(said);
}

export const useSettings = (): Settings => siteSettings();
