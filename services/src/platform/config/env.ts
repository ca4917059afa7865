/** A setting that cannot be used. Its message names the variable and says what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings with a default and a rule each. An empty text counts as not set. */
export class Env {
  readonly isProduction: boolean;

  constructor(private readonly values: Environment) {
    this.isProduction = values.NODE_ENV === 'production';
  }

  optional(name: string): string | undefined {
    const value = this.values[name]?.trim();
    return value === '' ? undefined : value;
  }

  text(name: string, standard: string): string {
    return this.optional(name) ?? standard;
  }

  required(name: string): string {
    return this.optional(name) ?? this.refuse(name, 'must be set');
  }

  /** A secret has a default in local mode only; in production it must be set, and to something else. */
  secret(name: string, localDefault: string): string {
    const value = this.optional(name);
    if (!this.isProduction) return value ?? localDefault;
    if (value === undefined) return this.refuse(name, 'must be set in production');
    if (value === localDefault) return this.refuse(name, 'must not be the default in production');
    return value;
  }

  integer(name: string, standard: number, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): number {
    const value = this.optional(name);
    if (value === undefined) return standard;
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || number < min || number > max) {
      return this.refuse(name, `must be a whole number from ${min} to ${max}`);
    }
    return number;
  }

  flag(name: string, standard: boolean): boolean {
    const value = this.optional(name)?.toLowerCase();
    if (value === undefined) return standard;
    if (['1', 'true', 'on', 'yes'].includes(value)) return true;
    if (['0', 'false', 'off', 'no'].includes(value)) return false;
    return this.refuse(name, 'must be "on" or "off"');
  }

  /** How often something may happen; `off` (or 0) means as often as one likes. */
  limit(name: string, standard: number): number {
    if (this.optional(name)?.toLowerCase() === 'off') return Number.POSITIVE_INFINITY;
    return this.integer(name, standard) || Number.POSITIVE_INFINITY;
  }

  oneOf<T extends string>(name: string, choices: readonly T[], standard: T): T {
    const value = this.optional(name);
    if (value === undefined) return standard;
    return choices.find((choice) => choice === value) ?? this.refuse(name, `must be one of ${choices.join(', ')}`);
  }

  list(name: string, standard: readonly string[] = []): string[] {
    const value = this.optional(name);
    if (value === undefined) return [...standard];
    return value
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  }

  /** `protocols` without the colon. The answer has no trailing slash. */
  url(name: string, standard: string, protocols: readonly string[] = ['http', 'https']): string {
    const value = this.text(name, standard);
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol.slice(0, -1))) {
      return this.refuse(name, `must be an address that starts with ${protocols.map((one) => `${one}:`).join(' or ')}`);
    }
    return value.replace(/\/+$/, '');
  }

  optionalUrl(name: string, protocols?: readonly string[]): string | undefined {
    return this.optional(name) === undefined ? undefined : this.url(name, '', protocols);
  }

  refuse(name: string, rule: string): never {
    throw new ConfigError(`${name} ${rule}.`);
  }
}
